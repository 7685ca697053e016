import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import type { ReadLog } from '../reading/read.ts'
import { reasonOf } from '../reading/log-faults.ts'
import type { Build } from './build.ts'
import { screenComparison, type ScreenDifference } from './compare-screens.ts'
import { selectorComparison, type SelectorComparison } from './compare-selectors.ts'
import { diffReport, named, type Compared, type Divergence } from './diff.ts'
import { changesBetween, type Change } from './paths.ts'
import type { Progress } from './progress.ts'
import { readLog } from './read.ts'
import type { Report } from './report.ts'

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
