import { isDeepStrictEqual } from 'node:util'

/** The unit of a figure, shown beside it on the page. */
export type Unit =
  | 'ns'
  | 'µs'
  | 'ms'
  | 's'
  | 'kB'
  | 'MB'
  | 'events/s'
  | 'pages/s'
  | 'nodes'
  | 'points'
  | 'requests'
  | ''

/** A bound of a row's figure, or of its ratio to the named peer. */
export interface Goal {
  readonly of: 'figure' | 'ratio'
  readonly bound: 'at most' | 'at least' | 'under'
  readonly value: number
}

/** One line of a benchmark's table. */
export interface Row {
  /** What was measured; rows of one benchmark with the same text are contenders at the same task. */
  readonly what: string
  readonly contender: string
  /** The median of the rounds. */
  readonly figure: number
  readonly unit: Unit
  /** The figure as a multiple of the named peer's in the same run; null if there is no peer. */
  readonly ratio: number | null
  readonly goal: Goal | null
  /** The value that the goal is for, as measured by earlier runs on such a machine, newest first. */
  readonly earlier?: readonly number[]
}

/** Something that is right or wrong instead of a figure: a checksum, a count of rows. */
export interface Check {
  readonly what: string
  readonly held: boolean
}

/** What a benchmark found. */
export interface Found {
  readonly rows: readonly Row[]
  readonly checks: readonly Check[]
}

/** One benchmark of `npm run bench`. */
export interface Benchmark {
  readonly name: string
  readonly title: string
  /** A sentence or two: what is measured, and what the ratio compares it with. */
  readonly method: string
  readonly rounds: number
  /** Throws if nothing could be measured. */
  readonly run: (options: { readonly rounds: number; readonly seed: number }) => Promise<Found>
}

/** The stored result of a benchmark's last run. */
export interface Kept extends Found {
  readonly name: string
  readonly title: string
  readonly method: string
  readonly rounds: number
  readonly seed: number
  /** The day, as 2026-11-21. */
  readonly date: string
  readonly machine: { readonly cores: number; readonly node: string; readonly browser: string }
}

/** The value that a row's goal is for: its ratio or its figure. */
const measuredOf = ({ figure, ratio }: Row, goal: Goal): number =>
  goal.of === 'ratio' ? (ratio ?? Number.NaN) : figure

/** How many earlier runs a row keeps: with the newest, a table shows three. */
const EARLIER_RUNS = 2

/** A run with the measurements for the same goals of `before`, the run that it replaces; none if the machine or a version differs. */
export const withEarlier = (fresh: Kept, before: Kept | undefined): Kept => {
  if (!before || !isDeepStrictEqual(before.machine, fresh.machine)) return fresh
  return {
    ...fresh,
    rows: fresh.rows.map((row) => {
      const same = before.rows.find(({ what, contender }) => what === row.what && contender === row.contender)
      if (!row.goal || !same || same.goal?.of !== row.goal.of) return row
      return { ...row, earlier: [measuredOf(same, row.goal), ...(same.earlier ?? [])].slice(0, EARLIER_RUNS) }
    }),
  }
}

/** Whether a row's goal was met; null if it has none. NaN meets no goal. */
export const isMet = (row: Row): boolean | null => {
  const { goal } = row
  if (!goal) return null
  const measured = measuredOf(row, goal)
  switch (goal.bound) {
    case 'at most':
      return measured <= goal.value
    case 'at least':
      return measured >= goal.value
    case 'under':
      return measured < goal.value
  }
}

/** Whether a benchmark met all its goals and checks. */
export const isGood = ({ rows, checks }: Found): boolean =>
  rows.every((row) => isMet(row) !== false) && checks.every(({ held }) => held)
