import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isFile, isFolder, jsonIn, writeText } from '../replay/files.ts'
import type { BuildScript } from '../replay/bundle.ts'
import type { Shard } from './inputs.ts'
import type { TriageReport } from './report.ts'
import type { Watched } from './watched.ts'

/** What the rows of a folder were made with: only rows with the same facts can be continued or merged. */
export interface RunFacts {
  readonly build: string
  /** The script of the build. */
  readonly script: string
  readonly watched: Watched
  readonly shard: Shard | null
}

/** The files of a folder that `--out` names. */
export const filesOf = (folder: string) => ({
  rows: path.join(folder, 'rows.jsonl'),
  facts: path.join(folder, 'run.json'),
  report: path.join(folder, 'report.json'),
  examples: path.join(folder, 'examples'),
})

export const factsOf = ({ name, code }: BuildScript, watched: Watched, shard: Shard | null): RunFacts => ({
  build: name,
  script: createHash('sha256').update(code).digest('hex').slice(0, 16),
  watched,
  shard,
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
      `${folder} holds rows of another run (${before.build}${before.shard ? `, shard ${before.shard.part}/${before.shard.of}` : ''}), made otherwise. Name another folder, or remove this one.`,
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
