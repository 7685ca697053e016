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
  /** Whether a call waits for what the event leaves readable. */
  readonly awaits: (event: RecordedEvent) => boolean
  /** An event was recorded elsewhere: these are the strings that it holds unchanged. */
  readonly opened: (event: RecordedEvent, texts: readonly string[]) => void
  /** Takes out the calls that wait, except those whose effect has made this event: their lines can be made. */
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
