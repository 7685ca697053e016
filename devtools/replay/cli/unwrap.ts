import { constants, gunzipSync } from 'node:zlib'
import type { Damage } from './damage.ts'

const GZIP = [0x1f, 0x8b]
const UTF8_MARK = [0xef, 0xbb, 0xbf]
const UTF16 = [
  { classification: [0xff, 0xfe], name: 'utf-16le' },
  { classification: [0xfe, 0xff], name: 'utf-16be' },
] as const

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, i) => bytes[i] === byte)

const unpacked = (bytes: Uint8Array): { readonly bytes: Uint8Array; readonly damage: readonly Damage[] } => {
  if (!beginsWith(bytes, GZIP)) return { bytes, damage: [] }
  try {
    return { bytes: gunzipSync(bytes, { chunkSize: unpackedLength(bytes) }), damage: [] }
  } catch {
    const sentence = 'This gzip file is cut off or damaged; what could be unpacked was read. Ask for the file again.'
    return { bytes: unpackedAsFarAsCan(bytes), damage: [{ place: 'the file', sentence }] }
  }
}

/** Gzip ends with the unpacked length: unpacked into one piece of it, a large log is in memory once and not twice. At most 1032 to 1. */
const unpackedLength = (bytes: Uint8Array): number => {
  const said = bytes.length < 18 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true)
  return Math.max(64, Math.min(said, bytes.length * 1032, 2_000_000_000) + 1)
}

const unpackedAsFarAsCan = (bytes: Uint8Array): Uint8Array => {
  try {
    return gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    const sentence = 'This gzip file is damaged, and nothing of it can be unpacked. Ask for the file again.'
    throw new Error(sentence, { cause: error })
  }
}

const inUtf8 = (bytes: Uint8Array): Uint8Array => {
  if (beginsWith(bytes, UTF8_MARK)) return bytes.subarray(UTF8_MARK.length)
  const other = UTF16.find(({ classification }) => beginsWith(bytes, classification))
  return other ? new TextEncoder().encode(new TextDecoder(other.name).decode(bytes)) : bytes
}

const withUnixLines = (bytes: Uint8Array): Uint8Array => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return buffer.includes('\r\n') ? Buffer.from(buffer.toString('utf8').replaceAll('\r\n', '\n')) : bytes
}

/** A log is JSON: of other control characters and of broken ones it has a few where it is damaged, and never many at its start. */
const looksBinary = (bytes: Uint8Array): boolean => {
  const start = new TextDecoder().decode(bytes.subarray(0, 1000))
  const odd = start.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0
  return odd > start.length / 10 && !start.trimStart().startsWith('{')
}

/**
 * The bytes of a log in UTF-8 with `\n` between its lines, without what other programs put around it: gzip, a byte order classification, UTF-16, the line
 * ends of Windows. Throws a sentence where the file is empty, binary, or cannot be unpacked.
 */
export const unwrap = (file: Uint8Array): { readonly bytes: Uint8Array; readonly damage: readonly Damage[] } => {
  if (file.length === 0) throw new Error('This file is empty. Save the log again: Help, then ‘Save the log’.')
  const { bytes, damage } = unpacked(file)
  const text = withUnixLines(inUtf8(bytes))
  if (looksBinary(text))
    throw new Error('This file is binary, and no event log. A log is text: a header line, then one event a line.')
  return { bytes: text, damage }
}
