import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'

/** Where a log does not hold. Two failures of one `sort` are the same one. */
export interface Failure {
  readonly kind: 'thrown' | 'invariant' | 'crash' | 'expected' | 'overlap' | 'screen' | 'command'
  readonly sort: string
  readonly sentence: string
  /** The event after which it shows; null where only the end of the log tells. */
  readonly seq: number | null
}

/**
 * Judges events as a log from its start; null where nothing fails. What draws a screen takes its time. A log whose commands are asked again can
 * fail in many ways: `except` names the sorts that do not count.
 */
export type Judge = (
  events: readonly RecordedEvent[],
  except?: ReadonlySet<string>,
) => Failure | null | Promise<Failure | null>
