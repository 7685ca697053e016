import { root } from '../../../tools/setup.mjs'
import { hashMatches, otherState, trusted, type Damage } from '../reading/damage.ts'
import { faultScanOf } from '../reading/log-faults.ts'
import { logsIn, type ReadLog } from '../reading/read.ts'
import { unwrap } from '../reading/unwrap.ts'
import { cannotRun, printable, printing, progressOn, type Streams, type Progress } from './arguments.ts'
import { at } from './at.ts'
import { annotationsIn, readLog, unpack } from './read.ts'
import { bisect } from './bisect.ts'
import { check, NO_VERDICT, placed } from './check.ts'
import { beforeCrash, screen } from './shows.ts'
import { ownBuild } from './builds.ts'
import { diffBuilds } from './diff-builds.ts'
import { diffLogs } from './diff.ts'
import { effects } from './effects.ts'
import { judgeSound, needsEffects } from './judge.ts'
import { bytesOf, isFile, mustBeNew } from './files.ts'
import { help, optionsOf, type Options } from './options.ts'
import { provenTest } from './proven-test.ts'
import { runTest, type RunTest } from './to-test.ts'
import type { Report } from './failure.ts'
import { openResources, type Resources } from './resources.ts'
import { shrinkLog, writeShrunk } from './shrinking.ts'
import { tryVariants } from './what-if.ts'
import { wantedBy, type Asked } from './wanted.ts'

/** What the command uses from outside. */
export interface Tools {
  readonly runTest: RunTest
}

/** A crash that a log holds fails on every build: shrunk, tested and bisected is whether the screen before it can be drawn. */
const withCrash = ({ file, mode, asked }: Options): Asked => {
  if (!['shrink', 'toTest', 'bisect'].includes(mode.kind) || wantedBy(asked).kind !== 'sound') return asked
  const own = ownBuild()
  const { events } = readLog(bytesOf(file), own)
  const at = beforeCrash(events)
  return at !== null && judgeSound(own, events)?.kind === 'crash' ? { ...asked, draws: true, at } : asked
}

const report = async (options: Options, resources: Resources, progress: Progress, tools: Tools): Promise<Report> => {
  const { file, mode } = options
  const asked = withCrash(options)
  const wanted = wantedBy(asked)
  const withEffects = needsEffects(wanted) || mode.kind === 'effects' || mode.kind === 'variants'
  const bytes = bytesOf(file)
  const build = options.build ? await resources.build(options.build.name, withEffects) : resources.own()
  if (wanted.kind === 'sound' && JUDGED.has(mode.kind) && !readLog(bytes, build).isInOrder) throw new Error(NO_VERDICT)
  switch (mode.kind) {
    case 'check': {
      const logs = logsIn(unwrap(unpack(bytes).bytes))
      if (logs.length === 1) return check(bytes, build, wanted, progress)
      const reports: Report[] = []
      for (const log of logs) reports.push(await check(log.bytes, build, wanted, progress))
      return {
        code: reports.some(({ code }) => code === 1) ? 1 : 0,
        json: { logs: reports.map(({ json }, index) => ({ line: logs[index]?.line, ...Object(json) })) },
        lines: [
          `This file holds ${logs.length} logs, one after the other.`,
          ...reports.flatMap(({ lines }, index) => ['', `The log that begins at line ${logs[index]?.line}:`, ...lines]),
        ],
      }
    }
    case 'at':
      return at(bytes, build, mode.place)
    case 'screen':
      return screen(bytes, build, mode.seq, asked.width ?? null)
    case 'shrink': {
      if (mode.isNamed) mustBeNew(mode.out)
      const log = readLog(bytes, build)
      const good = options.good === null ? null : await resources.build(options.good, withEffects)
      const beside = annotationsIn(bytes)
      const shrunk = await shrinkLog({ events: log.events, beside }, build, good, wanted, progress)
      return writeShrunk(log, beside, wanted, shrunk, mode.out, good !== null)
    }
    case 'toTest': {
      const { out, isWhole } = mode
      const commit = options.build?.kind === 'commit' ? options.build.name : null
      const { good: named, requirement } = options
      const from = { bytes, build, commit, asked, wanted, out, isWhole, good: named, requirement }
      return provenTest({ ...from, repository: root, resources, progress, run: tools.runTest })
    }
    case 'diff': {
      if (isFile(mode.other))
        return diffLogs(readLog(bytes, build), readLog(bytesOf(mode.other), build), build, mode.other)
      return diffBuilds(
        bytes,
        build,
        await resources.build(mode.other, false),
        progress,
        mode.withScreens ? { width: asked.width ?? null } : null,
      )
    }
    case 'bisect':
      return bisect({ repository: root, packages: root, bytes, wanted, good: mode.good, bad: mode.bad, progress })
    case 'effects':
      return effects(readLog(bytes, build), annotationsIn(bytes), build)
    case 'variants':
      return tryVariants(readLog(bytes, build), build, mode.variation, progress)
  }
}

/** The modes that judge whether a log is sound, besides `check`. */
const JUDGED: ReadonlySet<string> = new Set<Options['mode']['kind']>(['shrink', 'toTest', 'bisect', 'variants'])

/** What every command says first of a log: its damage and its requests without an answer. `check` says both among what it found. */
const saidFirst = async (
  options: Options,
  resources: Resources,
): Promise<Pick<ReadLog, 'damage' | 'unanswered'> & { readonly isOther: boolean }> => {
  const { mode, file } = options
  if (mode.kind === 'check') return { damage: [], unanswered: [], isOther: false }
  const build = options.build ? await resources.build(options.build.name, false) : resources.own()
  const faults = faultScanOf(build.evolution, build.invariants)
  const { damage, unanswered, header } = readLog(bytesOf(file), build, faults.receive)
  const state = faults.state()
  const isOther = hashMatches(header?.hash ?? null, state && build.hashOf(state), damage.length > 0) === false
  return { damage, unanswered, isOther }
}

const SHOWN = 5

const warningOf = (damage: readonly Damage[]): string =>
  [
    ...damage.slice(0, SHOWN).map(placed),
    ...(damage.length > SHOWN ? [`and ${damage.length - SHOWN} more; without a mode, replay names them all.`] : []),
    `This log is damaged: ${trusted(damage)}.`,
    '',
  ].join('\n')

/** The whole command: parses its arguments, runs, and returns the exit code. */
export const run = async (args: readonly string[], streams: Streams, tools: Tools = { runTest }): Promise<number> => {
  const progress = progressOn(streams.err)
  const { out } = printing(streams)
  const resources = openResources()
  try {
    const options = optionsOf(args)
    if (options === 'help') {
      out.write(help)
      return 0
    }
    const { damage, unanswered, isOther } = await saidFirst(options, resources)
    if (damage.length > 0) streams.err.write(printable(warningOf(damage)))
    if (isOther && damage.length === 0) streams.err.write(`${otherState}\n\n`)
    for (const one of unanswered.slice(0, SHOWN)) streams.err.write(printable(`${placed(one)}\n`))
    const { code, lines, json } = await report(options, resources, progress, tools)
    progress.done()
    const whole = damage.length + unanswered.length > 0 ? { damage, unanswered, ...Object(json) } : json
    out.write(options.isJson ? `${JSON.stringify(whole, null, 2)}\n` : `${lines.join('\n')}\n`)
    return code
  } catch (error) {
    progress.done()
    return cannotRun(error, args, streams)
  } finally {
    await resources.release()
  }
}
