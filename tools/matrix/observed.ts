/**
 * What a test run showed of one operation: that a room of the portal or of its testbed dealt with an answer of this status.
 * The matrix of operations is made of these; nobody writes one by hand.
 *
 * - `client`: the portal's client and its decoder made the declared answer into data or a problem (contracts).
 * - `effect`: an effect called the operation and dealt with such an answer (tests of effects in virtual time).
 * - `handler`: the mock gave the answer in a provider state (verification of the pacts).
 * - `journey`: a page of the portal in a browser received the answer.
 */
export interface Observed {
  readonly kind: 'client' | 'effect' | 'handler' | 'journey'
  readonly operation: string
  readonly status: number
}

/** An observation with the test that it was made in. */
export interface Observation extends Observed {
  /** Path of the test's file in the checkout. */
  readonly file: string
  readonly test: string
}

declare module 'vitest' {
  interface TaskMeta {
    /** What this test observed; counted once it has passed. */
    observed?: Observed[]
  }
}
