import { isObject, shortText, type Json } from '../../openapi/json.ts'

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
    if (!found) throw new Error(`'${path}' is not a JSON path.`)
    keys.push(found[1] ?? found[2] ?? found[3] ?? '')
  }
  if (!path.startsWith('$')) throw new Error(`'${path}' is not a JSON path.`)
  return keys
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
export const valueShown = (value: Json | undefined, keys: readonly string[] = []): string => {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (keys.some((key) => secret.test(key)) && !isObject(value)) return `${kindOf(value)} (not shown)`
  if (Array.isArray(value)) return `array of ${value.length}`
  if (isObject(value)) return `object {${Object.keys(value).slice(0, 6).join(', ')}}`
  return `${kindOf(value)} ${shortText(JSON.stringify(value), 60)}`
}
