import type { Node, Side } from './schemas.ts'

/** Limits that only a request can break: the portal's reader checks none of them. */
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
/** Formats that say how to show or type a value, not which values are allowed. */
const annotations = new Set(['password', 'html', 'binary', 'byte', 'int32', 'int64', 'float', 'double'])
/** Formats of a response that the portal's code takes apart; it shows any other as it is. */
const taken = new Set(['date', 'date-time', 'time', 'duration', 'uri', 'uri-reference', 'url'])
/** Keywords that are compared elsewhere, or say nothing about values. */
const known = new Set([
  ...[...lower, ...upper, 'format', 'pattern', 'default', '$ref', 'type', 'nullable', 'enum', 'const', 'properties'],
  ...['required', 'additionalProperties', 'items', 'anyOf', 'oneOf', 'allOf', 'title', 'description', 'example'],
  ...['examples', 'deprecated', 'externalDocs', 'readOnly', 'writeOnly', 'xml', '$comment', 'discriminator'],
])

/** One limit that changed. */
interface LimitChange {
  readonly what: string
  readonly breaking: boolean
}

const shown = (value: unknown, absent: string): string =>
  value === undefined ? absent : typeof value === 'object' ? JSON.stringify(value) : String(value)

const isBreakingFormat = (side: Side, keyword: string, was: unknown, is: unknown): boolean => {
  const limits = (format: unknown): boolean => format !== undefined && !annotations.has(String(format))
  if (side === 'request') return limits(is)
  // The portal would show the tags of new HTML as text.
  return keyword === 'format' && (taken.has(String(was)) || is === 'html')
}

/** The changes of bounds, patterns, formats and defaults, and of every keyword that nothing else here compares. */
export const limitsBetween = (side: Side, old: Node, now: Node): readonly LimitChange[] => {
  const found: LimitChange[] = []
  const keywords = new Set([...Object.keys(old), ...Object.keys(now)])
  for (const keyword of keywords) {
    const [was, is] = [old[keyword], now[keyword]]
    if (JSON.stringify(was) === JSON.stringify(is)) continue
    const add = (breaking: boolean): void =>
      void found.push({ what: `${keyword} is ${shown(is, 'gone')} and was ${shown(was, 'none')}`, breaking })
    if (lower.includes(keyword) || upper.includes(keyword)) {
      const isLess = is !== undefined && (was === undefined || lower.includes(keyword) === Number(is) > Number(was))
      add(isLess && side === 'request')
    } else if (keyword === 'format' || keyword === 'pattern') add(isBreakingFormat(side, keyword, was, is))
    // An absent value now means something else.
    else if (keyword === 'default') add(was !== undefined && is !== undefined)
    else if (keyword === 'x-html')
      found.push({ what: `its HTML is ${shown(is, 'none')} and was ${shown(was, 'none')}`, breaking: false })
    else if (!known.has(keyword) && !keyword.startsWith('x-')) add(true)
  }
  return found
}
