import { unzipSync } from 'fflate'
import type { Damage } from './damage.ts'

/** A file's unpacked bytes, and what was wrong with the gzip around them. */
export interface Unpacked {
  readonly bytes: Uint8Array
  readonly damage: readonly Damage[]
}

const GZIP = [0x1f, 0x8b]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const UTF8_MARK = [0xef, 0xbb, 0xbf]
const UTF16 = [
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
] as const
const RETURN = 13
const NEWLINE = 10

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, i) => bytes[i] === byte)

/** Whether a file is packed with gzip. Node and browsers unpack it in different ways. */
export const isPacked = (file: Uint8Array): boolean => beginsWith(file, GZIP)

/** The damage of a gzip file of which a part could be unpacked. */
export const partlyUnpacked: Damage = {
  place: 'the file',
  sentence: 'This gzip file is cut off or damaged; what could be unpacked was read. Ask for the file again.',
}

/** The error if none of a gzip file can be unpacked. */
export const notUnpacked = (cause: unknown): Error =>
  new Error('This gzip file is damaged, and nothing of it can be unpacked. Ask for the file again.', { cause })

const inUtf8 = (bytes: Uint8Array): Uint8Array => {
  if (beginsWith(bytes, UTF8_MARK)) return bytes.subarray(UTF8_MARK.length)
  const other = UTF16.find(({ mark }) => beginsWith(bytes, mark))
  return other ? new TextEncoder().encode(new TextDecoder(other.name).decode(bytes)) : bytes
}

const withUnixLines = (bytes: Uint8Array): Uint8Array => {
  let found = bytes.indexOf(RETURN)
  if (found < 0) return bytes
  if (!bytes.includes(NEWLINE)) return bytes.map((byte) => (byte === RETURN ? NEWLINE : byte))
  const made = new Uint8Array(bytes.length)
  let [from, length] = [0, 0]
  const take = (to: number): void => {
    made.set(bytes.subarray(from, to), length)
    length += to - from
  }
  for (; found >= 0; found = bytes.indexOf(RETURN, found + 1)) {
    if (bytes[found + 1] !== NEWLINE) continue
    take(found)
    from = found + 1
  }
  take(bytes.length)
  return made.subarray(0, length)
}

/** A log is JSON: even a damaged one has few control or broken characters at its start. */
const looksBinary = (bytes: Uint8Array): boolean => {
  const start = new TextDecoder().decode(bytes.subarray(0, 1000))
  const odd = start.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0
  return odd > start.length / 10 && !start.trimStart().startsWith('{')
}

const isTar = (bytes: Uint8Array): boolean => new TextDecoder().decode(bytes.subarray(257, 262)) === 'ustar'

/** The one log in a zip file. Throws a sentence if there are several, or none. */
const unzipped = (file: Uint8Array): Uint8Array => {
  const names: string[] = []
  const found = unzipSync(file, {
    filter: ({ name }) => {
      const isLog = !/(^|\/)(\.|__MACOSX)|\/$/.test(name)
      if (isLog) names.push(name)
      return isLog && names.length === 1
    },
  })
  const [only] = Object.values(found)
  if (names.length > 1)
    throw new Error(
      `This zip file holds ${names.length} files: unpack it, and name one of them, or the folder in triage.`,
    )
  if (only === undefined) throw new Error('This zip file is empty.')
  return only
}

const PASTED = [/^> ?/gm, /^\s*\d+(?:[:.)|\t] ?| +)(?=\{)/gm]
const LF = '\n'

/** A log that was pasted: with the marks of a quotation, or with line numbers, in front of every line. Null if it is not that. */
const withoutMarks = (bytes: Uint8Array): Uint8Array | null => {
  const start = new TextDecoder().decode(bytes.subarray(0, 1000)).trimStart()
  const mark = start.startsWith('{') ? undefined : PASTED.find((one) => start.replace(one, '').startsWith('{'))
  if (!mark) return null
  const text = new TextDecoder().decode(bytes).replaceAll(mark, '').trimStart()
  return new TextEncoder().encode(text.endsWith(LF) ? text : text + LF)
}

const BEGINS = '{"format":"benefits-portal-log"'
const REFORMATTED = /^\s*(?:\[\s*)?\{\s*"format"\s*:\s*"benefits-portal-log"/
/** How much may stand before a log in a pasted text, bytes. */
const BEFORE = 100_000

/** A log that stands in other text, such as an email or a page. Null if it does not. Throws a sentence if its lines are no longer events. */
const within = (bytes: Uint8Array): Uint8Array | null => {
  const start = new TextDecoder().decode(bytes.subarray(0, BEFORE))
  if (start.startsWith(BEGINS)) return null
  if (REFORMATTED.test(start))
    throw new Error(
      'This log was reformatted: its lines are no longer events. Ask for the file as the portal saved it.',
    )
  const at = start.indexOf(`\n${BEGINS}`)
  return at < 0 || start.startsWith('{')
    ? null
    : bytes.subarray(new TextEncoder().encode(start.slice(0, at + 1)).length)
}

/**
 * The bytes of a log in UTF-8 with `\n` between its lines, without what other programs add: a byte order mark, UTF-16, the line
 * ends of Windows, a zip file around it, the marks of a quotation, text in front of it. Throws a sentence if the file is empty, an archive or binary.
 */
export const unwrap = (file: Uint8Array): Uint8Array => {
  const bytes = beginsWith(file, ZIP) ? unzipped(file) : file
  if (bytes.length === 0) throw new Error('This file is empty. Save the log again: Help, then ‘Save the log’.')
  if (isTar(bytes)) throw new Error('This is a tar archive: unpack it (tar xf), and name the log in it.')
  const lines = withUnixLines(inUtf8(bytes))
  const text = withoutMarks(lines) ?? within(lines) ?? lines
  if (looksBinary(text))
    throw new Error('This file is binary, and no event log. A log is text: a header line, then one event a line.')
  return text
}
