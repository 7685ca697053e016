import type { ScreenSize } from '../screens/screens.ts'

/** A page as a user saw it before an action, or at the end of a journey. */
export interface Moment {
  /** The id of the page's log. */
  readonly log: string
  /** The number of the last event in the log. */
  readonly seq: number
  /** That event as the log had it: a later edit of the same field can have replaced it since. */
  readonly last: string
  readonly url: string
  readonly size: ScreenSize | null
  /** The accessibility tree. */
  readonly tree: string
  /** Whether two looks in a row found the same. */
  readonly resting: boolean
  /** How many calls had no response yet. */
  readonly underWay: number
}

/** What a journey left behind to compare its replay with. */
export interface Journey {
  readonly file: string
  readonly title: string
  readonly project: string
  readonly moments: readonly Moment[]
  /** Its logs by id, as the portal exports them, each with the salt of its pseudonyms. */
  readonly logs: Readonly<Record<string, { readonly salt: string; readonly lines: readonly string[] }>>
}
