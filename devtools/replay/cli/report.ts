/** What a mode found: for a person as lines, for a program as one JSON value, and how the command exits. */
export interface Report {
  /** 0 nothing wrong, or done; 1 something was found. What cannot be done throws, and the command exits 2. */
  readonly code: 0 | 1
  readonly lines: readonly string[]
  readonly json: unknown
}
