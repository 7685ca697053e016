/** What was seen of one fault of one operation. */
export interface SeenCase {
  /** `409 opt-out-refused`, `time-out`, or `then it answers` for the call after all faults. */
  readonly name: string
  /** The description declares the answer; the way to the host went wrong; or the host answers as it should. */
  readonly group: 'declared' | 'transport' | 'after'
  /** The sentence that had to show; null where none may. */
  readonly expected: string | null
  /** What stood in its place. */
  readonly shown: string
  /** What was wrong, a sentence each; none where the case passed. */
  readonly problems: readonly string[]
  /** Why this case looks another way than the others of its operation; null where it does not. */
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
  /** The account that looked at it; null for a visitor. */
  readonly who: string | null
  /** Where all of its cases look another way than on most screens, and why. */
  readonly reasons: readonly string[]
  readonly cases: readonly SeenCase[]
}

/** Where the suite leaves what it saw, below the project's folder: a file of JSON for each operation. */
export const seenFolder = '.cache/fault-injection'
