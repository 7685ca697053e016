import { isObject, type Json } from '../../openapi/json.ts'

/** The parts of an interaction in which two artefacts can differ. */
export type Part =
  | 'request address'
  | 'request path'
  | 'request query'
  | 'request header'
  | 'request body'
  | 'status'
  | 'header'
  | 'body'
  /** The example that OpenAPI declares for the state. */
  | 'example'
  /** The name of the provider state, or its parameters. */
  | 'state'
  /** A status that the portal's client has a decoder for. */
  | 'read status'

/** A place in an interaction: the name of a parameter or header, or the keys of a body from the outside in (numbers for items). */
export interface Place {
  readonly part: Part
  readonly keys: readonly string[]
}

const plain = /^[A-Za-z_][\w-]*$/

/** Keys as a JSON path: `$.setup.people[0].name`. */
export const pathOf = (keys: readonly string[]): string =>
  `$${keys
    .map((key) => (key === '*' || /^\d+$/.test(key) ? `[${key}]` : plain.test(key) ? `.${key}` : `['${key}']`))
    .join('')}`

/** The keys of a JSON path as a pact writes it; `*` for any. Throws a sentence if the path is not valid. */
export const keysOf = (path: string): readonly string[] => {
  const tokens = /\.([\w-]+|\*)|\[(\d+|\*)\]|\['((?:[^'\\]|\\.)*)'\]/gy
  const keys: string[] = []
  tokens.lastIndex = 1
  while (path.startsWith('$') && tokens.lastIndex < path.length) {
    const found = tokens.exec(path)
    if (!found) throw new Error(`'${path}' is no path that the agreement can read.`)
    keys.push(found[1] ?? found[2] ?? found[3] ?? '')
  }
  if (!path.startsWith('$')) throw new Error(`'${path}' is no path that the agreement can read.`)
  return keys
}

/** A place as a person reads it: `status`, `header Content-Type`, `$.setup.people[0]`, `request $.email`. */
export const placeName = ({ part, keys }: Place): string => {
  switch (part) {
    case 'body':
      return pathOf(keys)
    case 'request body':
      return `request ${pathOf(keys)}`
    case 'status':
      return 'status'
    case 'request address':
      return 'request address'
    case 'example':
      return `example ${pathOf(keys)}`
    case 'state':
    case 'read status':
    case 'header':
    case 'request header':
    case 'request path':
    case 'request query':
      return `${part} ${keys.join(' ')}`
  }
}

/** Whether a place is in the request. */
export const isRequest = ({ part }: Place): boolean => part.startsWith('request')

/** The same place in any item of its lists. */
export const anyItem = ({ part, keys }: Place): Place => ({
  part,
  keys: keys.map((key) => (/^\d+$/.test(key) ? '*' : key)),
})

/** The value at some keys, with `*` for the first item; undefined if there is nothing. */
export const valueAt = (value: Json | undefined, keys: readonly string[]): Json | undefined => {
  let at = value
  for (const key of keys) {
    if (Array.isArray(at)) at = (at as readonly Json[])[key === '*' ? 0 : Number(key)]
    else if (isObject(at)) at = key === '*' ? Object.values(at)[0] : Object.hasOwn(at, key) ? at[key] : undefined
    else return undefined
  }
  return at
}

/** The kind of a value, in the words of a schema. */
export const kindOf = (value: Json): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : typeof value === 'number'
        ? Number.isInteger(value)
          ? 'integer'
          : 'number'
        : typeof value

const secret = /password|token|secret|otp|^code$/i

/** A value as a report shows it: short, with its kind, and never a secret. */
export const shown = (value: Json | undefined, keys: readonly string[] = []): string => {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (keys.some((key) => secret.test(key)) && !isObject(value)) return `${kindOf(value)} (not shown)`
  if (Array.isArray(value)) return `array of ${value.length}`
  if (isObject(value)) return `object {${Object.keys(value).slice(0, 6).join(', ')}}`
  const text = JSON.stringify(value)
  return `${kindOf(value)} ${text.length > 60 ? `${text.slice(0, 57)}…` : text}`
}
