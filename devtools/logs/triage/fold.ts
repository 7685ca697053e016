import { hashOf } from '../../../src/domain/kernel/data/hash.ts'
import {
  LISTED,
  type Compared,
  type FindReport,
  type Group,
  type GroupedLog,
  type Tally,
  type TriageReport,
} from './report.ts'
import type { Finding, LogRow } from './row.ts'
import { sorted, statsFold } from './stats.ts'
import { codeQuery, nothingWatched, type Watched } from './watched.ts'

/** Takes rows in the order of their paths and joins them into a report. Its memory grows with the groups, never with the logs. */
export interface Fold {
  readonly add: (row: LogRow) => void
  readonly report: (former: ReadonlySet<string> | null) => TriageReport
}

type Counts = Map<string, number>
type Named = Map<string, { logs: number; wrong: number }>

interface Growing {
  readonly kind: Finding['kind']
  sentence: string
  frames: readonly string[]
  count: number
  times: number
  firstSeen: number | null
  lastSeen: number | null
  readonly builds: Counts
  readonly brands: Counts
  readonly browsers: Counts
  readonly pages: Counts
  example: GroupedLog & { readonly events: number }
  readonly logs: GroupedLog[]
}

/** The name for anything unknown. */
const UNKNOWN = '(not known)'

const count = (counts: Counts, key: string | null): void => {
  counts.set(key ?? UNKNOWN, (counts.get(key ?? UNKNOWN) ?? 0) + 1)
}
const least = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b))
const most = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.max(a, b))

/** The id of a group in every report, and the name of its example's file. */
export const idOf = (sort: string): string => hashOf(sort).slice(0, 10)

/** The day of a moment in UTC; null if there is none or it is not a valid date. */
const dayOf = (at: number | null): string | null =>
  at === null || Math.abs(at) > 8.64e15 ? null : new Date(at).toISOString().slice(0, 10)

/** Whether something is wrong with a log: a refused command alone does not count. */
export const isWrong = ({ findings }: LogRow): boolean => findings.some(({ kind }) => kind !== 'refused')

interface GrowingFind {
  logs: number
  matches: number
  readonly found: FindReport['found'][number][]
}

/** Begins to join rows. @param build the build that judges @param watched what was looked for */
export const foldOf = (build: string, watched: Watched = nothingWatched): Fold => {
  const stats = statsFold(watched.funnels)
  const queries = [...watched.finds, ...watched.states, ...watched.selects, ...watched.codes.map(codeQuery)]
  const finds = new Map(queries.map((query): [string, GrowingFind] => [query, { logs: 0, matches: 0, found: [] }]))
  const groups = new Map<string, Growing>()
  const named: Readonly<Record<'builds' | 'brands' | 'browsers' | 'pages' | 'days', Named>> = {
    builds: new Map(),
    brands: new Map(),
    browsers: new Map(),
    pages: new Map(),
    days: new Map(),
  }
  let [all, wrong, unread, events] = [0, 0, 0, 0]

  const addFinding = (row: LogRow, { kind, sort, sentence, seq, at, lastAt, page, frames, times }: Finding): void => {
    const log: GroupedLog = { path: row.path, seq }
    const example = { ...log, events: row.events }
    let group = groups.get(sort)
    if (!group) {
      const [builds, brands, browsers, pages] = [new Map(), new Map(), new Map(), new Map()]
      const first = { kind, sentence, frames, count: 0, times: 0, firstSeen: null, lastSeen: null, example, logs: [] }
      group = { ...first, builds, brands, browsers, pages }
      groups.set(sort, group)
    } else if (
      row.events < group.example.events ||
      (row.events === group.example.events && row.path < group.example.path)
    ) {
      group.example = example
      group.sentence = sentence
      group.frames = frames
    }
    group.count += 1
    group.times += times
    group.firstSeen = least(group.firstSeen, at ?? row.startedAt)
    group.lastSeen = most(group.lastSeen, lastAt ?? row.startedAt)
    count(group.builds, row.build)
    count(group.brands, row.brand)
    count(group.browsers, row.browser)
    count(group.pages, page)
    if (group.logs.length < LISTED) group.logs.push(log)
  }

  const finished = (sort: string, group: Growing, former: ReadonlySet<string> | null): Group => {
    const id = idOf(sort)
    const { builds, brands, browsers, pages, example, logs, ...rest } = group
    const tally = (counts: Counts): Tally => sorted(counts)
    return {
      id,
      ...rest,
      builds: tally(builds),
      brands: tally(brands),
      browsers: tally(browsers),
      pages: tally(pages),
      isNew: former && !former.has(id),
      example: { ...example, shrunk: null },
      logs,
    }
  }

  return {
    add: (row) => {
      all += 1
      events += row.events
      const bad = isWrong(row)
      if (bad) wrong += 1
      if (row.findings.some(({ kind }) => kind === 'unreadable')) unread += 1
      for (const [map, key] of [
        [named.builds, row.build],
        [named.brands, row.brand],
        [named.browsers, row.browser],
        [named.pages, row.page],
        [named.days, dayOf(row.startedAt)],
      ] as const) {
        const one = map.get(key ?? UNKNOWN) ?? { logs: 0, wrong: 0 }
        map.set(key ?? UNKNOWN, { logs: one.logs + 1, wrong: one.wrong + (bad ? 1 : 0) })
      }
      for (const finding of row.findings) addFinding(row, finding)
      for (const [query, { count: matches, matches: named }] of Object.entries(row.found)) {
        const find = finds.get(query)
        if (!find) continue
        find.logs += 1
        find.matches += matches
        if (find.found.length < LISTED) find.found.push({ path: row.path, count: matches, matches: named })
      }
      stats.add(row)
    },
    report: (former) => {
      const found = [...groups]
        .map(([sort, group]) => finished(sort, group, former))
        .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
      const compared = (map: Named): Compared => sorted(map)
      return {
        format: 'benefits-portal-triage',
        formatVersion: 1,
        build,
        logs: { all, sound: all - wrong, wrong, unreadable: unread },
        events,
        builds: compared(named.builds),
        brands: compared(named.brands),
        browsers: compared(named.browsers),
        pages: compared(named.pages),
        days: compared(named.days),
        groups: found.filter(({ kind }) => kind !== 'refused'),
        refused: found.filter(({ kind }) => kind === 'refused'),
        finds: queries.map((query) => ({ query, ...(finds.get(query) ?? { logs: 0, matches: 0, found: [] }) })),
        stats: stats.stats(),
      }
    },
  }
}
