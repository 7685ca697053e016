import type { RecordedEvent } from '../../../domain/kernel/event.ts'
import type { Aside } from '../store.ts'
import type { Ended, PendingCall, Ran } from './recorder-lines.ts'

const seqOf = (early: RecordedEvent | Aside): number =>
  'kind' in early && early.kind === 'broken' ? early.event.seq : early.seq

/** Events and what happened beside them, as they happened: a command comes before its event, a refusal after the event before it. */
export const inOrder = (
  events: readonly RecordedEvent[],
  asides: readonly Aside[],
): readonly (RecordedEvent | Aside)[] => {
  const before = asides.filter((aside) => aside.kind === 'command' && aside.refusal === null)
  const after = asides.filter((aside) => !before.includes(aside))
  return [...before, ...events, ...after].toSorted((a, b) => seqOf(a) - seqOf(b))
}

/** What waits for redaction; quiet events are folded but not stored. */
export type Incoming =
  | { readonly event: RecordedEvent; readonly isKept: boolean }
  | { readonly refused: Ran }
  | { readonly call: Ended }
  /** A call whose line can be made now. */
  | { readonly due: PendingCall }
