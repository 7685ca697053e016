import { isObject } from '../../openapi/json.ts'

/** What a list was searched for and does not have. */
export interface MissingVariant {
  readonly expected: unknown
  readonly items: readonly unknown[]
}

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`

const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text // a text that is no JSON is its own value
  }
}

/** Reads the library's words on a list that lacks a variant: it writes the list as JSON of JSON texts. Null for other words. */
export const missingVariant = (message: string, expected: unknown, actual: unknown): MissingVariant | null => {
  if (!message.startsWith('Variant at index')) return null
  const items = parsed(actual)
  return Array.isArray(items) ? { expected: parsed(expected), items: items.map(parsed) } : null
}

const differences = (expected: unknown, item: unknown): readonly string[] => {
  if (!isObject(expected) || !isObject(item))
    return kindOf(expected) === kindOf(item) ? [] : [`it is ${kindOf(item)} instead of ${kindOf(expected)}`]
  return Object.entries(expected).flatMap(([key, value]) =>
    !(key in item)
      ? [`${key} is missing`]
      : kindOf(value) === kindOf(item[key])
        ? []
        : [`${key} is ${kindOf(item[key])} instead of ${kindOf(value)}`],
  )
}

/** A sentence on the item that comes closest to what was searched for, so that nobody has to compare a whole list. */
export const nearestSentence = ({ expected, items }: MissingVariant): string => {
  const [nearest] = items
    .map((item, index) => ({ index, differing: differences(expected, item) }))
    .toSorted((one, other) => one.differing.length - other.differing.length)
  if (!nearest) return 'The list is empty, and an item like the expected one has to be in it.'
  const differs =
    nearest.differing.length === 0 ? 'differs in a value' : `differs: ${nearest.differing.slice(0, 5).join(', ')}`
  return `No item of the list is like the expected one. The nearest, at ${nearest.index}, ${differs}.`
}
