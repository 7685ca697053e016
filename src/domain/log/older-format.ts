import { isLeft } from 'fp-ts/lib/Either.js'
import { brokenChain } from './chain.ts'
import { lineStarts } from './line-starts.ts'
import type { LogProblem } from './log.ts'
import { decodeHeader, parseLine } from './log.ts'
import { noteOf } from './notes.ts'

/**
 * A log for a build that knows only format 2: a header of that format, and only events. Each note becomes an empty line, so that line numbers
 * stay. A file whose header cannot be read stays as it is.
 */
export const asFormat2 = (bytes: Uint8Array): Uint8Array => {
  const [first = '', ...lines] = new TextDecoder().decode(bytes).split('\n')
  const read = decodeHeader(first)
  if (isLeft(read)) return bytes
  const { redaction: _, ...header } = read.right.header
  const events = lines.map((line) => (noteOf(parseLine(line), 0) ? '' : line.replace(/,"h":"[0-9a-f]{8}"}$/, '}')))
  return new TextEncoder().encode([JSON.stringify({ ...header, formatVersion: 2 }), ...events].join('\n'))
}

/** Where the chain over the lines of a file breaks, for a build that does not follow it. */
export const chainProblems = (bytes: Uint8Array): readonly LogProblem[] => {
  const starts = lineStarts(bytes, 0)
  const read = decodeHeader(new TextDecoder().decode(bytes.subarray(0, starts[1])))
  return brokenChain(bytes, isLeft(read) || !read.right.isChained ? null : read.right.header, starts.subarray(1))
}
