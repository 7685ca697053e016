import { closeSync, existsSync, fstatSync, ftruncateSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs'
import path from 'node:path'
import type { LogRow } from './row.ts'

const CHUNK = 1_000_000
const NEWLINE = 10

/** The lines of a file and the offset after each, without holding the file in memory. A last line without a line end is left out. */
function* linesOf(file: string): Generator<{ readonly line: string; readonly end: number }> {
  const opened = openSync(file, 'r')
  try {
    let rest: Buffer = Buffer.alloc(0)
    let place = 0
    for (;;) {
      const chunk = Buffer.alloc(CHUNK)
      const length = readSync(opened, chunk)
      if (length === 0) return
      const bytes = Buffer.concat([rest, chunk.subarray(0, length)])
      let from = 0
      for (let to = bytes.indexOf(NEWLINE); to >= 0; to = bytes.indexOf(NEWLINE, from)) {
        place += to + 1 - from
        yield { line: bytes.toString('utf8', from, to), end: place }
        from = to + 1
      }
      rest = bytes.subarray(from)
    }
  } finally {
    closeSync(opened)
  }
}

/** The rows of a file, one after the other. Throws a sentence if a line is not a row. */
export function* rowsIn(file: string): Generator<LogRow> {
  for (const { line } of linesOf(file)) yield rowOf(line, file)
}

const rowOf = (line: string, file: string): LogRow => {
  try {
    return JSON.parse(line) as LogRow // `RowsFile` wrote it
  } catch (error) {
    throw new Error(`${file} holds a line that is no row: remove the file, and judge its logs again.`, { cause: error })
  }
}

/** A file to which rows are added. */
export interface RowsFile {
  readonly add: (row: LogRow) => void
  readonly close: () => void
}

/** How many characters are written at a time. */
const TOGETHER = 64_000

/**
 * Opens a file of rows to continue at its end; `receive` gets each row that it has. A row that a killed run was still writing is cut off.
 */
export const openRows = (file: string, receive: (row: LogRow) => void): RowsFile => {
  mkdirSync(path.dirname(file), { recursive: true })
  let end = 0
  if (existsSync(file))
    for (const { line, end: after } of linesOf(file)) {
      receive(rowOf(line, file))
      end = after
    }
  const opened = openSync(file, existsSync(file) ? 'r+' : 'w')
  if (fstatSync(opened).size > end) ftruncateSync(opened, end)
  let waiting = ''
  const write = (): void => {
    end += writeSync(opened, waiting, end)
    waiting = ''
  }
  return {
    add: (row) => {
      waiting += `${JSON.stringify(row)}\n`
      if (waiting.length > TOGETHER) write()
    },
    close: () => {
      write()
      closeSync(opened)
    },
  }
}
