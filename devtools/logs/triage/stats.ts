import { builtIn, type Funnel } from './watched.ts'
import type { FunnelStats, OperationStats, Stats } from './report.ts'
import { longestOf, type LogRow } from './row.ts'

/** Adds up the counts of rows. Its memory grows with the kinds of events and operations, never with the logs. */
export interface StatsFold {
  readonly add: (row: LogRow) => void
  readonly stats: () => Stats
}

interface GrowingOperation {
  count: number
  failed: number
  longest: number
  readonly problems: Map<string, number>
  readonly steps: Map<number, number>
  readonly builds: Map<string, { count: number; failed: number }>
}

interface GrowingFunnel {
  logs: number
  readonly depths: number[]
  readonly leftAt: Map<string, number>
}

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)

/** A map as an object whose keys are in order. */
export const sorted = <T>(map: Iterable<readonly [string, T]>): Readonly<Record<string, T>> =>
  Object.fromEntries([...map].toSorted(byKey))

const plus = <K>(map: Map<K, number>, key: K, count: number): void => {
  map.set(key, (map.get(key) ?? 0) + count)
}

/** The duration within which this share of the calls ended, ms. */
const within = (steps: ReadonlyMap<number, number>, count: number, part: number, longest: number): number => {
  let seen = 0
  for (const [step, calls] of [...steps].toSorted(([a], [b]) => a - b)) {
    seen += calls
    if (seen >= count * part) return Math.round(Math.min(longestOf(step), longest))
  }
  return 0
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0)

/** The steps of a funnel as they were written. */
const namesOf = ({ pattern }: Funnel): readonly string[] => pattern.split(/\s*(?:…|\.\.\.|→|->)\s*/)

const funnelStats = (funnel: Funnel, { logs, depths, leftAt }: GrowingFunnel): FunnelStats => {
  const started = sum(depths)
  return {
    logs,
    started,
    finished: depths.at(-1) ?? 0,
    steps: namesOf(funnel).map((step, i) => ({
      step,
      reached: sum(depths.slice(i)),
      left: i === depths.length - 1 ? 0 : (depths[i] ?? 0),
    })),
    leftAt: sorted(leftAt),
  }
}

/** Begins to add up. @param own funnels beside the built-in ones */
export const statsFold = (own: readonly Funnel[]): StatsFold => {
  const types = new Map<string, { events: number; logs: number }>()
  const operations = new Map<string, GrowingOperation>()
  const funnels = new Map<string, GrowingFunnel>()

  const addCalls = ({ build, calls }: LogRow): void => {
    for (const [name, { count, failed, steps, longest }] of Object.entries(calls)) {
      const one = operations.get(name) ?? {
        ...{ count: 0, failed: 0, longest: 0 },
        ...{ problems: new Map(), steps: new Map(), builds: new Map() },
      }
      operations.set(name, one)
      const failures = sum(Object.values(failed))
      one.count += count
      one.failed += failures
      one.longest = Math.max(one.longest, longest)
      for (const [problem, times] of Object.entries(failed)) plus(one.problems, problem, times)
      for (const [step, times] of Object.entries(steps)) plus(one.steps, Number(step), times)
      const of = one.builds.get(build ?? '') ?? { count: 0, failed: 0 }
      one.builds.set(build ?? '', { count: of.count + count, failed: of.failed + failures })
    }
  }

  return {
    add: (row) => {
      for (const [type, events] of Object.entries(row.types)) {
        const one = types.get(type) ?? { events: 0, logs: 0 }
        types.set(type, { events: one.events + events, logs: one.logs + 1 })
      }
      addCalls(row)
      for (const [name, counts] of Object.entries(row.funnels)) {
        const one = funnels.get(name) ?? { logs: 0, depths: counts.map(() => 0), leftAt: new Map<string, number>() }
        funnels.set(name, one)
        one.logs += 1
        for (const [i, count] of counts.entries()) one.depths[i] = (one.depths[i] ?? 0) + count
        const left = sum(counts.slice(0, -1))
        if (left > 0) plus(one.leftAt, row.page ?? '(not known)', left)
      }
    },
    stats: () => {
      const operationStats = ({
        count,
        failed,
        longest,
        problems,
        steps,
        builds,
      }: GrowingOperation): OperationStats => ({
        count,
        failed,
        median: within(steps, count, 0.5, longest),
        p95: within(steps, count, 0.95, longest),
        longest,
        problems: sorted(problems),
        builds: sorted(builds),
      })
      return {
        types: sorted(types),
        operations: sorted([...operations].map(([name, one]) => [name, operationStats(one)] as const)),
        funnels: Object.fromEntries(
          [...builtIn, ...own].flatMap((funnel) => {
            const found = funnels.get(funnel.name)
            return found ? [[funnel.name, funnelStats(funnel, found)]] : []
          }),
        ),
      }
    },
  }
}
