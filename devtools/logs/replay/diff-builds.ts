import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import type { ReadLog } from '../reading/read.ts'
import { reasonOf } from '../reading/log-faults.ts'
import type { Build } from './build.ts'
import { selectorComparison, type SelectorComparison } from './compare-selectors.ts'
import { diffReport, named, type Compared, type Divergence } from './diff.ts'
import { changesBetween, type Change } from './paths.ts'
import type { Progress } from './arguments.ts'
import { readLog } from './read.ts'
import type { Report } from './failure.ts'
import { markedLines } from '../reading/differing-lines.ts'
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

/** The result of folding an event. */
interface Step {
  readonly state: State
  readonly thrown: string | null
}

const stepOn = (build: Build, state: State, event: RecordedEvent): Step => {
  try {
    return { state: build.evolution.evolve(state, event), thrown: null }
  } catch (error) {
    return { state, thrown: reasonOf(error) }
  }
}

/** Whether a change is new. Differences from before the first event do not end the comparison; they are reported if nothing else differs. */
const newSince = (atStart: readonly Change[]): ((change: Change) => boolean) => {
  const known = new Set(atStart.map(({ path }) => path))
  return ({ path }) =>
    ![...known].some((old) => path === old || path.startsWith(`${old}.`) || path.startsWith(`${old}[`))
}

/**
 * Compares two builds on one log, event by event: how they read it, every place of the state, and the results of their selectors.
 * @param draw compares their screens as well, at this width in px (null for a desktop's)
 */
export const diffBuilds = async (
  bytes: Uint8Array,
  build: Build,
  other: Build,
  progress: Progress,
  draw: { readonly width: number | null } | null = null,
): Promise<Report> => {
  const mine = readLog(bytes, build)
  const theirs = readLog(bytes, other)
  const theirsBySeq = new Map(theirs.events.map((event) => [event.seq, event]))
  const selectors = await selectorComparison(build, other)
  const screens = draw && screenComparison(build, other, mine.events.length, draw.width)
  const report = (divergence: Divergence | null): Report => {
    const events = { this: mine.events.length, other: theirs.events.length }
    const compared: Compared = {
      this: build.name,
      other: other.name,
      events,
      notCompared: selectors.omitted(),
      screens: screens?.drawn() ?? null,
    }
    return diffReport(compared, divergence)
  }
  let [here, there] = [build.evolution.initial(), other.evolution.initial()]
  const atStart = { inState: changesBetween(here, there), inSelectors: said(selectors, here, there, null) }
  const [isNew, isNewlySaid] = [newSince(atStart.inState), newSince(atStart.inSelectors)]
  for (const [i, event] of mine.events.entries()) {
    progress.tell(`Comparing: event ${i + 1} of ${mine.events.length}`)
    const found = theirsBySeq.get(event.seq)
    if (!found) {
      const why = theirs.damage.find(({ sentence }) => sentence.includes(event.type))?.sentence ?? ''
      return report(unread(event, other, why))
    }
    const [a, b] = [stepOn(build, here, event), stepOn(other, there, found)]
    const changed = changedBy([here, a.state], [there, b.state])
    here = a.state
    there = b.state
    const inState = [...changed]
      .flatMap((slice) => changesBetween(partOf(here, slice), partOf(there, slice), slice))
      .filter(isNew)
    const inSelectors = said(selectors, here, there, changed).filter(isNewlySaid)
    const isSame = a.thrown === b.thrown && inState.length === 0 && inSelectors.length === 0
    const drawn = changed.size > 0 ? await screens?.take({ event, here, there }) : null
    const onScreen = drawn ?? (isSame ? null : await screens?.finish())
    if (onScreen && (isSame || onScreen.point.event !== event)) return report(screenDivergence(onScreen))
    if (isSame) continue
    const what =
      a.thrown !== b.thrown || inState.length > 0
        ? 'the states differ.'
        : 'selectors say something else; the states are the same.'
    const thrown = [a.thrown && `${build.name} throws ${a.thrown}.`, b.thrown && `${other.name} throws ${b.thrown}.`]
    const sentence = [`Event ${event.seq} (${event.type}) is the first after which ${what}`, ...thrown]
      .filter(Boolean)
      .join(' ')
    return report({ event: named(event), sentence, inEvent: [], inState, inSelectors, onScreen: onScreen?.lines ?? [] })
  }
  const last = await screens?.finish()
  if (last) return report(screenDivergence(last))
  return report(unreadHere(build, mine, theirs) ?? startDivergence(atStart))
}

const said = (
  selectors: SelectorComparison,
  ...states: Parameters<SelectorComparison['differences']>
): readonly Change[] => selectors.differences(...states).map(({ change }) => change)

const screenDivergence = ({ point: { event }, lines }: ScreenDifference): Divergence => ({
  event: named(event),
  sentence: `Event ${event.seq} (${event.type}) is the first after which the screens differ; states and selectors are the same.`,
  inEvent: [],
  inState: [],
  inSelectors: [],
  onScreen: lines,
})

const partOf = (state: State, slice: string): unknown => Reflect.get(state, slice)

/** The slices that an event changed on either build: the others have been compared already. */
const changedBy = (
  [here, hereNow]: readonly [State, State],
  [there, thereNow]: readonly [State, State],
): ReadonlySet<string> =>
  new Set(
    [...Object.keys(hereNow), ...Object.keys(thereNow)].filter(
      (slice) => partOf(here, slice) !== partOf(hereNow, slice) || partOf(there, slice) !== partOf(thereNow, slice),
    ),
  )

const unread = (event: RecordedEvent, { name }: Build, why: string): Divergence => ({
  event: named(event),
  sentence: `Event ${event.seq} (${event.type}) cannot be read on ${name}. ${why}`.trim(),
  inEvent: [],
  inState: [],
  inSelectors: [],
  onScreen: [],
})

const unreadHere = (build: Build, mine: ReadLog, theirs: ReadLog): Divergence | null => {
  const read = new Set(mine.events.map(({ seq }) => seq))
  const event = theirs.events.find(({ seq }) => !read.has(seq))
  return event ? unread(event, build, '') : null
}

const startDivergence = (atStart: Pick<Divergence, 'inState' | 'inSelectors'>): Divergence | null =>
  atStart.inState.length > 0 || atStart.inSelectors.length > 0
    ? {
        event: null,
        sentence: `The ${atStart.inState.length > 0 ? 'states' : 'selectors'} differ before the first event, and no event makes more of it.`,
        inEvent: [],
        ...atStart,
        onScreen: [],
      }
    : null
