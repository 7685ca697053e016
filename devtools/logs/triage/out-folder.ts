import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { isFile, isFolder, jsonIn, writeText } from '../replay/files.ts'
import type { BuildScript } from '../replay/bundle.ts'
import type { TriageReport } from './report.ts'
import type { Watched } from './watched.ts'
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

/** What the rows of a folder were made with: only rows with the same facts can be continued. */
export interface RunFacts {
  readonly build: string
  /** The script of the build. */
  readonly script: string
  readonly watched: Watched
}

/** The files of a folder that `--out` names. */
export const filesOf = (folder: string) => ({
  rows: path.join(folder, 'rows.jsonl'),
  facts: path.join(folder, 'run.json'),
  report: path.join(folder, 'report.json'),
  examples: path.join(folder, 'examples'),
})

export const factsOf = ({ name, code }: BuildScript, watched: Watched): RunFacts => ({
  build: name,
  script: createHash('sha256').update(code).digest('hex').slice(0, 16),
  watched,
})

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** What the rows of a folder were made with; null if it has none. Throws a sentence if that cannot be read. */
export const readFacts = (folder: string): RunFacts | null => {
  const { facts } = filesOf(folder)
  if (!existsSync(facts)) return null
  try {
    return JSON.parse(readFileSync(facts, 'utf8')) as RunFacts // `prepare` wrote it
  } catch (error) {
    throw new Error(`${facts} is damaged: remove ${folder}, and judge again.`, { cause: error })
  }
}

/** Makes a folder ready for rows; throws a sentence if it holds those of another run. */
export const prepare = (folder: string, facts: RunFacts): void => {
  const before = readFacts(folder)
  if (before && JSON.stringify(before) !== JSON.stringify(facts))
    throw new Error(
      `${folder} holds rows of another run (${before.build}), made otherwise. Name another folder, or remove this one.`,
    )
  if (!before && existsSync(filesOf(folder).rows))
    throw new Error(`${folder} holds rows, and not how they were made. Name another folder, or remove this one.`)
  mkdirSync(folder, { recursive: true })
  if (!before) writeText(filesOf(folder).facts, json(facts))
}

export const writeReport = (folder: string, report: TriageReport): void => {
  writeText(filesOf(folder).report, json(report))
}

/** Reads an earlier report from its file or folder. Throws a sentence if it is not a report. */
export const readReport = (name: string): TriageReport => {
  const file = isFolder(name) ? filesOf(name).report : name
  if (!isFile(file)) throw new Error(`There is no report ${file}.`)
  const report = jsonIn(file)
  if (typeof report === 'object' && report !== null && 'format' in report && report.format === 'benefits-portal-triage')
    return report as TriageReport // a file that names the format is one of ours
  throw new Error(`${file} is no report of npm run log -- triage.`)
}
