import { isRecord } from '../../../../src/domain/kernel/data/is-record.ts'
import type { Change } from '../../engine/protocol.ts'

type Node = Readonly<Record<string, unknown>>
/** A place of a tree as one text; no key contains the separator. */
export const keyOf = (path: readonly string[]): string => path.join('\u0001')

/** A visible line of a tree. */
export interface TreeRow {
  readonly path: readonly string[]
  readonly key: string
  readonly value: unknown
  readonly level: number
  readonly size: number
  readonly position: number
  /** Null if there is nothing to open. */
  readonly open: boolean | null
}

/** The visible lines of a tree whose places in `open` are open. Closed parts are not visited. */
export const treeRows = (root: unknown, open: ReadonlySet<string>): readonly TreeRow[] => {
  const rows: TreeRow[] = []
  const walk = (node: Node, path: readonly string[]): void => {
    const entries = Object.entries(node)
    for (const [index, [name, value]] of entries.entries()) {
      const here = [...path, name]
      const key = keyOf(here)
      const inside = isRecord(value) && Object.keys(value).length > 0
      rows.push({
        path: here,
        key,
        value,
        level: here.length,
        size: entries.length,
        position: index + 1,
        open: inside ? open.has(key) : null,
      })
      if (inside && open.has(key)) walk(value, here)
    }
  }
  if (isRecord(root)) walk(root, [])
  return rows
}

/** Every place above a path, so that it can be seen. */
export const placesAbove = (path: readonly string[]): readonly string[] =>
  path.slice(0, -1).map((_, index) => keyOf(path.slice(0, index + 1)))

/** Paths whose names, joined by dots, or whose plain value contain the words; at most `most`. */
export const findInTree = (root: unknown, words: string, most = 300): readonly (readonly string[])[] => {
  const wanted = words.trim().toLowerCase()
  const found: (readonly string[])[] = []
  if (wanted === '') return found
  const walk = (node: Node, path: readonly string[], joined: string): void => {
    for (const [name, value] of Object.entries(node)) {
      if (found.length >= most) return
      const here = [...path, name]
      const text = joined === '' ? name.toLowerCase() : `${joined}.${name.toLowerCase()}`
      // Places below one whose path already matches are not listed.
      if (text.includes(wanted) && !joined.includes(wanted)) found.push(here)
      else if (!isRecord(value) && String(value).toLowerCase().includes(wanted)) found.push(here)
      if (isRecord(value)) walk(value, here, text)
    }
  }
  if (isRecord(root)) walk(root, [], '')
  return found
}

/** What an event changed, for marking a tree: the places themselves with what was before, and all places above them. */
export interface Marks {
  readonly changed: ReadonlyMap<string, Change>
  readonly above: ReadonlySet<string>
}

export const marksOf = (changes: readonly Change[]): Marks => ({
  changed: new Map(changes.map((change) => [keyOf(change.path), change])),
  above: new Set(changes.flatMap(({ path }) => placesAbove(path))),
})

/** The text after the name in a closed line. */
export const shortly = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.length}]`
  if (isRecord(value)) {
    const names = Object.keys(value)
    return names.length === 0 ? '{}' : `{ ${names.slice(0, 4).join(', ')}${names.length > 4 ? ', …' : ''} }`
  }
  return value === undefined ? 'absent' : JSON.stringify(value)
}
