import { gunzipSync, constants } from 'node:zlib'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { RecordedEvent } from '../../src/domain/kernel/event.ts'
import type { LogHeader } from '../../src/domain/kernel/log.ts'
import type { Build } from './builds.ts'
import { orderProblems } from './order.ts'

/** What is wrong with a log file, and where: `line 14`, `event 7`, `the file`. */
export interface Damage {
  readonly place: string
  readonly sentence: string
}

/** What could be read of a log file. */
export interface ReadLog {
  /** Null where the first line is no header that can be read. */
  readonly header: LogHeader | null
  readonly events: readonly RecordedEvent[]
  /** The line of each event, from 1. */
  readonly lines: readonly number[]
  readonly damage: readonly Damage[]
  /** What is worth knowing and no damage: numbers that are missing, a clock that went back. */
  readonly notes: readonly Damage[]
}

const GZIP = [0x1f, 0x8b]
const NUL = '\u0000'

interface Text {
  readonly text: string
  readonly damage: readonly Damage[]
}

const unpacked = (bytes: Uint8Array): { bytes: Uint8Array; damage: readonly Damage[] } => {
  if (!GZIP.every((byte, i) => bytes[i] === byte)) return { bytes, damage: [] }
  try {
    return { bytes: gunzipSync(bytes), damage: [] }
  } catch {
    const sentence =
      'This gzip file is cut off or damaged; what could be unpacked was read. Ask for the file once more.'
    try {
      return {
        bytes: gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
        damage: [{ place: 'the file', sentence }],
      }
    } catch {
      throw new Error('This gzip file is damaged, and nothing of it can be unpacked. Ask for the file once more.')
    }
  }
}

/** The text of a file, without what other programs put around it: gzip, a byte order mark, UTF-16. Throws a sentence where it is no text. */
const textOf = (file: Uint8Array): Text => {
  if (file.length === 0) throw new Error('This file is empty. Save the log again: Help, then ‘Save the log’.')
  const { bytes, damage } = unpacked(file)
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  const text = new TextDecoder(utf16 ?? 'utf-8').decode(bytes) // takes a byte order mark away
  if (utf16 === null && looksBinary(text))
    throw new Error('This file is binary, and no event log. A log is text: a header line, then one event a line.')
  return { text, damage }
}

/** A log is JSON: of other control characters and of broken characters it has a few where it is damaged, and never many at its start. */
const looksBinary = (text: string): boolean => {
  const start = text.slice(0, 1000)
  // eslint-disable-next-line no-control-regex
  const odd = start.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0
  return odd > start.length / 10 && !start.trimStart().startsWith('{')
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined // told apart by the callers: no line of JSON is undefined
  }
}

const fieldOf = (json: unknown, field: string): unknown =>
  typeof json === 'object' && json !== null && field in json ? (json as Record<string, unknown>)[field] : undefined // `in` has seen it

/** Stands where a header is missing, so that the events can be read all the same. */
export const standIn: LogHeader = {
  format: 'benefits-portal-log',
  formatVersion: 2,
  build: '',
  startedAt: 0,
  brand: '',
  browser: '',
  hash: null,
  versions: null,
  cut: null,
}

const headerDamage = (first: string): Damage | null => {
  const json = parsed(first)
  const version = fieldOf(json, 'formatVersion')
  if (fieldOf(json, 'format') === 'benefits-portal-log') {
    if (typeof version === 'number' && version > 2)
      throw new Error(
        `This log is of format ${version}, and this build reads formats 1 and 2. Check out the build that the file names: ${String(fieldOf(json, 'build'))}.`,
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
      ? 'This file is no event log of the portal: its first line is not JSON. A log begins with a header line; see docs/tester.md.'
      : 'This file is JSON, and no event log of the portal: its first line names no format ‘benefits-portal-log’.',
  )
}

const worded = (sentence: string, line: string, isLast: boolean): string => {
  if (line.includes(NUL))
    return 'This line holds NUL bytes: it was not written to its end, as when a machine loses power.'
  if (isLast && sentence.startsWith('This line is not JSON'))
    return 'This line is cut off: the file ends in the middle of it.'
  return sentence
}

/**
 * Reads a log file, damaged or not: every event that can be read, and a sentence with its place for whatever cannot. gzip, a byte
 * order mark, UTF-16 and CRLF are taken away first. Throws one sentence where nothing can be read: an empty, binary or foreign file, or
 * a newer format.
 */
export const readLog = (file: Uint8Array, build: Build): ReadLog => {
  const { text, damage } = textOf(file)
  const raw = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line))
  const whole = build.decodeLog(raw.join('\n'), build.evolution.definitions)
  const broken = isLeft(whole) ? headerDamage(raw[0] ?? '') : null
  const beginsWithEvent = broken !== null && typeof fieldOf(parsed(raw[0] ?? ''), 'seq') === 'number'
  const headed = broken ? [JSON.stringify(standIn), ...(beginsWithEvent ? raw : raw.slice(1))] : raw
  const log = broken ? build.decodeLog(headed.join('\n'), build.evolution.definitions) : whole
  if (isLeft(log)) throw new Error(log.left)
  const shift = beginsWithEvent ? 1 : 0 // the stand-in pushed every line down by one
  const bad = new Set(log.right.problems.map(({ line }) => line))
  const lines = headed.flatMap((line, i) => (i === 0 || line === '' || bad.has(i + 1) ? [] : [i + 1 - shift]))
  const last = headed.findLastIndex((line) => line !== '') + 1
  const order = orderProblems(log.right.events, lines)
  return {
    header: broken ? null : log.right.header,
    events: log.right.events,
    lines,
    damage: [
      ...damage,
      ...(broken ? [broken] : []),
      ...log.right.problems.map(({ line, sentence }) => ({
        place: `line ${line - shift}`,
        sentence: worded(sentence, headed[line - 1] ?? '', line === last && !text.endsWith('\n')),
      })),
      ...order.damage,
    ],
    notes: order.notes,
  }
}
