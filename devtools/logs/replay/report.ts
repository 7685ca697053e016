/** What a mode found, as lines for a person and as one JSON value for a program, and the command's exit code. */
export interface Report {
  /** 0: nothing is wrong, or it is done. 1: something was found. If a mode cannot do its work it throws, and the command exits with 2. */
  readonly code: 0 | 1
  readonly lines: readonly string[]
  readonly json: unknown
}
