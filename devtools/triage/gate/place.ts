import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { keysOf } from '../../replay/cli/paths.ts'

/** How many keys of a path name a place: anything deeper is part of the same change. */
const DEPTH = 4

const isKeyed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Every id that the events of a log hold: text in a field `id` or `…Id`. */
export const idsIn = (events: readonly RecordedEvent[]): ReadonlySet<string> => {
  const ids = new Set<string>()
  const visit = (value: unknown): void => {
    if (!isKeyed(value)) return
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === 'string' && /^id$|Id$/.test(key)) ids.add(part)
      visit(part)
    }
  }
  for (const { data } of events) visit(data)
  return ids
}

const general = (path: string, ids: ReadonlySet<string>, first: number): string =>
  (keysOf(path) ?? [path])
    .map((key, i) => (i >= first && (ids.has(key) || !/^[A-Za-z_][\w-]*$/.test(key)) ? '*' : key))
    .slice(0, DEPTH)
    .join('.')

/** The place of a path, the same in every log: without ids, row numbers and deeper keys. `costs.*.quoted`, `selectCosts(…).busy`. */
export const placeOf = (path: string, ids: ReadonlySet<string>): string => {
  const [, name, argument = '', rest = ''] = /^(\w+(?:\.\w+)?)(\(.*?\))(.*)$/.exec(path) ?? []
  if (name === undefined) return general(path, ids, 1)
  const tail = general(rest.replace(/^\./, ''), ids, 0)
  return `${name}(${argument === '()' ? '' : '…'})${tail === '' ? '' : `.${tail}`}`
}
