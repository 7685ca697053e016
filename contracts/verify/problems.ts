import { isObject, shortText, valueAt } from '../../openapi/json.ts'
import { keysOf, pathOf } from './json-path.ts'
import { at, listAt } from './bad-input.ts'

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

/** One problem of an interaction, in texts ready to be shown. */
export interface Problem {
  /** Where: `status`, `header Content-Type`, `body $.id`, `state`, `response`. */
  readonly path: string
  /** What the pact says; empty if there is nothing to say. */
  readonly expected: string
  /** What was received; empty if there is nothing to say. */
  readonly actual: string
  /** The message of the library or of the provider-state endpoint. */
  readonly message: string
}

/** The library's verdict on one interaction. */
export interface Verdict {
  readonly problems: readonly Problem[]
  /** Whether the response does not look like this API at all: not JSON although JSON was expected, or an unknown path. */
  readonly isStrange: boolean
}

const longest = 900

/** JSON on one line, with spaces at which it can wrap. */
const spaced = (value: unknown): string => (JSON.stringify(value, null, 1) ?? 'nothing').replaceAll(/\n\s*/g, ' ')

/** A value as it is shown; the library passes JSON as text. */
const shown = (value: unknown): string => {
  const isJson = typeof value === 'string' && /^[[{]/.test(value)
  const text = isJson ? readJson(value) : typeof value === 'string' ? value : value === null ? 'nothing' : spaced(value)
  return text === '' ? 'nothing' : shortText(text, longest)
}

const readJson = (text: string): string => {
  try {
    return spaced(JSON.parse(text))
  } catch {
    return text // a body that only begins like JSON is shown as it is
  }
}

/** Statuses of a host that does not know the call; the last one is the mock's. */
const unknownPath = new Set([404, 405, 501, 599])

/** Names of values that no terminal should show. */
const secret = /(token|password|secret)[^.[]*$/i

const lacksKeys = 'Actual map is missing the following keys'

/** One problem per missing property: the library names only the object and lists what it lacks. Null for any other message. */
const missingKeys = (mismatch: unknown, example: unknown): readonly Problem[] | null => {
  const [wanted, had] = [at(mismatch, 'expected'), at(mismatch, 'actual')].map((one) => readList(String(one)))
  if (!String(at(mismatch, 'mismatch')).startsWith(lacksKeys) || !wanted || !had) return null
  const keys = keysOf(String(at(mismatch, 'path') ?? '$'))
  // The pact has one example of each list.
  const like = valueAt(
    example,
    keys.map((key) => (/^\d+$/.test(key) ? '0' : key)),
  )
  return wanted
    .filter((key) => !had.includes(key))
    .map((key) => ({
      path: `body ${pathOf([...keys, key])}`,
      expected: isObject(like) && key in like ? shown(spaced(like[key])) : 'a value',
      actual: 'nothing',
      message: 'it is missing',
    }))
}

const readList = (text: string): readonly string[] | null => {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.map(String) : null
  } catch {
    return null // another version of the library may word it differently; its message is then shown unchanged
  }
}

/** `body` for the whole, `body $.id` for a place in it. */
export const bodyPath = (path: string): string => (path === '$' ? 'body' : `body ${path}`)

const problemOf = (mismatch: unknown): Problem => {
  const type = at(mismatch, 'type')
  const path =
    type === 'StatusMismatch'
      ? 'status'
      : type === 'HeaderMismatch'
        ? `header ${String(at(mismatch, 'key'))}`
        : type === 'BodyTypeMismatch'
          ? 'body'
          : bodyPath(String(at(mismatch, 'path') ?? '$'))
  const [expected, actual, message] = [
    at(mismatch, 'expected'),
    at(mismatch, 'actual'),
    String(at(mismatch, 'mismatch')),
  ]
  const variant = missingVariant(message, expected, actual)
  if (variant)
    return { path, expected: shown(expected), actual: shown(variant.items), message: nearestSentence(variant) }
  const body = at(mismatch, 'actualBody')
  const came = typeof body === 'string' && type === 'BodyTypeMismatch' ? `${shown(actual)}: ${body}` : actual
  if (secret.test(path))
    return { path, expected: shown(expected), actual: '(not shown)', message: 'is not like the expected one' }
  return { path, expected: shown(expected), actual: shown(came), message }
}

/**
 * Reads the library's report on one interaction; no problems if it was kept. `example` is the body that the pact expects. If the
 * status differs, so does the body, and the library's problems with it would hide the reason.
 */
export const readVerdict = (report: string, example: unknown = null): Verdict => {
  const json: unknown = JSON.parse(report)
  const results = listAt(json, 'interactionResults')
  const problems: Problem[] = []
  let isStrange = false
  for (const mismatch of results.map((result) => at(result, 'mismatch')).filter((one) => one !== undefined)) {
    const message = at(mismatch, 'message')
    if (typeof message === 'string')
      problems.push({ path: 'response', expected: 'a response', actual: 'none', message })
    const mismatches = listAt(mismatch, 'mismatches')
    const isOther = mismatches.some((one) => at(one, 'type') === 'StatusMismatch')
    for (const one of mismatches) {
      const [type, actual] = [at(one, 'type'), at(one, 'actual')]
      if (type === 'BodyTypeMismatch' && !/json/i.test(String(actual))) isStrange = true
      if (type === 'StatusMismatch' && unknownPath.has(Number(actual))) isStrange = true
      if (isOther && type !== 'StatusMismatch') continue
      problems.push(...(missingKeys(one, example) ?? [problemOf(one)]))
    }
  }
  if (problems.length === 0 && at(json, 'result') !== true)
    problems.push({ path: 'response', expected: '', actual: '', message: shown(listAt(json, 'errors')) })
  // A wrong media type is reported once, for the body.
  const isReported = problems.some(({ path }) => path === 'body')
  const all = problems.filter(({ path }) => !(isReported && path.toLowerCase() === 'header content-type'))
  return { problems: all, isStrange }
}
