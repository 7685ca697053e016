import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'

/** What a mode found, as lines for a person and as one JSON value for a program, and the command's exit code. */
export interface Report {
  /** 0: nothing is wrong, or it is done. 1: something was found. If a mode cannot do its work it throws, and the command exits with 2. */
  readonly code: 0 | 1
  readonly lines: readonly string[]
  readonly json: unknown
}

/** How and where a log fails. Two failures of one `sort` are the same one. */
export interface Failure {
  readonly kind: 'thrown' | 'invariant' | 'crash' | 'expected' | 'overlap' | 'screen' | 'command'
  readonly sort: string
  readonly sentence: string
  /** The event after which it shows; null if it shows only at the end of the log. */
  readonly seq: number | null
}

/**
 * Judges events as a log from its start; null if nothing fails. It is slow if it draws screens. A log whose commands are run again can fail
 * in many ways: `except` names the sorts that do not count.
 */
export type Judge = (
  events: readonly RecordedEvent[],
  except?: ReadonlySet<string>,
) => Failure | null | Promise<Failure | null>
