import type { Damage } from './damage.ts'

/** A file's unpacked bytes, and what was wrong with the gzip around them. */
export interface Unpacked {
  readonly bytes: Uint8Array
  readonly damage: readonly Damage[]
}

const GZIP = [0x1f, 0x8b]
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

/**
 * The bytes of a log in UTF-8 with `\n` between its lines, without what other programs add: a byte order mark, UTF-16, the line
 * ends of Windows. Throws a sentence if the file is empty or binary.
 */
export const unwrap = (bytes: Uint8Array): Uint8Array => {
  if (bytes.length === 0) throw new Error('This file is empty. Save the log again: Help, then ‘Save the log’.')
  const text = withUnixLines(inUtf8(bytes))
  if (looksBinary(text))
    throw new Error('This file is binary, and no event log. A log is text: a header line, then one event a line.')
  return text
}
