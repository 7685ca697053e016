import type { RecordedEvent } from '../kernel/event.ts'
import { linesOfFile } from './chain.ts'
import type { LogHeader } from './log.ts'
import { commandPart, lineOfNote, type LogNote, type RecordedCommand } from './notes.ts'

/** What a log can hold besides its events. */
export interface Beside {
  readonly notes: readonly LogNote[]
  /** The command that made an event; null if none did. */
  readonly commandOf: (event: RecordedEvent) => RecordedCommand | null
}

const lineOfEvent = (event: RecordedEvent, command: RecordedCommand | null): string =>
  JSON.stringify(command ? { ...event, command: commandPart(command, event.data) } : event)

/** Writes a log that `openLog` can read, in the newest format. A note comes after the last event whose `seq` is at most its `after`. */
export const encodeLog = (
  header: LogHeader,
  events: readonly RecordedEvent[],
  { notes, commandOf }: Beside = { notes: [], commandOf: () => null },
): string => {
  const lines: string[] = []
  const known = notes.filter((note) => note.kind !== 'unknown').toSorted((a, b) => a.after - b.after)
  let taken = 0
  const takeBefore = (seq: number): void => {
    for (let note = known[taken]; note && note.after < seq; note = known[++taken]) lines.push(lineOfNote(note))
  }
  for (const event of events) {
    takeBefore(event.seq)
    lines.push(lineOfEvent(event, commandOf(event)))
  }
  takeBefore(Number.POSITIVE_INFINITY)
  return linesOfFile(header, lines)
    .map((line) => `${line}\n`)
    .join('')
}
