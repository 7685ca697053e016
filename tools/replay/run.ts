import { readFileSync, statSync } from 'node:fs'
import { root } from '../setup.mjs'
import { at } from './at.ts'
import { bisect } from './bisect.ts'
import { ownBuild } from './builds.ts'
import { check } from './check.ts'
import { diffBuilds, diffLogs } from './diff.ts'
import { effects } from './effects.ts'
import { judgeOf } from './failure.ts'
import { help, optionsOf, type Options } from './options.ts'
import { progressOn, type Progress } from './progress.ts'
import { readLog } from './read.ts'
import type { Report } from './report.ts'
import { openResources, type Resources } from './resources.ts'
import { failingLog, headerOfShorter, shrinkLog, writeShrunk } from './shrinking.ts'
import { writeTest } from './to-test.ts'
import { tryVariants } from './trying.ts'
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

const isFile = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isFile() === true

const report = async (options: Options, resources: Resources, progress: Progress): Promise<Report> => {
  const { file, mode, asked } = options
  const wanted = wantedBy(asked)
  const withEffects =
    wanted.kind === 'overlap' || asked.effects === true || mode.kind === 'effects' || mode.kind === 'variants'
  const bytes = bytesOf(file)
  const build = options.build ? await resources.build(options.build.name, withEffects) : ownBuild()
  const log = readLog(bytes, build)
  const good = options.good === null ? null : await resources.build(options.good, withEffects)
  switch (mode.kind) {
    case 'check':
      return check(log, build, await judgeOf(build, wanted))
    case 'at':
      return at(log, build, mode.seq)
    case 'shrink':
      return writeShrunk(log, await shrinkLog(log, build, good, wanted, progress), mode.out)
    case 'toTest': {
      const { events, failure } = mode.isWhole
        ? await failingLog(log, build, good, wanted)
        : await shrinkLog(log, build, good, wanted, progress)
      return writeTest({ header: headerOfShorter(log.header), events, failure, wanted, asked }, mode.out)
    }
    case 'diff': {
      if (isFile(mode.other)) return diffLogs(log, readLog(bytesOf(mode.other), build), build, mode.other)
      return diffBuilds(bytes, build, await resources.build(mode.other, false), progress)
    }
    case 'bisect':
      return bisect({ repository: root, packages: root, bytes, wanted, good: mode.good, bad: mode.bad, progress })
    case 'effects':
      return effects(log, build)
    case 'variants':
      return tryVariants(log, build, mode.variation, progress)
  }
}

/** The whole command: understands its arguments, does what they ask, and answers the exit code. */
export const run = async (args: readonly string[], { out, err }: Streams): Promise<number> => {
  const progress = progressOn(err)
  const resources = openResources()
  try {
    const options = optionsOf(args)
    if (options === 'help') {
      out.write(help)
      return 0
    }
    const { code, lines, json } = await report(options, resources, progress)
    progress.done()
    out.write(options.isJson ? `${JSON.stringify(json, null, 2)}\n` : `${lines.join('\n')}\n`)
    return code
  } catch (error) {
    progress.done()
    const sentence = error instanceof Error ? error.message : String(error)
    if (args.includes('--json')) out.write(`${JSON.stringify({ error: sentence }, null, 2)}\n`)
    err.write(`${sentence}\n`)
    return 2
  } finally {
    resources.release()
  }
}
