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
  /** The figure in multiples of the named peer's of the same run; null where there is no peer. */
  readonly ratio: number | null
  readonly goal: Goal | null
  /** What the goal is about, as measured by the runs before on such a machine, newest first. */
  readonly earlier?: readonly number[]
}

/** Something that is right or wrong and no figure: a checksum, a count of rows. */
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
  /** A sentence or two: what is measured, and what the ratio is to. */
  readonly method: string
  readonly rounds: number
  /** Throws where nothing could be measured. */
  readonly run: (options: { readonly rounds: number; readonly seed: number }) => Promise<Found>
}

/** What is kept of a benchmark's last run. */
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

/** What a row's goal is about: its ratio or its figure. */
const measuredOf = ({ figure, ratio }: Row, goal: Goal): number =>
  goal.of === 'ratio' ? (ratio ?? Number.NaN) : figure

/** How many earlier runs a row keeps: with the newest, a table shows three. */
const EARLIER_RUNS = 2

/** A run with what `before`, the run that it replaces, measured for the same goals; nothing of another machine or version. */
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

/** Whether a row's goal was met; null where it has none. A figure that is no number meets nothing. */
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

/** Whether all that a benchmark found is as it should be. */
export const isGood = ({ rows, checks }: Found): boolean =>
  rows.every((row) => isMet(row) !== false) && checks.every(({ held }) => held)
