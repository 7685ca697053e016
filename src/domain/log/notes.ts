import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** A command as a log holds it: the name by which `src/domain` exports it, and its redacted input, absent if it has none. */
export interface RecordedCommand {
  readonly name: string
  readonly input?: unknown
}

interface Between {
  /** The line in the file, counted from 1. */
  readonly line: number
  /** Milliseconds since 1970. */
  readonly at: number
  /** The `seq` of the last event before it; 0 if there is none. */
  readonly after: number
}

/** A command that was refused, so that it produced no event. */
export interface RefusalNote extends Between, RecordedCommand {
  readonly kind: 'refused'
  readonly reason: string
}

/** A call to a host that has ended. */
export interface CallNote extends Between {
  readonly kind: 'call'
  readonly operation: string
  readonly method: string
  /** Null if no response arrived. */
  readonly status: number | null
  readonly ms: number
  /** The `seq` of the event whose effect made the call. */
  readonly cause: number | null
  /** What was sent (`path`, `query`, `body`), redacted, or `{omitted: bytes}` if it is too long; absent if it was nothing or the build records none. */
  readonly sent?: unknown
  /** The redacted body of the response, like `sent`. */
  readonly body?: unknown
  /** The kind of the problem in which the call ended; null if it succeeded. */
  readonly problem: string | null
}

/** What a tester wrote about an event. */
export interface TesterNote extends Between {
  readonly kind: 'note'
  readonly text: string
}

/** The end of a log: nothing but notes of testers comes after it. */
export interface EndNote extends Between {
  readonly kind: 'end'
  /** How many lines the log has between its header and its end. */
  readonly lines: number
  /** The hash of the header; absent in logs of older builds. */
  readonly header?: string
}

/** A line of a kind that only newer builds know. */
export interface UnknownNote extends Between {
  readonly kind: 'unknown'
  readonly sentence: string
}

/** What a log holds besides its events. */
export type LogNote = RefusalNote | CallNote | TesterNote | UnknownNote

const Between = t.type({ at: t.number, after: t.number })
const RefusedLine = t.type({
  refused: t.intersection([t.type({ name: t.string, reason: t.string }), t.partial({ input: t.unknown })]),
})
const CallLine = t.type({
  call: t.intersection([
    t.type({
      operation: t.string,
      method: t.string,
      status: t.union([t.number, t.null]),
      ms: t.number,
      cause: t.union([t.number, t.null]),
      problem: t.union([t.string, t.null]),
    }),
    t.partial({ sent: t.unknown, body: t.unknown }),
  ]),
})
const EndLine = t.type({ end: t.intersection([t.type({ lines: t.number }), t.partial({ header: t.string })]) })
const NoteLine = t.type({ note: t.type({ text: t.string }) })
const CommandPart = t.type({
  command: t.intersection([t.type({ name: t.string }), t.partial({ input: t.unknown, likeData: t.literal(true) })]),
})

/** A line of JSON as a note; null if it is something else, usually an event. Left with a sentence if a part of the note is wrong. */
export const noteOf = (json: unknown, line: number): Either<string, LogNote | EndNote> | null => {
  if (!Between.is(json) || 'seq' in json) return null
  const { at, after } = json
  if ('refused' in json) {
    const found = RefusedLine.decode(json)
    if (isLeft(found)) return left('This line is a refused command of which a part is missing or wrong.')
    return right({ ...found.right.refused, kind: 'refused', line, at, after })
  }
  if ('call' in json) {
    const found = CallLine.decode(json)
    if (isLeft(found)) return left('This line is a call of which a part is missing or wrong.')
    return right({ ...found.right.call, kind: 'call', line, at, after })
  }
  if ('note' in json) {
    const found = NoteLine.decode(json)
    if (isLeft(found)) return left('This line is a note without its text.')
    return right({ ...found.right.note, kind: 'note', line, at, after })
  }
  if ('end' in json) {
    const found = EndLine.decode(json)
    if (isLeft(found)) return left('This line is the end of a log without the number of its lines.')
    return right({ ...found.right.end, kind: 'end', line, at, after })
  }
  const names = Object.keys(json).filter((name) => name !== 'at' && name !== 'after' && name !== 'h')
  return right({
    kind: 'unknown',
    line,
    at,
    after,
    sentence: `This line is of a kind that this build does not know: ${names.join(', ') || 'it has no name'}.`,
  })
}

/** A note as a line of the file. */
export const lineOfNote = (note: Exclude<LogNote, UnknownNote>): string => {
  const { kind, line: _, at, after, ...rest } = note
  return JSON.stringify({ at, after, [kind]: rest })
}

/** The command that produced the event of a line; null if none did. */
export const commandOf = (json: unknown): RecordedCommand | null => {
  const found = CommandPart.decode(json)
  if (isLeft(found)) return null
  const { likeData, ...command } = found.right.command
  return likeData && t.type({ data: t.unknown }).is(json) ? { ...command, input: json.data } : command
}

/** The command of an event as its line holds it. An input that equals the event's data is not written twice. */
export const commandPart = ({ name, input }: RecordedCommand, data: unknown): object => {
  if (input === undefined) return { name }
  return JSON.stringify(input) === JSON.stringify(data) ? { name, likeData: true } : { name, input }
}
