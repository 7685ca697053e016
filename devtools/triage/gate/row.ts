/** Something that one build makes otherwise of a log: the first event of the log at which it shows. */
export interface Difference {
  /**
   * `unread`: one build cannot read the event. `thrown`: a handler throws on one of them. `state`: a place of the state. `selector`: what a
   * selector says. `command`: what a recorded command meets. `screen`: what a screen reader finds.
   */
  readonly kind: 'unread' | 'thrown' | 'state' | 'selector' | 'command' | 'screen'
  /** The same in every log: without ids and rows. */
  readonly place: string
  /** The changed sources that can have caused it, from the root of the build; none where nothing says. */
  readonly causes: readonly string[]
  /** The event, or for a refused command the event before it; null where it was there before the first one. */
  readonly event: { readonly seq: number; readonly type: string } | null
  /** What both builds have there, shortened. */
  readonly before: string
  readonly after: string
}

/** What the gate holds of one log. */
export interface GateRow {
  readonly path: string
  readonly events: number
  /** Why it could not be compared; null where it was. */
  readonly error: string | null
  readonly differences: readonly Difference[]
}
