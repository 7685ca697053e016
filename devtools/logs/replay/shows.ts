import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import { addressOf } from '../inspector/address.ts'
import type { Slices } from '../engine/protocol.ts'
import type { ScreenMoment } from '../screens/screens.ts'
import type { Build } from './build.ts'
import { foldAll } from './expected.ts'
import type { Failure, Report } from './failure.ts'
import { CrashOccurred } from '../../../src/domain/shell/crashes.ts'
import { reached } from './at.ts'

/** What a tester expects of a screen. */
export interface Shows {
  readonly kind: 'shows'
  readonly text: string
  /** Whether the screen should show the text, or should not. */
  readonly isExpected: boolean
  /** The `seq` of the event after which it is expected; null for the last one. */
  readonly after: number | null
  /** The width of the screen in CSS pixels; null for a desktop's. */
  readonly width: number | null
}

const HEIGHT = 900

const slicesOf = (state: State): Slices => state as unknown as Slices // a state is its slices by name

/** The path of a state's screen. */
export const pathOf = (state: State): string => addressOf({ state: slicesOf(state) }).path

/** The accessibility tree of a state's screen on a build, a line for each role: `heading "Dental" [level=1]`. */
export const screenLines = async (
  build: Build,
  state: State,
  times: Pick<ScreenMoment, 'at' | 'startedAt'>,
  width: number | null = null,
): Promise<readonly string[]> => {
  const screens = await build.screens()
  await screens.show({ state: slicesOf(state), ...times }, width === null ? undefined : { width, height: HEIGHT })
  const tree = await screens.tree()
  return tree.split('\n')
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** What a line of the tree says, without its role and state. */
const wordsOf = (line: string): string => {
  const [, name = ''] = /^\s*- [\w ]*?"((?:[^"\\]|\\.)*)"/.exec(line) ?? []
  const [, text = ''] = /^\s*- \w+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*: (.*)$/.exec(line) ?? []
  return `${name} ${text}`.replaceAll('\\"', '"')
}

/** Whether a text is in a line of the tree, or in the words of all lines joined together. */
export const isShown = (lines: readonly string[], text: string): boolean => {
  const wanted = plain(text)
  return lines.some((line) => plain(line).includes(wanted)) || plain(lines.map(wordsOf).join(' ')).includes(wanted)
}

/** Judges a log by a text on the screen at its end. */
export const judgeShown = async (
  build: Build,
  { text, isExpected, after, width }: Shows,
  events: readonly RecordedEvent[],
): Promise<Failure | null> => {
  const { state, thrown } = foldAll(build, events)
  if (thrown) return thrown
  const lines = await screenLines(build, state, { at: events.at(-1)?.at ?? 0, startedAt: events[0]?.at ?? 0 }, width)
  if (isShown(lines, text) === isExpected) return null
  const path = pathOf(state)
  const where = `The screen at ${path} after ${after === null ? 'the last event' : `event ${after}`}`
  return {
    kind: 'screen',
    sort: `screen ${path} ${String(isExpected)} ${text}`,
    sentence: `${where} ${isExpected ? 'does not show' : 'shows'} ‘${text}’.`,
    seq: after,
  }
}

/** That the screen after an event is drawn without an exception. */
export interface Draws {
  readonly kind: 'draws'
  /** The `seq` of the event after which it is drawn; null for the last one. */
  readonly after: number | null
  /** The width of the screen in CSS pixels; null for a desktop's. */
  readonly width: number | null
}

/** The error at the start of what a browser reported; null for a warning. */
const errorIn = (reported: string): string | null => /^(?:Uncaught )?(\w*Error: [^\n]*)/.exec(reported)?.[1] ?? null

/**
 * The event before the first crash in a log: the screen after it is the one that crashed. Null if nothing crashed, or nothing came before.
 */
export const beforeCrash = (events: readonly RecordedEvent[]): number | null => {
  const crash = events.findIndex(({ type }) => type === CrashOccurred.type)
  return events[crash - 1]?.seq ?? null
}

/** Judges a log by whether the screen at its end can be drawn. Crashes that the log has already count for nothing. */
export const judgeDrawn = async (
  build: Build,
  { after, width }: Draws,
  events: readonly RecordedEvent[],
): Promise<Failure | null> => {
  const { state, thrown } = foldAll(
    build,
    events.filter(({ type }) => type !== CrashOccurred.type),
  )
  if (thrown) return thrown
  const { errors } = await build.screens()
  const before = errors.length
  await screenLines(build, state, { at: events.at(-1)?.at ?? 0, startedAt: events[0]?.at ?? 0 }, width)
  const error = errors
    .slice(before)
    .map(errorIn)
    .find((one) => one !== null)
  if (error === undefined) return null
  const path = pathOf(state)
  const [name = ''] = error.split(':')
  return {
    kind: 'screen',
    sort: `draws ${path} ${name}`,
    sentence: `The screen at ${path} after ${after === null ? 'the last event' : `event ${after}`} crashes as it is drawn: ${error}`,
    seq: after,
  }
}

/** What `--screen --json` prints. */
export interface ScreenAt {
  readonly build: string
  readonly event: { readonly seq: number; readonly type: string } | null
  readonly path: string
  /** The accessibility tree of the screen, a line for each role. */
  readonly lines: readonly string[]
}

/** The screen after an event (null for the last one), as a screen reader announces it. */
export const screen = async (
  bytes: Uint8Array,
  build: Build,
  seq: number | null,
  width: number | null,
): Promise<Report> => {
  const { event, state, startedAt } = reached(bytes, build, seq)
  const lines = await screenLines(build, state, { at: event?.at ?? 0, startedAt }, width)
  const json: ScreenAt = {
    build: build.name,
    event: event && { seq: event.seq, type: event.type },
    path: pathOf(state),
    lines,
  }
  return { code: 0, json, lines: [json.path, ...lines] }
}
