import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
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

const Device = t.type({
  /** The window's size when the log was saved or last written, CSS px. */
  width: t.number,
  height: t.number,
  /** Device pixels for each CSS pixel: the screen's density times the zoom. */
  zoom: t.number,
  /** The browser's language, such as `en-GB`. */
  language: t.string,
  /** The time zone, such as `Europe/London`. */
  timeZone: t.string,
  /** Whether the main pointer is a finger. */
  isTouch: t.boolean,
})
/** What a log was recorded on: what a replayed screen needs to look the same. */
export type Device = t.TypeOf<typeof Device>

/** The newest format that this build reads and writes. */
export const NEWEST_FORMAT = 3

/** The header line of the first format. */
const Header1 = t.type({ ...everyHeader, formatVersion: t.literal(1) })
const since2 = {
  /** The version of each event type in this file; null if the file does not say. */
  versions: t.union([t.record(t.string, t.number), t.null]),
  /**
   * Why the log ends before the visit did: it outgrew its `limit`, the browser's storage was `full`, or recording `failed`. Null if it is
   * complete.
   */
  cut: t.union([t.keyof({ limit: null, full: null, failed: null }), t.null]),
}
const Header2 = t.type({ ...everyHeader, formatVersion: t.literal(2), ...since2 })
const Header3 = t.intersection([
  t.type({
    ...everyHeader,
    formatVersion: t.literal(3),
    ...since2,
    /** `none`: a build for test data recorded everything as it was. */
    redaction: t.keyof({ full: null, none: null }),
  }),
  t.partial({
    /** The last line of the log is its end, so that a file that was cut is known to be. Absent in older logs. */
    hasEnd: t.literal(true),
    /** What the log was recorded on. Absent in older logs. */
    device: Device,
  }),
])

/** First line of a log file; `hash` is the hash of the redacted state after the last event, if the exporter added one. */
export type LogHeader = t.TypeOf<typeof Header3>

/** Reads headers of every format, and upgrades older ones to the current one. */
export const LogHeader = new t.Type<LogHeader, LogHeader, unknown>(
  'LogHeader',
  (u): u is LogHeader => Header3.is(u),
  (u, context) => {
    if (Header1.is(u)) return right({ ...u, formatVersion: 3, versions: null, cut: null, redaction: 'full' })
    if (Header2.is(u)) return right({ ...u, formatVersion: 3, redaction: 'full' })
    return Header3.validate(u, context)
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

/** A line as JSON; an Error if it is not JSON. */
export const parseLine = (line: string): unknown => {
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
  const json = parseLine(line)
  if (json instanceof Error) return left('This line is not JSON; the file may be cut off.')
  const envelope = Envelope.decode(json)
  if (isLeft(envelope)) return left('This line is no recorded event: seq, at, v, type or causedBy is missing or wrong.')
  const { seq, at, type, v, causedBy } = envelope.right
  const definition = definitions.get(type) ?? renamed(type, v, definitions)
  if (!definition) return left(`This build knows no event ${type}.`)
  if (v > definition.v) return left(`${type} is of version ${v}; this build knows versions up to ${definition.v}.`)
  const data = definition.decode(t.type({ data: t.unknown }).is(json) ? json.data : undefined, v)
  if (isLeft(data)) {
    const where = data.left[0]?.context.map(({ key }) => key).filter(Boolean)
    return left(`${type} has wrong data at ${where?.join('.') || 'its root'}.`)
  }
  return right({ seq, at, type: definition.type, v: definition.v, data: data.right, causedBy })
}

/** What the first line of a file says. */
export interface FirstLine {
  readonly header: LogHeader
  /** Whether the format has a chain over its lines. */
  readonly isChained: boolean
}

const Newer = t.type({ format: everyHeader.format, formatVersion: t.number, build: t.string })

/** Reads the first line of a log; Left with a sentence if it is not a header, or one of a newer format. */
export const decodeHeader = (line: string): Either<string, FirstLine> => {
  const json = parseLine(line)
  if (Newer.is(json) && json.formatVersion > NEWEST_FORMAT)
    return left(
      `This log is of format ${json.formatVersion}, and this build reads formats 1 to ${NEWEST_FORMAT}. Use the build that the file names: ${json.build}.`,
    )
  const header = LogHeader.decode(json)
  return json instanceof Error || isLeft(header)
    ? left('This file is no event log of the portal: its first line is not the header of one.')
    : right({ header: header.right, isChained: Header3.is(json) })
}
