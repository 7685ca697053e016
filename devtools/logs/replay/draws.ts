import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import { CrashOccurred } from '../../../src/domain/shell/crashes.ts'
import type { Build } from './build.ts'
import { foldAll } from './expected.ts'
import type { Failure } from './failure.ts'
import { pathOf, screenLines } from './shows.ts'

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
