/** What was seen of one fault of one operation. */
export interface SeenCase {
  /** `409 opt-out-refused`, `time-out`, or `then it succeeds` for the call after all faults. */
  readonly name: string
  /** The OpenAPI document declares the response; the transport failed; or the operation succeeds. */
  readonly group: 'declared' | 'transport' | 'after'
  /** The sentence that must show; null where none may. */
  readonly expected: string | null
  /** What was in its place. */
  readonly shown: string
  /** What was wrong, a sentence each; none where the case passed. */
  readonly problems: readonly string[]
  /** Why this case differs from the others of its operation; null where it does not. */
  readonly because: string | null
  /** The screen at a failure, as PNG in base64; null where the case passed. */
  readonly screenshot: string | null
}

/** Everything that was seen of one operation. */
export interface SeenOperation {
  readonly id: string
  readonly host: string
  readonly method: string
  readonly path: string
  /** The address of the screen. */
  readonly screen: string
  /** The account that was logged in; null for a visitor. */
  readonly who: string | null
  /** Why its cases differ from those of most screens. */
  readonly reasons: readonly string[]
  readonly cases: readonly SeenCase[]
}

/** Where the suite leaves its results, below the project's folder: a JSON file for each operation. */
export const seenFolder = '.cache/fault-injection'

/** A logout ends the session here whatever the response, so one visit has one try: `tests/journeys/logout.spec.ts` has a visit for each. */
export const hasOneTry = (id: string): boolean => id === 'logOut' || id === 'endSession'
