import { isLeft } from 'fp-ts/lib/Either.js'
import { chainAfter, chainOf } from './chain.ts'
import { lineStarts, NEWLINE } from './line-starts.ts'
import { decodeHeader } from './log.ts'
import { lineOfNote, type TesterNote } from './notes.ts'

/**
 * A log with a tester's notes at its end. Every earlier line stays as it is, damaged or not. If the file has a chain, it continues over the
 * notes.
 */
export const withNotes = (bytes: Uint8Array, notes: readonly Omit<TesterNote, 'line'>[]): Uint8Array => {
  const starts = lineStarts(bytes, 0)
  const first = decodeHeader(new TextDecoder().decode(bytes.subarray(0, starts[1])))
  const isChained = !isLeft(first) && first.right.isChained
  const chain = isChained ? (starts.length > 2 ? chainAfter(bytes, starts) : chainOf(first.right.header)) : null
  const lines = notes.map((note) => lineOfNote({ ...note, line: 0 })).map((line) => chain?.(line) ?? line)
  const isEnded = bytes.length === 0 || bytes[bytes.length - 1] === NEWLINE
  const added = new TextEncoder().encode(`${isEnded ? '' : '\n'}${lines.map((line) => `${line}\n`).join('')}`)
  const whole = new Uint8Array(bytes.length + added.length)
  whole.set(bytes)
  whole.set(added, bytes.length)
  return whole
}
