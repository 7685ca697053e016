import type { Difference } from './row.ts'

/** A place that differs in the logs of a group. */
export interface GateChange {
  readonly kind: Difference['kind']
  readonly place: string
  /** In how many logs it shows, by the type of the event at which it does. */
  readonly events: Readonly<Record<string, number>>
  /** The shortest log that has it, with what both builds have there. */
  readonly example: {
    readonly path: string
    readonly seq: number | null
    readonly before: string
    readonly after: string
  }
}

/** The logs that change for one reason. */
export interface GateGroup {
  /** The changed sources that can have caused it; none where nothing says. */
  readonly causes: readonly string[]
  readonly changes: readonly GateChange[]
  readonly count: number
  /** All logs that change, by their paths; the first `MOST_LOGS`. */
  readonly logs: readonly string[]
  /** Why it is meant; null where nobody has approved it. */
  readonly approved: string | null
  /** The places that are not in what was approved. */
  readonly unapproved: readonly string[]
}

/** How many logs of a group a report names. */
export const MOST_LOGS = 10_000

/** What `--compare` with `--json` prints. */
export interface GateReport {
  readonly format: 'benefits-portal-gate'
  readonly formatVersion: 1
  readonly good: string
  readonly head: string
  readonly logs: { readonly all: number; readonly changed: number; readonly notCompared: number }
  readonly events: number
  /** What changes, that in the most logs first. */
  readonly groups: readonly GateGroup[]
  /** Logs that could not be compared, and why: the first ones. */
  readonly notCompared: readonly { readonly path: string; readonly why: string }[]
  /** Approved changes that no log shows. */
  readonly notNeeded: readonly string[]
}

/** How an approval and a sentence name a change. */
export const nameOf = ({ kind, place }: Pick<GateChange, 'kind' | 'place'>): string => `${kind} ${place}`

/** What names a group: its causes, or where nothing says, its one place. */
export const keyOf = ({ causes, kind, place }: Pick<Difference, 'causes' | 'kind' | 'place'>): string =>
  causes.length > 0 ? causes.join(' ') : nameOf({ kind, place })
