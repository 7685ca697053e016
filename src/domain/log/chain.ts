import { NEWLINE } from './line-starts.ts'
import { parseLine, type LogHeader, type LogProblem } from './log.ts'
import { isRecord } from '../kernel/data/is-record.ts'

/** The length of the end of a line that holds its hash: `,"h":"1a2b3c4d"}`. The hash covers the text before it. */
const TAIL = ',"h":"00000000"}'.length
const [QUOTE, CLOSE] = ['"'.charCodeAt(0), '}'.charCodeAt(0)]
const START = [...',"h":"'].map((char) => char.charCodeAt(0))

/**
 * A 32-bit hash over bytes that continues another hash. It takes four bytes at a time, because a million lines must be read quickly. Not
 * cryptographic: it detects changes, and does not protect against forgery.
 */
const chainOver = (before: number, bytes: DataView, from: number, to: number): number => {
  let h = before ^ (to - from)
  let place = from
  for (; place + 4 <= to; place += 4) h = turned(h ^ bytes.getInt32(place, true))
  for (; place < to; place++) h = turned(h ^ bytes.getUint8(place))
  return turned(h ^ (h >>> 15)) >>> 0
}
/** Each step is one-to-one, so that no single change goes undetected. */
const turned = (h: number): number => Math.imul((h << 13) | (h >>> 19), 0x9e3779b1)

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const encoder = new TextEncoder()

/** The start of the chain: a hash of the parts of a header that do not change while the log grows. */
const startOf = (header: LogHeader): number => {
  const { format, formatVersion, build, startedAt, brand, browser, redaction } = header
  const bytes = encoder.encode(JSON.stringify([format, formatVersion, build, startedAt, brand, browser, redaction]))
  return chainOver(0, viewOf(bytes), 0, bytes.length)
}

/**
 * Returns a function that adds the chain to the lines of a log in order. Each line gets `h`, a hash of its text and of the previous `h`, so that
 * changed, added and removed lines are detected. Lines are JSON objects with at least one key; the first one follows the header.
 */
export const chainOf = (header: LogHeader): ((line: string) => string) => chainFrom(startOf(header))

/** A hash of a whole header, as the end of its log names it. */
export const hashOfHeader = (header: Uint8Array): string => hex(chainOver(0, viewOf(header), 0, header.length))

const hex = (h: number): string => h.toString(16).padStart(8, '0')

/** The last line of a log: how many lines there are between it and the header, and the header's hash. */
const endOf = (header: string, lines: readonly string[]): string => {
  const last = parseLine(lines.at(-1) ?? '')
  const { at, after, seq } = isRecord(last) ? last : {}
  return JSON.stringify({
    at: at ?? 0,
    after: seq ?? after ?? 0,
    end: { lines: lines.length, header: hashOfHeader(encoder.encode(header)) },
  })
}

/** A log's lines as its file has them: the header first, each line after it with its hash, and the end if the header says so. */
export const linesOfFile = (header: LogHeader, lines: readonly string[]): string[] => {
  const first = JSON.stringify(header)
  const all = header.hasEnd ? [...lines, endOf(first, lines)] : lines
  return [first, ...all.map(chainOf(header))]
}

const chainFrom = (start: number): ((line: string) => string) => {
  let h = start
  return (line) => {
    const open = line.slice(0, -1)
    const bytes = encoder.encode(open)
    h = chainOver(h, viewOf(bytes), 0, bytes.length)
    return `${open},"h":"${hex(h)}"}`
  }
}

const digitOf = (code: number): number =>
  code >= 48 && code <= 57 ? code - 48 : code >= 97 && code <= 102 ? code - 87 : -1

/** The hash at the end of a line; null if there is none. */
const hashAt = (bytes: Uint8Array, from: number, to: number): number | null => {
  const tail = to - TAIL
  if (tail <= from || bytes[to - 1] !== CLOSE || bytes[to - 2] !== QUOTE) return null
  for (let place = 0; place < START.length; place++) if (bytes[tail + place] !== START[place]) return null
  let h = 0
  for (let place = tail + START.length; place < to - 2; place++) {
    const digit = digitOf(bytes[place] ?? 0)
    if (digit < 0) return null
    h = (h << 4) | digit
  }
  return h >>> 0
}

/**
 * Returns a function that adds the chain to lines appended to a file; null if the last line of the file has no hash.
 * @param starts where each line after the header begins, then where the file ends
 */
export const chainAfter = (bytes: Uint8Array, starts: ArrayLike<number>): ((line: string) => string) | null => {
  const [from, end] = [starts[starts.length - 2] ?? 0, starts[starts.length - 1] ?? 0]
  const h = hashAt(bytes, from, bytes[end - 1] === NEWLINE ? end - 1 : end)
  return h === null ? null : chainFrom(h)
}

/**
 * Follows the chain of a file, and reports each line at which it breaks. After a break the chain continues from the hash of that line. Formats
 * before 3 have no chain.
 * @param header null if the file has no chain or its header is unreadable: a missing hash is then no problem
 * @param starts where each line after the header begins, then where the file ends
 */
export const brokenChain = (
  bytes: Uint8Array,
  header: LogHeader | null,
  starts: ArrayLike<number>,
): readonly LogProblem[] => {
  const broken: LogProblem[] = []
  const view = viewOf(bytes)
  let before = header && startOf(header)
  let wasBare = false
  for (let line = 0; line + 1 < starts.length; line++) {
    const from = starts[line] ?? 0
    const next = starts[line + 1] ?? 0
    const to = bytes[next - 1] === NEWLINE ? next - 1 : next
    if (to === from) continue
    const h = hashAt(bytes, from, to)
    const isWrong = h !== null && before !== null && chainOver(before, view, from, to - TAIL) !== h
    if (isWrong) broken.push({ line: line + 2, sentence: CHANGED })
    // Report only the first of several in a row, because a tab of a build without chains can have written the whole file.
    if (h === null && header && !wasBare) broken.push({ line: line + 2, sentence: BARE })
    wasBare = h === null
    before = h
  }
  return broken
}

const CHANGED = 'This line was changed, or lines before it are missing.'
const BARE = 'This line has no hash of its own: it was changed or added.'
