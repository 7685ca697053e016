import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { Build } from './build.ts'
import type { Omitted } from './compare-selectors.ts'
import { counted } from '../reading/damage.ts'
import { changeLines, changesBetween, textShapeOf, type Change } from './paths.ts'
import type { ReadLog } from '../reading/read.ts'
import type { Report } from './failure.ts'

/** How many selectors that were not compared are named. */
const NAMED = 6

/** What `--diff --json` prints. `divergence` is null if there is none. */
export interface DiffReport {
  readonly this: string
  readonly other: string
  readonly events: { readonly this: number; readonly other: number }
  readonly divergence: Divergence | null
  /** Selectors that were not compared, and why; null for two logs, because only their states are compared. */
  readonly notCompared: readonly Omitted[] | null
  /** How many screens were drawn, of how many that can differ; null without `--screens`. */
  readonly screens: { readonly drawn: number; readonly of: number } | null
}

/** The first event at which the two differ; `event` is null if they differ before the first one. */
export interface Divergence {
  readonly event: { readonly seq: number; readonly type: string } | null
  readonly sentence: string
  /** Places of the event itself that differ; `before` is this log's, `after` the other's. */
  readonly inEvent: readonly Change[]
  /** Places of the state after it that differ; `before` is this one's, `after` the other's. */
  readonly inState: readonly Change[]
  /** Places in the selectors' results that differ; `before` is this build's, `after` the other's. */
  readonly inSelectors: readonly Change[]
  /** The lines of the screen after it that differ: `-` marks a line that only this build has, `+` one that only the other has. */
  readonly onScreen: readonly string[]
}

/** An event by its number and type. */
export const named = ({ seq, type }: RecordedEvent): { readonly seq: number; readonly type: string } => ({ seq, type })

/** What was compared, and how much of it. */
export type Compared = Omit<DiffReport, 'divergence'>

const omittedLine = (notCompared: Compared['notCompared']): readonly string[] => {
  if (!notCompared || notCompared.length === 0) return []
  const names = notCompared.slice(0, NAMED).map(({ name }) => name)
  const more = notCompared.length > NAMED ? ` and ${notCompared.length - NAMED} more` : ''
  return ['', `Not compared in full: ${names.join(', ')}${more}; --json says why.`]
}

/** Reports where two differ, or that they do not. */
export const diffReport = (compared: Compared, divergence: Divergence | null): Report => {
  const json: DiffReport = { ...compared, divergence }
  const { this: here, other, events, notCompared, screens } = compared
  if (!divergence)
    return {
      code: 0,
      json,
      lines: [
        `No divergence in ${counted(events.this, 'event')}: ${here} and ${other} ${notCompared ? 'have the same states, and their selectors say the same' : 'come to the same state'}.`,
        ...(screens
          ? [`Their screens are the same at ${screens.drawn} of ${screens.of} points where they can differ.`]
          : []),
        ...omittedLine(notCompared),
      ],
    }
  const { sentence, inEvent, inState, inSelectors, onScreen } = divergence
  const section = (title: string, changes: readonly Change[]): readonly string[] =>
    changes.length === 0 ? [] : ['', `${title} (${here} → ${other}):`, ...changeLines(changes)]
  return {
    code: 1,
    json,
    lines: [
      sentence,
      ...section('In the event', inEvent),
      ...section('In the state after it', inState),
      ...section('In the selectors after it', inSelectors),
      ...(onScreen.length === 0 ? [] : ['', `On the screen after it (- ${here}, + ${other}):`, ...onScreen]),
      ...omittedLine(notCompared),
    ],
  }
}

/**
 * Compares two logs event by event, on one build. Times are not compared. Logs that began at different times are two recordings with
 * different pseudonyms, so their texts are compared by shape.
 */
export const diffLogs = (one: ReadLog, other: ReadLog, build: Build, otherName: string): Report => {
  const { initial, replay } = build.evolution
  const isOneRecording = one.header?.startedAt === other.header?.startedAt
  const seen = isOneRecording ? (value: unknown) => value : textShapeOf
  const compared = {
    this: 'this log',
    other: otherName,
    events: { this: one.events.length, other: other.events.length },
    notCompared: null,
    screens: null,
  }
  const place = firstPlace(
    one.events,
    other.events,
    (a, b) => changesBetween(seen(partsOf(a)), seen(partsOf(b))).length > 0,
  )
  if (place === null) return diffReport(compared, null)
  const [mine, theirs] = [one.events[place], other.events[place]]
  const stateOf = (events: readonly RecordedEvent[]) => replay(initial(), events.slice(0, place + 1))
  const inEvent = mine && theirs ? changesBetween(partsOf(mine), partsOf(theirs)) : []
  const event = mine ?? theirs
  return diffReport(compared, {
    event: event ? named(event) : null,
    sentence: sentenceOf(place, mine, theirs, otherName),
    inEvent,
    inState: changesBetween(stateOf(one.events), stateOf(other.events)),
    inSelectors: [],
    onScreen: [],
  })
}

const partsOf = ({ type, v, data, seq, causedBy }: RecordedEvent) => ({
  type,
  v,
  data,
  // As a distance, so that a gap in the numbers does not count again at each later event.
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
