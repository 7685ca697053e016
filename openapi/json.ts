/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
/** An object of JSON. */
export type JsonObject = { readonly [key: string]: Json }

/** Whether a value that was parsed from JSON or YAML is an object: no array, and not null. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A key as a part of a JSON pointer. */
export const escapeKey = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))

/** The keys of a JSON pointer, from the outside in: of a fragment (`#/components/schemas/User`), which is percent-encoded, or plain (`/0/name`). */
export const keysOfPointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) =>
      (pointer.startsWith('#') ? decodeURIComponent(part) : part).replaceAll('~1', '/').replaceAll('~0', '~'),
    )

/** What is at the end of some keys; undefined where nothing is. */
export const valueAt = (root: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (value, key) =>
      Array.isArray(value) ? value[Number(key)] : isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined,
    root,
  )

/** An object of an OpenAPI document, with the pointer at which it really is. */
export interface Resolved {
  readonly pointer: string
  readonly value: JsonObject
}

/**
 * The object at a JSON pointer of an OpenAPI document, with every `$ref` at its end followed. What is written beside a `$ref` is kept, and wins
 * over what is referred to. Throws an `Error` with a sentence where nothing is there.
 */
export const resolve = (document: unknown, pointer: string): Resolved => {
  const found = valueAt(document, keysOfPointer(pointer))
  if (!isObject(found)) throw new Error(`The OpenAPI document has nothing at ${pointer}.`)
  const { $ref, ...beside } = found
  if (typeof $ref !== 'string') return { pointer, value: found }
  const target = resolve(document, $ref)
  return { pointer: target.pointer, value: { ...target.value, ...beside } }
}

/** A schema, parameter or response that may be a `$ref`, followed as by `resolve`. */
export const dereference = (document: unknown, part: JsonObject): JsonObject => {
  const { $ref, ...beside } = part
  return typeof $ref === 'string' ? { ...resolve(document, $ref).value, ...beside } : part
}

/** A value as one short text: a string as it is, anything else as JSON, cut to a length. */
export const shortText = (value: unknown, longest: number): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
