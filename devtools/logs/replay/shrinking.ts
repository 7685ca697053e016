import path from 'node:path'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { LogNote } from '../../../src/domain/log/notes.ts'
import type { LogHeader } from '../../../src/domain/log/log.ts'
import { encodeLog } from '../../../src/domain/log/encode-log.ts'
import type { Annotations } from './read.ts'
import type { Build } from './build.ts'
import { reported } from './check.ts'
import { counted } from '../reading/damage.ts'
import type { Failure, Judge, Report } from './failure.ts'
import { judgeOf, mustHave, needsEffects, type Wanted } from './judge.ts'
import { writeText } from './files.ts'
import type { Progress } from './arguments.ts'
import { standIn, type ReadLog } from '../reading/read.ts'
import { shrink, type Shrunk } from './shrink.ts'

/** What `--shrink --json` prints. */
export interface ShrinkReport {
  readonly out: string
  readonly events: { readonly before: number; readonly after: number }
  readonly units: { readonly before: number; readonly after: number }
  readonly runs: number
  readonly failure: Omit<Failure, 'sort'> | null
}

const nothingFails =
  'Nothing fails in this log, so there is nothing to shrink. Say what you expect: --expect, --shows, --refuses or --overlap (see --help).'
const nothingCrashes =
  'This build draws that screen without an exception: it crashed in the answer to a press, or the log lacks what it needs. Say what you expect: --expect, --shows or --commands.'

/** A log whose events are judged, with what it holds beside them. */
export interface JudgedLog {
  readonly events: readonly RecordedEvent[]
  readonly beside?: Annotations
}

/** Every sort of failure that a judge finds. */
const sortsOf = async (judge: Judge, events: readonly RecordedEvent[]): Promise<ReadonlySet<string>> => {
  const sorts = new Set<string>()
  for (let one = await judge(events, sorts); one && !sorts.has(one.sort); one = await judge(events, sorts))
    sorts.add(one.sort)
  return sorts
}

/**
 * A judge that ignores failures that also occur on the good build, so that a log does not shrink to one that would fail on any build. A
 * command that is compared with the log counts only if the good build does not fail in the same way.
 */
export const againstGood =
  (bad: Judge, good: Judge | null, wanted: Wanted): Judge =>
  async (events) => {
    if (!good) return bad(events)
    if (wanted.kind === 'commands' && wanted.expected === null) return bad(events, await sortsOf(good, events))
    const failure = await bad(events)
    return failure && (await good(events)) ? null : failure
  }

/** Checks that a log fails; throws a sentence if it does not, or if it fails on the good build as well. */
export const failingLog = async (
  { events, beside }: JudgedLog,
  build: Build,
  good: Build | null,
  wanted: Wanted,
): Promise<{ readonly events: readonly RecordedEvent[]; readonly failure: Failure; readonly judge: Judge }> => {
  mustHave(events, wanted)
  const bad = await judgeOf(build, wanted, beside)
  const goodJudge = good && (await judgeOf(good, wanted, beside))
  const judge = againstGood(bad, goodJudge, wanted)
  const failure = await judge(events)
  if (failure) return { events, failure, judge }
  if (!(await bad(events))) throw new Error(wanted.kind === 'draws' ? nothingCrashes : nothingFails)
  throw new Error(`The log fails on ${good?.name} as well: ${(await goodJudge?.(events))?.sentence}`)
}

/** Shrinks a log that fails; throws as `failingLog` does. */
export const shrinkLog = async (
  log: JudgedLog,
  build: Build,
  good: Build | null,
  wanted: Wanted,
  progress: Progress,
): Promise<Shrunk> => {
  const { events, failure, judge } = await failingLog(log, build, good, wanted)
  const shrunk = await shrink(events, failure, judge, (units, runs) => {
    progress.tell(`Shrinking: ${units} units left after ${runs} runs`)
  })
  progress.done()
  return shrunk
}

/** The header of a shorter log: that of the original, without its hash, which no longer holds. */
export const headerOfShorter = (header: LogHeader | null): LogHeader => ({ ...(header ?? standIn), hash: null })

/** What a shorter log holds beside its events: only what its judge needs. */
export const annotationsOfShorter = (
  { notes, commands }: Annotations,
  wanted: Wanted,
  events: readonly RecordedEvent[],
): NonNullable<Parameters<typeof encodeLog>[2]> => {
  const left = new Set(events.map(({ seq }) => seq))
  const isKept = (note: LogNote): boolean =>
    note.kind === 'refused'
      ? wanted.kind === 'commands'
      : note.kind === 'call' && needsEffects(wanted) && note.cause !== null && left.has(note.cause)
  return { notes: notes.filter(isKept), commandOf: ({ seq }) => commands.get(seq) ?? null }
}

/** Whether a log can fail merely because it has become too short: a page that it no longer opens shows nothing, and no value is there. */
const mayLack = (wanted: Wanted): boolean =>
  (wanted.kind === 'shows' && wanted.isExpected) || wanted.kind === 'expected'
const UNPROVEN =
  'It may fail only because it is so short: with --good BUILD, only what that build does right is left out. --to-test looks for such a build itself.'

/** Writes a shrunk log, and says what was done. */
export const writeShrunk = (
  log: ReadLog,
  beside: Annotations,
  wanted: Wanted,
  shrunk: Shrunk,
  out: string,
  isAgainstGood = true,
): Report => {
  writeText(
    out,
    encodeLog(headerOfShorter(log.header), shrunk.events, annotationsOfShorter(beside, wanted, shrunk.events)),
  )
  const json: ShrinkReport = {
    out: path.resolve(out),
    events: { before: log.count, after: shrunk.events.length },
    units: shrunk.units,
    runs: shrunk.runs,
    failure: reported(shrunk.failure),
  }
  return {
    code: 0,
    json,
    lines: [
      shrunk.failure.sentence,
      `${counted(log.count, 'event')} became ${shrunk.events.length} in ${counted(shrunk.runs, 'run')}. ${shrunk.units.after === 1 ? 'One unit is left.' : `Of the ${shrunk.units.after} units that are left none can go.`}`,
      `The events keep their numbers. The shorter log is ${out}.`,
      ...(isAgainstGood || !mayLack(wanted) ? [] : [UNPROVEN]),
    ],
  }
}
