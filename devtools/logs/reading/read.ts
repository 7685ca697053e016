import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { LogFile } from '../../../src/domain/log/log-file.ts'
import { lineStarts, NEWLINE } from '../../../src/domain/log/line-starts.ts'
import { decodeHeader, NEWEST_FORMAT, type LogHeader } from '../../../src/domain/log/log.ts'
import type { Damage } from './damage.ts'
import { orderOf } from './order.ts'
import { askingOf, type Unanswered } from './unanswered.ts'
import { unwrap, type Unpacked } from './unwrap.ts'

/** What could be read of a log file. */
export interface ReadLog {
  /** Null if the first line is not a readable header. */
  readonly header: LogHeader | null
  readonly count: number
  /** Every event; for a large file they are decoded and held in memory on first use. */
  readonly events: readonly RecordedEvent[]
  readonly damage: readonly Damage[]
  /** What is worth knowing but is not damage: missing numbers, a clock that went back. */
  readonly notes: readonly Damage[]
  /** Requests from which nothing followed: `notes` names them as well. */
  readonly unanswered: readonly Unanswered[]
  /** Whether the events are in the order in which they happened: otherwise what follows from them proves nothing. */
  readonly isInOrder: boolean
}

/** A log file that was read and stays open. */
export interface OpenedLog extends ReadLog {
  readonly log: LogFile
}

/** One of the logs in a file. */
export interface LogPart {
  /** The line at which it begins, from 1. */
  readonly line: number
  readonly bytes: Uint8Array
}

const HEADER = new TextEncoder().encode('{"format":"benefits-portal-log"')

/** The logs in a file, one after the other: usually one. */
export const logsIn = (bytes: Uint8Array): readonly LogPart[] => {
  const starts = lineStarts(bytes, 0)
  const begins: number[] = [0]
  for (let line = 1; line + 1 < starts.length; line++) {
    const from = starts[line] ?? 0
    if (bytes[from + 2] === HEADER[2] && HEADER.every((byte, place) => bytes[from + place] === byte)) begins.push(line)
  }
  return begins.map((line, index) => ({
    line: line + 1,
    bytes: bytes.subarray(starts[line], starts[begins[index + 1] ?? starts.length - 1]),
  }))
}

/** A larger file is read without holding its events in memory, bytes. */
const LARGE = 50_000_000
/** The longest header, bytes: no more of a foreign file's first line is read or shown. */
const LONGEST_HEADER = 1_000_000

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined // JSON has no undefined, so callers can tell
  }
}

const fieldOf = (json: unknown, field: string): unknown =>
  typeof json === 'object' && json !== null && field in json ? (json as Record<string, unknown>)[field] : undefined // `in` has seen it

/** Replaces a missing header, so that the events can still be read. */
export const standIn: LogHeader = {
  format: 'benefits-portal-log',
  formatVersion: 3,
  build: '',
  startedAt: 0,
  brand: '',
  browser: '',
  hash: null,
  versions: null,
  cut: null,
  redaction: 'full',
}

const ANOTHER = 'Another log begins here; only the first one is read. Save each in a file of its own.'

const headerDamage = (first: string): Damage | null => {
  const json = parsed(first)
  const version = fieldOf(json, 'formatVersion')
  if (fieldOf(json, 'format') === 'benefits-portal-log') {
    if (typeof version === 'number' && version > NEWEST_FORMAT)
      throw new Error(
        `This log is of format ${version}, and this build reads formats 1 to ${NEWEST_FORMAT}. Check out the build that the file names: ${String(fieldOf(json, 'build'))}.`,
      )
    return {
      place: 'line 1',
      sentence: 'The header lacks a part or has a wrong one, so build, brand, browser and hash are not known.',
    }
  }
  if (typeof fieldOf(json, 'seq') === 'number' && typeof fieldOf(json, 'type') === 'string')
    return {
      place: 'line 1',
      sentence: 'The header is missing: the file begins with an event. Build, brand, browser and hash are not known.',
    }
  if (json === undefined && first.includes('benefits-portal-log'))
    return { place: 'line 1', sentence: 'The header is damaged, so build, brand, browser and hash are not known.' }
  throw new Error(
    json === undefined
      ? 'This file is not an event log of the portal: its first line is not JSON. A log begins with a header line; see docs/tester.md.'
      : 'This file is JSON, and no event log of the portal: its first line names no format ‘benefits-portal-log’.',
  )
}

/** The lines of a file, from 1: read only if something is wrong with it. */
interface Lines {
  readonly bytes: (line: number) => Uint8Array
  /** The last line that is not empty. */
  readonly last: number
}

const linesOf = (bytes: Uint8Array): Lines => {
  const starts = lineStarts(bytes, 0)
  let last = starts.length - 1
  while (last > 1 && (starts[last] ?? 0) - (starts[last - 1] ?? 0) <= 1) last -= 1
  return { bytes: (line) => bytes.subarray(starts[line - 1], starts[line]), last }
}

const worded = (sentence: string, line: Uint8Array, isEnd: boolean): string => {
  if (line.includes(0))
    return 'This line holds NUL bytes: it was not written to its end, as when a machine loses power.'
  if (isEnd && sentence.startsWith('This line is not JSON'))
    return 'This line is cut off: the file ends in the middle of it.'
  return sentence
}

interface Opened {
  readonly log: LogFile
  readonly header: LogHeader | null
  readonly bytes: Uint8Array
  readonly broken: Damage | null
  /** By how many lines an added header pushed the others down. */
  readonly shift: number
}

/** A header that names a format without hashes, in front of lines that have them: nothing but an editor makes that. */
const olderThanLines = (bytes: Uint8Array): Damage | null => {
  const [first = '', second = ''] = new TextDecoder().decode(bytes.subarray(0, LONGEST_HEADER)).split('\n', 2)
  const isOlder =
    Number(fieldOf(parsed(first), 'formatVersion')) < 3 && typeof fieldOf(parsed(second), 'h') === 'string'
  return isOlder
    ? { place: 'line 1', sentence: 'The header was changed: it names an older format than its lines have. Whether they are whole is not known.' } // oxfmt-ignore
    : null
}

/** A header of format 2, which starts no chain over the lines. */
const standInLine = (): string => {
  const { redaction: _, ...header } = standIn
  return JSON.stringify({ ...header, formatVersion: 2 })
}

/** Opens bytes as a log, with the events of one build; Left with a sentence if they are not one. */
export type OpenLog = (bytes: Uint8Array) => Either<string, LogFile>

const joined = (first: Uint8Array, rest: Uint8Array): Uint8Array => {
  const both = new Uint8Array(first.length + rest.length)
  both.set(first)
  both.set(rest, first.length)
  return both
}

/** Opens a log, with a stand-in for a header that the build cannot read: it is damaged, or newer than the build. */
const opened = (bytes: Uint8Array, open: OpenLog): Opened => {
  const log = open(bytes)
  const end = bytes.indexOf(NEWLINE)
  if (!isLeft(log)) return { log: log.right, header: log.right.header, bytes, broken: olderThanLines(bytes), shift: 0 }
  const first = new TextDecoder().decode(bytes.subarray(0, Math.min(end < 0 ? bytes.length : end, LONGEST_HEADER)))
  const known = decodeHeader(first)
  const broken = isLeft(known) ? headerDamage(first) : null
  const beginsWithEvent = typeof fieldOf(parsed(first), 'seq') === 'number'
  const rest = beginsWithEvent ? bytes : bytes.subarray(end < 0 ? bytes.length : end + 1)
  const headed = joined(new TextEncoder().encode(`${standInLine()}\n`), rest)
  const again = open(headed)
  if (isLeft(again)) throw new Error(log.left)
  const shift = beginsWithEvent ? 1 : 0
  return { log: again.right, header: isLeft(known) ? null : known.right.header, bytes: headed, broken, shift }
}

/**
 * Reads a log file, damaged or not: every event that can be read, and a sentence with its place for everything that cannot. Throws one
 * sentence if nothing can be read: for an empty, binary or foreign file, or a newer format.
 * @param receive receives each event once, in order, as it is read: a large file is then read only once
 */
export const readUnpacked = (
  { bytes: file, damage }: Unpacked,
  open: OpenLog,
  receive?: (event: RecordedEvent, index: number) => void,
): OpenedLog => {
  const [first, ...others] = logsIn(unwrap(file))
  const { log, header, bytes, broken, shift } = opened(first?.bytes ?? file, open)
  const order = orderOf()
  const asking = askingOf()
  const held: RecordedEvent[] | null = bytes.length > LARGE ? null : []
  let count = 0
  for (const event of log) {
    order.receive(event)
    asking.receive(event)
    receive?.(event, count)
    held?.push(event)
    count += 1
  }
  const { problems } = log
  if (broken && count === 0 && problems.length > 0)
    throw new Error(
      'No line of this file can be read: the log was wrapped, joined or retyped on its way. Ask for the file itself, attached or zipped.',
    )
  let lines: Lines | null = null
  const inFile = (): Lines => (lines ??= linesOf(bytes))
  const { damage: disorder, notes } = order.found((index) => log.lineOf(index) - shift)
  const isWhole = bytes.at(-1) === NEWLINE
  // What followed may stand in a line that was cut off or cannot be read.
  const isRead = damage.length === 0 && problems.every(({ line }) => line - shift === 1)
  const unanswered = isRead && disorder.length === 0 ? asking.found(log.notes) : []
  let events = held
  return {
    log,
    header,
    count,
    get events() {
      return (events ??= [...log])
    },
    damage: [
      ...damage,
      ...(broken ? [broken] : []),
      ...problems.map(({ line, sentence }) => ({
        place: `line ${line - shift}`,
        sentence: worded(sentence, inFile().bytes(line), line === inFile().last && !isWhole),
      })),
      ...disorder,
      ...others.map(({ line }) => ({ place: `line ${line}`, sentence: ANOTHER })),
    ],
    isInOrder: disorder.length === 0,
    notes: [...notes, ...unknownLines(log, shift), ...unanswered.map(({ place, sentence }) => ({ place, sentence }))],
    unanswered,
  }
}

/** Lines that a newer build wrote between its events, each kind once. */
const unknownLines = ({ notes }: LogFile, shift: number): readonly Damage[] => {
  const seen = new Set<string>()
  return notes.flatMap((note) => {
    if (note.kind !== 'unknown' || seen.has(note.sentence)) return []
    seen.add(note.sentence)
    return [{ place: `line ${note.line - shift}`, sentence: note.sentence }]
  })
}
