import type { RecordedEvent } from '../../../domain/kernel/event.ts'
import { addOpen } from './recorder-bodies.ts'
import type { Ended, Line, LineMaker, PendingCall } from './recorder-lines.ts'

/** How many bytes of calls every log can have, however few its events. */
const CALLS_AT_LEAST = 200
/** The maximum bytes of calls per other byte. With commands, refusals and the hashes of lines, the log is then twice the size of its events. */
const PART_OF_CALLS = 0.8

/** Calls that have ended and wait for the events that their effects make from the responses. */
export interface PendingCalls {
  readonly ended: (call: Ended) => void
  /** An event was recorded: strings that it holds unchanged stay readable in the response that it was made from. */
  readonly made: (event: RecordedEvent, redacted: RecordedEvent) => void
  /** Whether a call waits for the strings that the event leaves readable. */
  readonly awaits: (event: RecordedEvent) => boolean
  /** An event was recorded elsewhere: these are the strings that it holds unchanged. */
  readonly opened: (event: RecordedEvent, texts: readonly string[]) => void
  /** Removes and returns the calls whose lines can be made: all that wait, except those whose effect made this event. */
  readonly due: (event: RecordedEvent | null) => readonly PendingCall[]
  /** How many bytes the body of the next call can have. */
  readonly room: () => number
  /** Keeps the line of a call that was due. */
  readonly keep: (line: Line) => void
}

/** @param bytes how many bytes the log has so far: its calls take less than half of them */
export const pendingCalls = (
  lines: Pick<LineMaker, 'pending'>,
  keep: (line: Line) => void,
  bytes: () => number,
): PendingCalls => {
  let pending: readonly PendingCall[] = []
  let ofCalls = 0
  const causing = (event: RecordedEvent | null): readonly PendingCall[] =>
    pending.filter(({ call }) => event !== null && call.cause === event.causedBy)
  return {
    ended: (call) => {
      pending = [...pending, lines.pending(call)]
    },
    made: (event, redacted) => {
      for (const { open } of causing(event)) addOpen(open, event.data, redacted.data)
    },
    awaits: (event) => causing(event).length > 0,
    opened: (event, texts) => {
      for (const { open } of causing(event)) for (const text of texts) open.add(text)
    },
    due: (event) => {
      const [all, rest] = [pending, causing(event)]
      pending = rest
      return all.filter((one) => !rest.includes(one))
    },
    room: () => (bytes() - ofCalls) * PART_OF_CALLS - ofCalls + CALLS_AT_LEAST,
    keep: (line) => {
      ofCalls += line.bytes
      keep(line)
    },
  }
}
