import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { Build } from './builds.ts'
import { counted } from '../reading/damage.ts'
import { changeLines, changesBetween, type Change } from './paths.ts'
import type { Progress } from './progress.ts'
import type { ReadLog } from '../reading/read.ts'
import { readLog } from './read.ts'
import type { Report } from './report.ts'

/** What `--diff --json` prints. `divergence` is null where there is none. */
export interface DiffReport {
  readonly this: string
  readonly other: string
  readonly events: { readonly this: number; readonly other: number }
  readonly divergence: Divergence | null
}

/** The first event at which two go apart; `event` is null where they differ before the first one. */
export interface Divergence {
  readonly event: { readonly seq: number; readonly type: string } | null
  readonly sentence: string
  /** Places of the event itself that differ; `before` is this log's, `after` the other's. */
  readonly inEvent: readonly Change[]
  /** Places of the state after it that differ; `before` is this one's, `after` the other's. */
  readonly inState: readonly Change[]
}

const named = ({ seq, type }: RecordedEvent): { readonly seq: number; readonly type: string } => ({ seq, type })

const report = (names: Pick<DiffReport, 'this' | 'other' | 'events'>, divergence: Divergence | null): Report => {
  const json: DiffReport = { ...names, divergence }
  if (!divergence)
    return {
      code: 0,
      json,
      lines: [
        `No divergence in ${counted(names.events.this, 'event')}: ${names.this} and ${names.other} come to the same state.`,
      ],
    }
  const { sentence, inEvent, inState } = divergence
  return {
    code: 1,
    json,
    lines: [
      sentence,
      ...(inEvent.length > 0 ? ['', `In the event (${names.this} → ${names.other}):`, ...changeLines(inEvent)] : []),
      ...(inState.length > 0
        ? ['', `In the state after it (${names.this} → ${names.other}):`, ...changeLines(inState)]
        : []),
    ],
  }
}

/** A letter or digit of a pseudonym represents one of its kind; two recordings of one visit have different ones. */
const shapeOf = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(/\p{L}/gu, 'a').replaceAll(/\p{N}/gu, '0')
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}

/**
 * Compares two logs event by event, on one build. Times are not compared. Logs that began at different times are two recordings, with
 * pseudonyms of their own: their texts are compared by shape.
 */
export const diffLogs = (one: ReadLog, other: ReadLog, build: Build, otherName: string): Report => {
  const { initial, replay } = build.evolution
  const isOneRecording = one.header?.startedAt === other.header?.startedAt
  const seen = isOneRecording ? (value: unknown) => value : shapeOf
  const names = { this: 'this log', other: otherName, events: { this: one.events.length, other: other.events.length } }
  const place = firstPlace(
    one.events,
    other.events,
    (a, b) => changesBetween(seen(partsOf(a)), seen(partsOf(b))).length > 0,
  )
  if (place === null) return report(names, null)
  const [mine, theirs] = [one.events[place], other.events[place]]
  const stateOf = (events: readonly RecordedEvent[]) => replay(initial(), events.slice(0, place + 1))
  const inEvent = mine && theirs ? changesBetween(partsOf(mine), partsOf(theirs)) : []
  const event = mine ?? theirs
  return report(names, {
    event: event ? named(event) : null,
    sentence: sentenceOf(place, mine, theirs, otherName),
    inEvent,
    inState: changesBetween(stateOf(one.events), stateOf(other.events)),
  })
}

const partsOf = ({ type, v, data, seq, causedBy }: RecordedEvent) => ({
  type,
  v,
  data,
  // By how far back, so that a gap in the numbers does not count at each later event.
  causedBy: causedBy === null ? null : seq - causedBy,
})

const firstPlace = (
  one: readonly RecordedEvent[],
  other: readonly RecordedEvent[],
  differ: (a: RecordedEvent, b: RecordedEvent) => boolean,
): number | null => {
  for (let place = 0; place < Math.max(one.length, other.length); place++) {
    const [a, b] = [one[place], other[place]]
    if (!a || !b || differ(a, b)) return place
  }
  return null
}

const sentenceOf = (
  place: number,
  mine: RecordedEvent | undefined,
  theirs: RecordedEvent | undefined,
  other: string,
): string => {
  const nth = `Entry ${place + 1} is the first to differ`
  if (!mine) return `${nth}: this log has ended, and ${other} goes on with event ${theirs?.seq} (${theirs?.type}).`
  if (!theirs) return `${nth}: ${other} has ended, and this log goes on with event ${mine.seq} (${mine.type}).`
  if (mine.type !== theirs.type)
    return `${nth}: event ${mine.seq} (${mine.type}) here, event ${theirs.seq} (${theirs.type}) in ${other}.`
  return `${nth}: event ${mine.seq} (${mine.type}) here, event ${theirs.seq} in ${other}; their parts differ.`
}

/** The result of folding an event. */
type Step<State> = { readonly state: State; readonly thrown: string | null }

const stepOn = (
  build: Build,
  state: ReturnType<Build['evolution']['initial']>,
  event: RecordedEvent,
): Step<typeof state> => {
  try {
    return { state: build.evolution.evolve(state, event), thrown: null }
  } catch (error) {
    return { state, thrown: error instanceof Error ? error.message : String(error) }
  }
}

/** Compares what two builds make of one log, event by event: how they read it, and every place of the state. */
export const diffBuilds = (bytes: Uint8Array, build: Build, other: Build, progress: Progress): Report => {
  const mine = readLog(bytes, build)
  const theirs = readLog(bytes, other)
  const theirsBySeq = new Map(theirs.events.map((event) => [event.seq, event]))
  const names = {
    this: build.name,
    other: other.name,
    events: { this: mine.events.length, other: theirs.events.length },
  }
  let [here, there] = [build.evolution.initial(), other.evolution.initial()]
  const atStart = changesBetween(here, there)
  // A difference before the first event is reported when nothing else differs, and is no reason to stop there.
  const known = new Set(atStart.map(({ path }) => path))
  const isNew = ({ path }: Change): boolean =>
    ![...known].some((old) => path === old || path.startsWith(`${old}.`) || path.startsWith(`${old}[`))
  for (const [i, event] of mine.events.entries()) {
    progress.tell(`Comparing: event ${i + 1} of ${mine.events.length}`)
    const found = theirsBySeq.get(event.seq)
    if (!found) {
      const why = theirs.damage.find(({ sentence }) => sentence.includes(event.type))?.sentence ?? ''
      const sentence = `Event ${event.seq} (${event.type}) cannot be read on ${other.name}. ${why}`.trim()
      return report(names, { event: named(event), sentence, inEvent: [], inState: [] })
    }
    const [a, b] = [stepOn(build, here, event), stepOn(other, there, found)]
    const differing = differencesAfter([here, a.state], [there, b.state]).filter(isNew)
    here = a.state
    there = b.state
    if (a.thrown === b.thrown && differing.length === 0) continue
    const thrown = [a.thrown && `${build.name} throws ${a.thrown}.`, b.thrown && `${other.name} throws ${b.thrown}.`]
    const sentence = [`Event ${event.seq} (${event.type}) is the first after which the states differ.`, ...thrown]
      .filter(Boolean)
      .join(' ')
    return report(names, { event: named(event), sentence, inEvent: [], inState: differing })
  }
  return report(names, unreadHere(build, mine, theirs) ?? startDivergence(atStart))
}

type Parts = Readonly<Record<string, unknown>>

/** Where two builds differ in the slices that an event changed on either of them: the others were compared before. */
const differencesAfter = (
  [here, hereNow]: readonly [Parts, Parts],
  [there, thereNow]: readonly [Parts, Parts],
): readonly Change[] =>
  [...new Set([...Object.keys(hereNow), ...Object.keys(thereNow)])]
    .filter((slice) => here[slice] !== hereNow[slice] || there[slice] !== thereNow[slice])
    .flatMap((slice) => changesBetween(hereNow[slice], thereNow[slice], slice))

const unreadHere = (build: Build, mine: ReadLog, theirs: ReadLog): Divergence | null => {
  const read = new Set(mine.events.map(({ seq }) => seq))
  const event = theirs.events.find(({ seq }) => !read.has(seq))
  return event
    ? {
        event: named(event),
        sentence: `Event ${event.seq} (${event.type}) cannot be read on ${build.name}.`,
        inEvent: [],
        inState: [],
      }
    : null
}

const startDivergence = (atStart: readonly Change[]): Divergence | null =>
  atStart.length > 0
    ? {
        event: null,
        sentence: 'The states differ before the first event, and no event makes more of it.',
        inEvent: [],
        inState: atStart,
      }
    : null
