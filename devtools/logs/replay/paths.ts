import { isRecord } from '../../../src/domain/kernel/data/is-record.ts'
/** One place where two values differ. `before` or `after` is undefined if that side has no such place. */
export interface Change {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

type Keyed = Readonly<Record<string, unknown>>

/** An object's own value under a key: every object inherits a `toString`. */
const own = (value: Keyed, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined)

const step = (path: string, key: string, isList: boolean): string => {
  if (isList) return `${path}[${key}]`
  if (!/^[\w-]+$/.test(key)) return `${path}[${JSON.stringify(key)}]`
  return path === '' ? key : `${path}.${key}`
}

/**
 * Every place where two JSON values differ, as deep as possible, in the order of the keys: `optOut.dental.kind`, `family.members[2]`,
 * `forms["contact us"]`. Identical objects are not searched, so comparing two snapshots of one log costs only as much as what changed.
 */
export const changesBetween = (before: unknown, after: unknown, path = ''): readonly Change[] => {
  // Two builds never share a function, so all that can be compared is whether both have one.
  if (Object.is(before, after) || (typeof before === 'function' && typeof after === 'function')) return []
  if (before instanceof Map && after instanceof Map) return changesBetween([...before], [...after], path)
  if (before instanceof Set && after instanceof Set) return changesBetween([...before], [...after], path)
  if (!isRecord(before) || !isRecord(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path: path === '' ? '(all)' : path, before, after }]
  const isList = Array.isArray(before)
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => changesBetween(own(before, key), own(after, key), step(path, key, isList)))
}

/** The keys that a path names: `forms["contact us"].values[0]` is `forms`, `contact us`, `values`, `0`. Null if it is not a path. */
export const keysOf = (path: string): readonly string[] | null => {
  const keys: string[] = []
  const part = /\.?([\w-]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/y
  while (part.lastIndex < path.length) {
    const found = part.exec(path)
    if (!found) return null
    const [, name, index, quoted] = found
    keys.push(name ?? index ?? String(JSON.parse(quoted ?? '""')))
  }
  return keys
}

/** The value at a path of a value; undefined if there is none. The path `(all)` or an empty one is the value itself. */
export const valueAt = (value: unknown, path: string): unknown => {
  if (path === '' || path === '(all)') return value
  let here = value
  for (const key of keysOf(path) ?? []) here = isRecord(here) ? own(here, key) : undefined
  return here
}

/** A value in at most `longest` characters, as a sentence shows it; `nothing` if there is none. */
export const shown = (value: unknown, longest = 90): string => {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value) // a function has no JSON
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`
}

/** Changes as lines of a report, at most `most` of them. */
export const changeLines = (changes: readonly Change[], most = 20): readonly string[] => [
  ...changes.slice(0, most).map(({ path, before, after }) => `  ${path}: ${shown(before)} → ${shown(after)}`),
  ...(changes.length > most ? [`  and ${changes.length - most} more`] : []),
]

/** A text by the kinds of its letters and digits, which pseudonyms keep: two recordings of one visit have different pseudonyms. */
export const textShapeOf = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(/\p{L}/gu, 'a').replaceAll(/\p{N}/gu, '0')
  if (Array.isArray(value)) return value.map(textShapeOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, textShapeOf(part)]))
}
