/** The result of one fault of one operation. */
export interface SeenCase {
  /** `409 opt-out-refused`, `time-out`, or `then it succeeds` for the call after all faults. */
  readonly name: string
  /** The OpenAPI document declares the response; the transport failed; or the operation succeeds. */
  readonly group: 'declared' | 'transport' | 'after'
  /** The sentence that must show; null if none may. */
  readonly expected: string | null
  /** What showed in its place. */
  readonly shown: string
  /** A sentence for each problem; none if the case passed. */
  readonly problems: readonly string[]
  /** Why this case differs from the others of its operation; null if it does not. */
  readonly because: string | null
  /** The screen at a failure, as PNG in base64; null if the case passed. */
  readonly screenshot: string | null
}

/** The results of one operation. */
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

/** The folder for the suite's results, relative to the project's: a JSON file for each operation. */
export const seenFolder = '.cache/fault-injection'

/** A logout ends the session whatever the response, so one visit has room for one case: `tests/journeys/logout.spec.ts` has a visit for each. */
export const hasOneTry = (id: string): boolean => id === 'logOut' || id === 'endSession'
