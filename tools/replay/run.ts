import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../setup.mjs'
import { at } from './at.ts'
import { loadBuild, ownBuild, type Build } from './builds.ts'
import { check } from './check.ts'
import { judgeOf, type Invariant } from './failure.ts'
import { help, optionsOf, type Options } from './options.ts'
import { progressOn, type Progress } from './progress.ts'
import { readLog } from './read.ts'
import type { Report } from './report.ts'
import { shrinkLog, writeShrunk } from './shrinking.ts'
import { wantedBy } from './wanted.ts'

/** Where the command writes. */
export interface Streams {
  readonly out: { readonly write: (text: string) => unknown }
  readonly err: { readonly isTTY?: boolean; readonly write: (text: string) => unknown }
}

const bytesOf = (file: string): Uint8Array => {
  try {
    return readFileSync(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`)
    if (code === 'EISDIR') throw new Error(`${file} is a folder. Name a log file, such as portal-log.jsonl.`)
    throw new Error(`${file} cannot be read (${String(code ?? error)}).`)
  }
}

const report = async (options: Options, invariants: readonly Invariant[], progress: Progress): Promise<Report> => {
  const { file, mode, asked } = options
  const wanted = wantedBy(asked, invariants)
  const build = ownBuild()
  const log = readLog(bytesOf(file), build)
  switch (mode.kind) {
    case 'check':
      return check(log, build, await judgeOf(build, wanted))
    case 'at':
      return at(log, build, mode.seq)
    case 'shrink':
      return writeShrunk(log, await shrinkLog(log, build, null, wanted, progress), mode.out)
    case 'toTest':
    case 'diff':
    case 'bisect':
    case 'effects':
      throw new Error('Not there yet.')
  }
}

/** The whole command: understands its arguments, does what they ask, and answers the exit code. */
export const run = async (args: readonly string[], { out, err }: Streams): Promise<number> => {
  const progress = progressOn(err)
  try {
    const options = optionsOf(args)
    if (options === 'help') {
      out.write(help)
      return 0
    }
    const { code, lines, json } = await report(options, [], progress)
    progress.done()
    out.write(options.isJson ? `${JSON.stringify(json, null, 2)}\n` : `${lines.join('\n')}\n`)
    return code
  } catch (error) {
    progress.done()
    err.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  }
}
