import type { Either } from 'fp-ts/lib/Either.js'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { AnyDefinition, RecordedEvent } from '../kernel/event.ts'

const everyHeader = {
  format: t.literal('benefits-portal-log'),
  /** The build that recorded it. */
  build: t.string,
  startedAt: t.number,
  brand: t.string,
  browser: t.string,
  hash: t.union([t.string, t.null]),
}

/** The header line until November 2026. */
const Header1 = t.type({ ...everyHeader, formatVersion: t.literal(1) })
const Header2 = t.type({
  ...everyHeader,
  formatVersion: t.literal(2),
  /** The version of each event type in this file; null if the file does not say. */
  versions: t.union([t.record(t.string, t.number), t.null]),
  /**
   * Why the log ends before the visit did: it outgrew its `limit`, the browser's storage was `full`, or recording `failed`. Null if it is
   * complete.
   */
  cut: t.union([t.keyof({ limit: null, full: null, failed: null }), t.null]),
})

/** First line of a log file; `hash` is the hash of the redacted state after the last event, if the exporter added one. */
export type LogHeader = t.TypeOf<typeof Header2>

/** Reads headers of every format, and upgrades older ones to the current one. */
export const LogHeader = new t.Type<LogHeader, LogHeader, unknown>(
  'LogHeader',
  (u): u is LogHeader => Header2.is(u),
  (u, context) => {
    const older = Header1.validate(u, context)
    return isLeft(older)
      ? Header2.validate(u, context)
      : right({ ...older.right, formatVersion: 2, versions: null, cut: null })
  },
  t.identity,
)

/** Why a log, or an entry of it, could not be read; `line` counts from 1. */
export interface LogProblem {
  readonly line: number
  readonly sentence: string
}

const Envelope = t.type({
  seq: t.number,
  at: t.number,
  v: t.number,
  type: t.string,
  causedBy: t.union([t.number, t.null]),
})

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch (error) {
    return error instanceof Error ? error : new Error('not JSON') // distinguished from data below, and reported with its line
  }
}

/** The definition of the event that had this name in that version. */
const renamed = (type: string, v: number, definitions: ReadonlyMap<string, AnyDefinition>): AnyDefinition | undefined =>
  [...definitions.values()].find(({ upcasts }) => upcasts[v - 1]?.type === type)

/** Reads one line of a log that holds an event; Left with a sentence if it is unreadable. Older versions are upcast. */
export const decodeEntry = (
  line: string,
  definitions: ReadonlyMap<string, AnyDefinition>,
): Either<string, RecordedEvent> => {
  const json = parse(line)
  if (json instanceof Error) return left('This line is not JSON; the file may be cut off.')
  const envelope = Envelope.decode(json)
  if (isLeft(envelope)) return left('This line is no recorded event: seq, at, v, type or causedBy is missing or wrong.')
  const { type, v } = envelope.right
  const definition = definitions.get(type) ?? renamed(type, v, definitions)
  if (!definition) return left(`This build knows no event ${type}.`)
  if (v > definition.v) return left(`${type} is of version ${v}; this build knows versions up to ${definition.v}.`)
  const data = definition.decode(t.type({ data: t.unknown }).is(json) ? json.data : undefined, v)
  if (isLeft(data)) {
    const where = data.left[0]?.context.map(({ key }) => key).filter(Boolean)
    return left(`${type} has wrong data at ${where?.join('.') || 'its root'}.`)
  }
  return right({ ...envelope.right, type: definition.type, v: definition.v, data: data.right })
}

/** Reads the first line of a log; Left with a sentence if it is not a header. */
export const decodeHeader = (line: string): Either<string, LogHeader> => {
  const json = parse(line)
  const header = LogHeader.decode(json)
  return json instanceof Error || isLeft(header)
    ? left('This file is no event log of the portal: its first line is not the header of one.')
    : header
}

/** Writes what `openLog` reads. */
export const encodeLog = (header: LogHeader, events: readonly RecordedEvent[]): string =>
  [header, ...events].map((part) => `${JSON.stringify(part)}\n`).join('')
