/** A difference between two builds on a log, at the first event where it shows. */
export interface Difference {
  /**
   * `unread`: one build cannot read the event. `thrown`: a handler throws on one of them. `state`: a place of the state. `selector`: the
   * result of a selector. `command`: the result of a recorded command. `screen`: what a screen reader announces.
   */
  readonly kind: 'unread' | 'thrown' | 'state' | 'selector' | 'command' | 'screen'
  /** The same in every log: without ids and rows. */
  readonly place: string
  /** The changed sources that can have caused it, from the root of the build; none if they are unknown. */
  readonly causes: readonly string[]
  /** The event, or for a refused command the event before it; null if it was there before the first one. */
  readonly event: { readonly seq: number; readonly type: string } | null
  /** The values of both builds, shortened. */
  readonly before: string
  readonly after: string
}

/** The gate's result for one log. */
export interface GateRow {
  readonly path: string
  readonly events: number
  /** Why it could not be compared; null if it was. */
  readonly error: string | null
  readonly differences: readonly Difference[]
}
