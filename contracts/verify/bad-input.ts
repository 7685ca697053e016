import { isObject } from '../../openapi/json.ts'

/** Ends the program with exit 2: one sentence that says what is wrong and what to do about it. */
export class BadInput extends Error {}

/** The text of anything that was thrown. */
export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The address as it may be printed: without what a query or a user name could give away. */
export const shownAddress = (address: string): string => {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname === '/' ? '' : pathname}`
}

/** The value at some keys of parsed JSON; undefined where there is none. */
export const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce((inner: unknown, key) => (isObject(inner) ? inner[key] : undefined), value)

/** The items at some keys of parsed JSON; none where there is no list. */
export const listAt = (value: unknown, ...keys: readonly string[]): readonly unknown[] => {
  const list = at(value, ...keys)
  return Array.isArray(list) ? list : []
}
