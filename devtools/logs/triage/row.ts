/** What is wrong with a log, or worth a look. Findings of the same `sort` in different logs are the same. */
export interface Finding {
  /**
   * `crash`: the portal crashed. `thrown`: a handler throws. `invariant`: one does not hold. `divergence`: the state is not the recording
   * browser's. `damage`: a line cannot be read as it was written. `unreadable`: nothing can be read. `unanswered`: nothing
   * followed from a request. `refused`: a command made no event, which alone is not a fault.
   */
  readonly kind: 'crash' | 'thrown' | 'invariant' | 'divergence' | 'damage' | 'unreadable' | 'unanswered' | 'refused'
  readonly sort: string
  /** The sentence of the first one in the log. */
  readonly sentence: string
  /** The event after which it first shows; null if it belongs to the whole file. */
  readonly seq: number | null
  /** When it first and last showed, ms since 1970. */
  readonly at: number | null
  readonly lastAt: number | null
  /** The page on which it first showed, without ids. */
  readonly page: string | null
  /** A crash's frames in our own scripts, the innermost first; otherwise none. */
  readonly frames: readonly string[]
  /** How often the log has it. */
  readonly times: number
}

/** The places in a log that match a search. */
export interface Found {
  readonly count: number
  /** The `seq` of the events of each match; only the first ones if there are many. */
  readonly matches: readonly (readonly number[])[]
}

/** The calls of one operation in a log. */
export interface Calls {
  readonly count: number
  /** How many ended in a problem, by its kind. */
  readonly failed: Readonly<Record<string, number>>
  /** The number of calls by duration, in the steps of `stepOf`. */
  readonly steps: Readonly<Record<string, number>>
  /** The longest, ms. */
  readonly longest: number
}

/** The result for one log: a line of `rows.jsonl`. */
export interface LogRow {
  /** Relative to the folder that was named, with `/`. */
  readonly path: string
  /** Bytes of the file. */
  readonly size: number
  readonly build: string | null
  readonly brand: string | null
  readonly browser: string | null
  readonly startedAt: number | null
  /** When the last event happened. */
  readonly endedAt: number | null
  /** Why the log ends before the visit; null if it does not, or this is not known. */
  readonly cut: string | null
  /** The page of the last event, without ids. */
  readonly page: string | null
  readonly events: number
  /** Whether the hash is the recording browser's; null if it cannot be known. */
  readonly hashMatches: boolean | null
  /** How many lines or places are damaged. */
  readonly damage: number
  /** How many commands were refused. */
  readonly refused: number
  readonly findings: readonly Finding[]
  /** How many events there are of each type. */
  readonly types: Readonly<Record<string, number>>
  readonly calls: Readonly<Record<string, Calls>>
  /** For each journey, how many attempts reached each number of steps: the first number counts those that reached only one. */
  readonly funnels: Readonly<Record<string, readonly number[]>>
  /** The matches of each search that has any in the log, by its text. */
  readonly found: Readonly<Record<string, Found>>
}

/** Durations are counted in steps of a tenth: precise enough, and counts of different logs can be added. */
const TENTH = Math.log(1.1)

/** The step of a duration. */
export const stepOf = (ms: number): number => (ms < 1 ? 0 : Math.ceil(Math.log(ms) / TENTH) + 1)

/** The longest duration of a step, ms. */
export const longestOf = (step: number): number => (step === 0 ? 1 : Math.exp((step - 1) * TENTH))

/** The row of a file that cannot be read at all. */
export const unreadable = (path: string, size: number, sentence: string): LogRow => ({
  path,
  size,
  build: null,
  brand: null,
  browser: null,
  startedAt: null,
  endedAt: null,
  cut: null,
  page: null,
  events: 0,
  hashMatches: null,
  damage: 0,
  refused: 0,
  findings: [
    {
      kind: 'unreadable',
      sort: `unreadable ${sentence.replaceAll(/\d+/g, '0')}`,
      sentence,
      seq: null,
      at: null,
      lastAt: null,
      page: null,
      frames: [],
      times: 1,
    },
  ],
  types: {},
  calls: {},
  funnels: {},
  found: {},
})
