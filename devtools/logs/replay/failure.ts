import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'

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
