import type { Difference } from './row.ts'

/** A place that differs in the logs of a group. */
export interface GateChange {
  readonly kind: Difference['kind']
  readonly place: string
  /** In how many logs it shows, by the type of the event at which it first shows. */
  readonly events: Readonly<Record<string, number>>
  /** The shortest log that shows it, with the values of both builds. */
  readonly example: {
    readonly path: string
    readonly seq: number | null
    readonly before: string
    readonly after: string
  }
}

/** The logs that change for one reason. */
export interface GateGroup {
  /** The changed sources that can have caused it; none if they are unknown. */
  readonly causes: readonly string[]
  readonly changes: readonly GateChange[]
  readonly count: number
  /** All logs that change, by their paths; the first `MOST_LOGS`. */
  readonly logs: readonly string[]
  /** Why it is intended; null if nobody has approved it. */
  readonly approved: string | null
  /** The places that the approval does not cover. */
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
  /** The changes, those in the most logs first. */
  readonly groups: readonly GateGroup[]
  /** The first logs that could not be compared, and why. */
  readonly notCompared: readonly { readonly path: string; readonly why: string }[]
  /** Approved changes that no log shows. */
  readonly notNeeded: readonly string[]
}

/** The name of a change in approvals and sentences. */
export const nameOf = ({ kind, place }: Pick<GateChange, 'kind' | 'place'>): string => `${kind} ${place}`

/** The key of a group: its causes or, if they are unknown, its one place. */
export const keyOf = ({ causes, kind, place }: Pick<Difference, 'causes' | 'kind' | 'place'>): string =>
  causes.length > 0 ? causes.join(' ') : nameOf({ kind, place })
