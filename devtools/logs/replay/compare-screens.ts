import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import { markedLines } from '../reading/differing-lines.ts'
import type { Build } from './build.ts'
import { screenLines } from './shows.ts'

/** How many screens of a log are drawn at most; of a longer log only every second, third, … */
const MOST = 200
/** How many lines around a difference are shown. */
const CONTEXT = 2

/** Both builds' states after an event. */
export interface Point {
  readonly event: RecordedEvent
  readonly here: State
  readonly there: State
}

/** A point at which two builds draw different screens, and the lines that differ: `-` marks this build's, `+` the other's. */
export interface ScreenDifference {
  readonly point: Point
  readonly lines: readonly string[]
}

/** Draws the screens of two builds side by side. */
export interface ScreenComparison {
  /** Takes the next point at which a screen can have changed, and draws it. In a long log it skips points until a later one differs. */
  readonly take: (point: Point) => Promise<ScreenDifference | null>
  /** Draws the last point if it was skipped. */
  readonly finish: () => Promise<ScreenDifference | null>
  /** How many points were drawn, of how many. */
  readonly drawn: () => { readonly drawn: number; readonly of: number }
}

/** @param length how many events the log has */
export const screenComparison = (
  build: Build,
  other: Build,
  length: number,
  width: number | null,
): ScreenComparison => {
  const every = Math.max(1, Math.ceil(length / MOST))
  let skipped: Point[] = []
  let [drawn, of] = [0, 0]
  const draw = async (point: Point): Promise<ScreenDifference | null> => {
    drawn += 1
    const { event, here, there } = point
    // Both builds draw the same visit: when it began makes no difference between them.
    const times = { at: event.at, startedAt: event.at }
    const [mine, theirs] = await Promise.all([
      screenLines(build, here, times, width),
      screenLines(other, there, times, width),
    ])
    const lines = markedLines(mine, theirs, CONTEXT)
    return lines.length > 0 ? { point, lines } : null
  }
  /** Draws a point. If it differs, finds the first that does among those skipped before it. */
  const first = async (point: Point): Promise<ScreenDifference | null> => {
    const before = skipped
    skipped = []
    const found = await draw(point)
    if (!found) return null
    for (const each of before) {
      const earlier = await draw(each)
      if (earlier) return earlier
    }
    return found
  }
  return {
    take: async (point) => {
      of += 1
      if (of % every === 0) return first(point)
      skipped.push(point)
      return null
    },
    finish: async () => {
      const last = skipped.pop()
      return last ? first(last) : null
    },
    drawn: () => ({ drawn, of }),
  }
}
