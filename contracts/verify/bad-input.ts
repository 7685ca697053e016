import { isObject } from '../../openapi/json.ts'

/** Ends the program with exit 2: one sentence that says what is wrong and what to do about it. */
export class BadInput extends Error {}

/** The text of anything that was thrown. */
export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The address in a form that can be printed: a query or a user name could hold a secret. */
export const shownAddress = (address: string): string => {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname === '/' ? '' : pathname}`
}

/** The value at some keys of parsed JSON; undefined if there is none. */
export const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce((inner: unknown, key) => (isObject(inner) ? inner[key] : undefined), value)

/** The items at some keys of parsed JSON; none if there is no list. */
export const listAt = (value: unknown, ...keys: readonly string[]): readonly unknown[] => {
  const list = at(value, ...keys)
  return Array.isArray(list) ? list : []
}
