import type { RecordedEvent } from '../../../domain/kernel/event.ts'
import { addOpen } from './recorder-bodies.ts'
import type { Ended, Line, LineMaker, PendingCall } from './recorder-lines.ts'

/** How many bytes of calls a short log can have, however few its events. */
const CALLS_AT_LEAST = 200
/** How many bytes of calls there are at most for each other byte: with commands, refusals and the hashes of lines the events then double. */
const PART_OF_CALLS = 0.8

/** Calls that have ended, until the events are known that their effects made of the responses. */
export interface PendingCalls {
  readonly ended: (call: Ended) => void
  /** An event was recorded: what it holds unchanged stays in the response that it was made of. */
  readonly made: (event: RecordedEvent, redacted: RecordedEvent) => void
  /** Writes the calls that wait, except those whose effect has made this event. */
  readonly write: (event: RecordedEvent | null) => void
}

/** @param bytes how many bytes the log has so far: its calls take less than half of them */
export const pendingCalls = (
  lines: Pick<LineMaker, 'pending' | 'call'>,
  keep: (line: Line) => void,
  bytes: () => number,
): PendingCalls => {
  const pending: PendingCall[] = []
  let ofCalls = 0
  return {
    ended: (call) => {
      pending.push(lines.pending(call))
    },
    made: (event, redacted) => {
      for (const { call, open } of pending) if (call.cause === event.causedBy) addOpen(open, event.data, redacted.data)
    },
    write: (event) => {
      for (const one of pending.splice(0))
        if (event !== null && one.call.cause === event.causedBy) pending.push(one)
        else {
          const line = lines.call(one, (bytes() - ofCalls) * PART_OF_CALLS - ofCalls + CALLS_AT_LEAST)
          ofCalls += line.bytes
          keep(line)
        }
    },
  }
}
