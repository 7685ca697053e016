import type { Finding } from './row.ts'

/** How many logs there are of each build, brand, browser or page. */
export type Tally = Readonly<Record<string, number>>

/** A log of a group. */
export interface GroupedLog {
  readonly path: string
  /** The event after which it first shows; null if it belongs to the whole file. */
  readonly seq: number | null
}

/** All logs with the same finding. */
export interface Group {
  /** The same in every report. */
  readonly id: string
  readonly kind: Finding['kind']
  /** The sentence of its example. */
  readonly sentence: string
  /** A crash's frames in our own scripts, taken from the example. */
  readonly frames: readonly string[]
  /** How many logs have it. */
  readonly count: number
  /** How often it occurs in all of them. */
  readonly times: number
  /** When it was first and last seen, ms since 1970; null if no log says. */
  readonly firstSeen: number | null
  readonly lastSeen: number | null
  readonly builds: Tally
  readonly brands: Tally
  readonly browsers: Tally
  readonly pages: Tally
  /** Whether an earlier report lacks it; null if none was named. */
  readonly isNew: boolean | null
  /** The shortest log with it. */
  readonly example: GroupedLog & {
    readonly events: number
    /** The shortened log, relative to the report's folder; null if it was not or cannot be shortened. */
    readonly shrunk: { readonly file: string; readonly events: number } | null
  }
  /** The first logs with it, in the order of their paths: at most `LISTED`. */
  readonly logs: readonly GroupedLog[]
}

/** How many logs of a group a report names; the rows have all. */
export const LISTED = 200

/** What was looked for in all logs. */
export interface FindReport {
  /** As it was written. */
  readonly query: string
  readonly logs: number
  readonly matches: number
  /** The first logs that have it, with the `seq` of the events of each match: at most `LISTED`. */
  readonly found: readonly {
    readonly path: string
    readonly count: number
    readonly matches: readonly (readonly number[])[]
  }[]
}

/** The calls of one operation; durations in ms, to within a tenth. */
export interface OperationStats {
  readonly count: number
  readonly failed: number
  readonly median: number
  /** 95 of 100 calls took at most this long. */
  readonly p95: number
  readonly longest: number
  /** How many failed, by the kind of problem. */
  readonly problems: Tally
  /** By the build that made them. */
  readonly builds: Readonly<Record<string, { readonly count: number; readonly failed: number }>>
}

/** The attempts at a journey: how many began, how far they got, and how many reached the end. */
export interface FunnelStats {
  readonly logs: number
  readonly started: number
  readonly finished: number
  /** `left`: how many attempts ended after this step. */
  readonly steps: readonly { readonly step: string; readonly reached: number; readonly left: number }[]
  /** The last page of the logs whose attempts did not reach the end. */
  readonly leftAt: Tally
}

/** The totals of all logs. */
export interface Stats {
  readonly types: Readonly<Record<string, { readonly events: number; readonly logs: number }>>
  readonly operations: Readonly<Record<string, OperationStats>>
  readonly funnels: Readonly<Record<string, FunnelStats>>
}

/** What `report.json` and `--json` hold. */
export interface TriageReport {
  readonly format: 'benefits-portal-triage'
  readonly formatVersion: 1
  /** The build that judged. */
  readonly build: string
  readonly logs: {
    readonly all: number
    /** Nothing is wrong; commands may have been refused. */
    readonly sound: number
    readonly wrong: number
    /** The part of the wrong ones that cannot be read at all. */
    readonly unreadable: number
  }
  readonly events: number
  /** Logs by what recorded them and by the page of their last event: how many in all, and how many with something wrong. */
  readonly builds: Compared
  readonly brands: Compared
  readonly browsers: Compared
  readonly pages: Compared
  /** Logs by the day, in UTC, on which they began. */
  readonly days: Compared
  /** What is wrong, the most frequent first. */
  readonly groups: readonly Group[]
  /** Refused commands, the most frequent first: a refusal alone is not a fault. */
  readonly refused: readonly Group[]
  /** One for each --find, --state and --select. */
  readonly finds: readonly FindReport[]
  readonly stats: Stats
}

/** Logs by something that they name: how many in all, and how many with something wrong. */
export type Compared = Readonly<Record<string, { readonly logs: number; readonly wrong: number }>>
