import type { RecordedEvent, DataOf } from '../../../src/domain/kernel/event.ts'
import { CrashOccurred } from '../../../src/domain/shell/crashes.ts'
import { annotationsIn, readLog } from './read.ts'
import type { Build } from './build.ts'
import { commandsAgain } from './commands.ts'
import { beforeCrash } from './shows.ts'
import type { Failure, Report } from './failure.ts'
import { judgeOf, mustHave, type Wanted } from './judge.ts'
import { faultScanOf } from '../reading/log-faults.ts'
import { hashMatches, counted, type Damage } from '../reading/damage.ts'
import type { Progress } from './arguments.ts'
import type { ReadLog } from '../reading/read.ts'
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { root } from '../../../tools/setup.mjs'

/** The folders of this checkout's builds: scripts with source maps beside them. */
const BUILDS = ['dist', 'dist-release']
/** How many crashes are listed, and how many places of each. */
const LISTED = 5
const FRAMES = 8

const FRAME = /^(?:(.*) \()?([\w@./-]+):(\d+):(\d+)\)?$/

const mapOf = (script: string, folders: readonly string[]): SourceMap | null => {
  const file = folders.map((folder) => path.join(folder, `${script}.map`)).find((one) => existsSync(one))
  return file === undefined ? null : new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) // the bundler wrote it
}

/**
 * A frame of a recorded stack as a place in the sources, such as `choosePrice (src/ui/benefits/choose.tsx:12:5)`; as it was recorded if no
 * source map of the script is found.
 * @param folders builds with their source maps
 */
export const mappedFrame = (frame: string, folders: readonly string[]): string => {
  const [, called, script = '', row, column] = FRAME.exec(frame) ?? []
  if (script.includes('..')) return frame
  const entry = mapOf(script, folders)?.findEntry(Number(row) - 1, Number(column) - 1)
  if (!entry || !('originalSource' in entry)) return frame
  const { originalSource, originalLine, originalColumn } = entry
  const place = `${originalSource.replace(/^(\.\.\/)+(.*(?=node_modules\/))?/, '')}:${originalLine + 1}:${originalColumn + 1}`
  return called === undefined ? place : `${called} (${place})`
}

/** The lines about the crashes in a log: their names, and their stacks as places in the sources if their build is in this checkout. */
export const crashLines = (
  events: readonly RecordedEvent[],
  folders: readonly string[] = BUILDS.map((name) => path.join(root, name)),
): readonly string[] => {
  const crashes = events.filter(({ type, data }) => type === CrashOccurred.type && CrashOccurred.codec.is(data))
  const lines = crashes.slice(0, LISTED).flatMap(({ seq, data }) => {
    const { kind, name, times, stack } = data as DataOf<typeof CrashOccurred> // the codec has judged it
    const often = times === 1 ? '' : `, ${times} times by then`
    return [
      `Crash at event ${seq}: ${name} (${kind})${often}`,
      ...stack.slice(0, FRAMES).map((frame) => `  at ${mappedFrame(frame, folders)}`),
    ]
  })
  return crashes.length > LISTED ? [...lines, `and ${crashes.length - LISTED} more crashes.`] : lines
}

/** How many damaged lines are listed; `--json` has all. */
const SHOWN = 20
/** How many events are read between two reports of progress. */
const TELL_EVERY = 10_000

export const NO_VERDICT =
  'The events are not in the order in which they happened, so nothing is said about invariants and exceptions.'

/** What `--check --json` prints. `hash` is null if the log does not replay to its end. */
export interface Checked {
  readonly build: string
  readonly header: ReadLog['header']
  readonly events: number
  readonly hash: string | null
  /** Whether the hash is the recording browser's; null if the file names none or is damaged, or `hash` is null. */
  readonly hashMatches: boolean | null
  readonly damage: readonly Damage[]
  readonly notes: readonly Damage[]
  /** Commands that were refused, after the event with this `seq`: they are no failure and made no event. */
  readonly refused: readonly { readonly after: number; readonly name: string; readonly reason: string }[]
  readonly failure: Omit<Failure, 'sort'> | null
}

/** A damage as a line for a person. */
export const placed = ({ place, sentence }: Damage): string =>
  `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${sentence}`

/** The failure as programs get it, without its sort, which only this command uses. */
export const reported = (failure: Failure | null): Omit<Failure, 'sort'> | null => {
  if (!failure) return null
  const { kind, sentence, seq } = failure
  return { kind, sentence, seq }
}

const hashLines = (expected: string | null, hash: string | null, isDamaged: boolean): readonly string[] => {
  if (hash === null) return []
  if (expected === null) return ['The file contains no hash to compare with.']
  if (expected === hash)
    return [
      isDamaged
        ? 'The file names this hash too, but it is damaged: whether the browser that recorded it had this state is not known.'
        : 'This is the hash of the browser that recorded it.',
    ]
  return [
    `The browser that recorded it had ${expected}: ${isDamaged ? 'not every line could be read as it was written.' : 'this build folds the events otherwise, or the file was changed.'}`,
  ]
}

/** The differences between commands and the log after the first one, which is the failure. */
const moreOfCommands = async (
  events: readonly RecordedEvent[],
  build: Build,
  wanted: Wanted,
  bytes: Uint8Array,
): Promise<readonly string[]> => {
  if (wanted.kind !== 'commands') return []
  const [, ...more] = (await commandsAgain(build, annotationsIn(bytes), wanted)).failures(events)
  return [
    ...more.slice(0, SHOWN).map(({ sentence }) => sentence),
    ...(more.length > SHOWN ? [`and ${more.length - SHOWN} more.`] : []),
  ]
}

/** Reads, replays and judges a log, in one pass if only its soundness counts. */
export const check = async (bytes: Uint8Array, build: Build, wanted: Wanted, progress: Progress): Promise<Report> => {
  const faults = faultScanOf(build.evolution, build.invariants)
  const crashes: RecordedEvent[] = []
  const log = readLog(bytes, build, (event, index) => {
    if (index % TELL_EVERY === 0 && index > 0) progress.tell(`Reading: ${index} events`)
    if (event.type === CrashOccurred.type) crashes.push(event)
    faults.receive(event)
  })
  const state = faults.state()
  const hash = state && build.hashOf(state)
  if (wanted.kind !== 'sound') mustHave(log.events, wanted)
  const sound = faults.failure()
  const failure =
    wanted.kind === 'sound'
      ? log.isInOrder || sound?.kind === 'crash'
        ? sound
        : null
      : await (
          await judgeOf(build, wanted, annotationsIn(bytes))
        )(log.events)
  const beforeFirst = crashes.length > 0 ? beforeCrash(log.events) : null
  const expected = log.header?.hash ?? null
  const { damage, notes } = log
  const matches = hashMatches(expected, hash, damage.length > 0)
  const json: Checked = {
    build: build.name,
    header: log.header,
    events: log.count,
    hash,
    hashMatches: matches,
    damage,
    notes,
    refused: log.log.notes.flatMap((note) =>
      note.kind === 'refused' ? [{ after: note.after, name: note.name, reason: note.reason }] : [],
    ),
    failure: reported(failure),
  }
  return {
    code: damage.length > 0 || matches === false || failure ? 1 : 0,
    json,
    lines: [
      ...damage.slice(0, SHOWN).map(placed),
      ...(damage.length > SHOWN ? [`and ${damage.length - SHOWN} more; --json names them all.`] : []),
      ...notes.map(placed),
      ...(log.header?.redaction === 'none'
        ? ['Nothing in this log is redacted: a build for test data recorded it.']
        : []),
      `${counted(log.count, 'event')}${hash === null ? '' : `, state hash ${hash}`}`,
      ...hashLines(expected, hash, damage.length > 0),
      ...(wanted.kind === 'sound' && !log.isInOrder ? [NO_VERDICT] : []),
      ...(failure ? [failure.sentence] : []),
      ...(await moreOfCommands(log.events, build, wanted, bytes)),
      ...(wanted.kind === 'draws' && !failure ? [`${build.name} draws that screen without an exception.`] : []),
      ...crashLines(crashes),
      ...(beforeFirst === null || wanted.kind === 'draws'
        ? []
        : [`Whether a build still crashes there: --draws --at ${beforeFirst}, alone or with --on COMMIT.`]),
    ],
  }
}
