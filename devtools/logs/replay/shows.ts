import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import { addressOf } from '../inspector/address.ts'
import type { Slices } from '../engine/protocol.ts'
import type { ScreenMoment } from '../screens/screens.ts'
import type { Build } from './build.ts'
import { foldAll } from './expected.ts'
import type { Failure } from './failure.ts'

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
