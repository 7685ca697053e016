import { isObject } from '../../openapi/json.ts'

/** An expected item that a list does not have. */
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
    return text // a text that is not JSON is its own value
  }
}

/** Reads the library's message about a list that lacks a variant, in which the list is JSON of JSON texts. Null for any other message. */
export const missingVariant = (message: string, expected: unknown, actual: unknown): MissingVariant | null => {
  if (!message.startsWith('Variant at index')) return null
  const items = parsed(actual)
  return Array.isArray(items) ? { expected: parsed(expected), items: items.map(parsed) } : null
}

interface Difference {
  /** Whether the shape differs, which no rule allows, and not only the value, which a rule can allow. */
  readonly isShape: boolean
  readonly text: string
}

const named = (path: string, text: string): string => (path === '' ? `it ${text}` : `${path} ${text}`)

const differences = (expected: unknown, item: unknown, path = ''): readonly Difference[] => {
  const shape = (text: string): readonly Difference[] => [{ isShape: true, text: named(path, text) }]
  if (kindOf(expected) !== kindOf(item)) return shape(`is ${kindOf(item)} instead of ${kindOf(expected)}`)
  if (Array.isArray(expected) && Array.isArray(item)) {
    const [wanted] = expected
    if (wanted === undefined) return []
    return item.length === 0
      ? shape('is empty')
      : item.flatMap((inner, index) => differences(wanted, inner, `${path}[${index}]`))
  }
  if (isObject(expected) && isObject(item))
    return Object.entries(expected).flatMap(([key, value]) => {
      const inner = path === '' ? key : `${path}.${key}`
      return key in item ? differences(value, item[key], inner) : [{ isShape: true, text: `${inner} is missing` }]
    })
  if (expected === item) return []
  return [{ isShape: false, text: named(path, `is ${JSON.stringify(item)} instead of ${JSON.stringify(expected)}`) }]
}

const most = 5

/** A sentence about the item that is closest to the expected one, so that nobody has to compare a whole list. */
export const nearestSentence = ({ expected, items }: MissingVariant): string => {
  const [nearest] = items
    .map((item, index) => {
      const all = differences(expected, item)
      return { index, all, shapes: all.filter(({ isShape }) => isShape) }
    })
    .toSorted((one, other) => one.shapes.length - other.shapes.length || one.all.length - other.all.length)
  if (!nearest) return 'The list is empty, and an item like the expected one has to be in it.'
  // Values can differ if a rule of the pact allows it, so they count only if nothing else differs.
  const telling = nearest.shapes.length > 0 ? nearest.shapes : nearest.all
  const texts = telling.slice(0, most).map(({ text }) => text)
  const more = telling.length > most ? `, and ${telling.length - most} more` : ''
  return `No item of the list is like the expected one. The nearest, at ${nearest.index}, differs: ${texts.join(', ')}${more}.`
}
