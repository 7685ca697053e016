import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { NEVER, Subject } from 'rxjs'
import type { DomainEvent, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { CallNote } from '../../../src/domain/log/notes.ts'
import { SECRET } from '../../../src/domain/log/scrub.ts'
import type { State } from '../../../src/domain/state.ts'
import type { AnyEffect } from '../../../src/effects/runtime/effect.ts'
import { callsIn, type Annotations } from './read.ts'
import type { Build } from './build.ts'
import { changesBetween, shapeOf, type Change } from './paths.ts'
import { recordedWorld } from './recorded-world.ts'

/** A recorded event that differs from what an effect's work makes from the recorded responses. */
export interface Translation {
  readonly event: RecordedEvent
  readonly effect: string
  /** What it makes instead. */
  readonly made: DomainEvent
  /** Places of the data that differ; none if it is another event. */
  readonly changes: readonly Change[]
}

/** A log whose events from hosts were made again from the recorded responses. */
export interface Translated {
  readonly events: readonly RecordedEvent[]
  readonly differing: readonly Translation[]
  /** Runs of which the log has no event, although this build makes some from the recorded responses. */
  readonly silent: readonly Silent[]
  /** How many runs were done again, and those that could not be: a response is missing, or the work needs more than responses. */
  readonly runs: { readonly again: number; readonly not: readonly Undone[] }
}

/** A run that emitted nothing when it was recorded. */
export interface Silent {
  readonly effect: string
  readonly trigger: RecordedEvent
  /** What this build makes, as it would stand in the log. */
  readonly made: readonly RecordedEvent[]
}

/** A run that could not be done again. */
export interface Undone {
  readonly effect: string
  readonly trigger: number
  /** What the log does not hold. */
  readonly why: string
}

/** The events that one effect's work makes from recorded responses alone; left says what else it needs. */
export const workOf = (
  effect: AnyEffect<State>,
  trigger: RecordedEvent,
  calls: readonly CallNote[],
  state: State,
): Either<string, readonly DomainEvent[]> => {
  const made: DomainEvent[] = []
  let lacking: string | null = null
  const ports = recordedWorld(calls, trigger.at, (what) => {
    lacking ??= what
  })
  const triggers = new Subject<RecordedEvent>()
  const store = { events: triggers, state: () => state, append: (event: DomainEvent) => made.push(event) }
  const running = effect.start({ ...store, append: (event) => void store.append(event) }, ports, NEVER)
  triggers.next(trigger)
  running.unsubscribe()
  return lacking === null ? right(made) : left(lacking)
}

/** The index at which something stands in a list that is ordered by personal dates, whose pseudonyms have another order. */
const isPlace = ({ path }: Change): boolean => path === 'place'

const differenceOf = (event: RecordedEvent, made: DomainEvent): readonly Change[] | null => {
  if (event.type !== made.type) return []
  // A text composed of several has its own pseudonym in the log, so only its shape is the same. The log does not contain secrets.
  const changes = changesBetween(event.data, made.data).filter(
    (change) =>
      change.before !== SECRET &&
      !isPlace(change) &&
      changesBetween(shapeOf(change.before), shapeOf(change.after)).length > 0,
  )
  return changes.length > 0 ? changes : null
}

/**
 * Makes the events that hosts' responses led to again, with the effects of a build: a wrong mapping shows in what it makes from the
 * responses in the log. An event replaces the recorded one only if it differs.
 */
export const translate = (
  build: Build,
  effects: readonly AnyEffect<State>[],
  log: readonly RecordedEvent[],
  beside: Annotations,
): Translated => {
  const calls = new Map<number, CallNote[]>()
  for (const note of callsIn(beside))
    if (note.cause !== null) calls.set(note.cause, [...(calls.get(note.cause) ?? []), note])
  const causes = new Map(log.map((event) => [event.seq, event]))
  const caused = new Map<number, RecordedEvent[]>()
  for (const event of log)
    if (event.causedBy !== null) caused.set(event.causedBy, [...(caused.get(event.causedBy) ?? []), event])

  const replaced = new Map<number, DomainEvent>()
  const differing: Translation[] = []
  const silent: Silent[] = []
  const done = new Set<number>()
  const not: Undone[] = []
  let again = 0
  const ended = log.filter(({ type }) => type === 'SessionEnded').map(({ seq }) => seq)

  /** A run of which the log has nothing, though its calls ended before anything cancelled it or the session was over. */
  const runSilently = (effect: AnyEffect<State>, trigger: RecordedEvent, state: State): void => {
    const own = calls.get(trigger.seq) ?? []
    const last = own.at(-1)
    if (!last || own.some(({ problem }) => problem === 'cancelled')) return
    if (ended.some((seq) => seq > trigger.seq && seq <= last.after)) return
    const made = workOf(effect, trigger, own, state)
    if (isLeft(made) || made.right.length === 0) return
    const { at, after } = last
    silent.push({
      effect: effect.name,
      trigger,
      made: made.right.map(({ type, data }, index) => ({
        seq: after + (index + 1) / (made.right.length + 1),
        at,
        v: build.evolution.definitions.get(type)?.v ?? 1,
        type,
        data,
        causedBy: trigger.seq,
      })),
    })
  }
  const runAgain = (trigger: RecordedEvent, state: State): void => {
    done.add(trigger.seq)
    for (const effect of effects.filter(({ on }) => on.some(({ type }) => type === trigger.type))) {
      const recorded = (caused.get(trigger.seq) ?? []).filter(({ type }) =>
        effect.emits.some((one) => one.type === type),
      )
      if (recorded.length === 0) {
        runSilently(effect, trigger, state)
        continue
      }
      const made = workOf(effect, trigger, calls.get(trigger.seq) ?? [], state)
      const undone = (why: string): void => void not.push({ effect: effect.name, trigger: trigger.seq, why })
      if (isLeft(made)) {
        undone(made.left)
        continue
      }
      if (made.right.length !== recorded.length) {
        undone(`as many events: it makes ${made.right.length}, and the log has ${recorded.length}`)
        continue
      }
      again += 1
      // Requests that are under way at once are answered in any order: like goes with like.
      const unpaired = [...made.right]
      const takeFor = ({ type }: RecordedEvent): DomainEvent | undefined =>
        unpaired.splice(Math.max(0, unpaired.findIndex((other) => other.type === type)), 1)[0] // oxfmt-ignore
      for (const event of recorded) {
        const one = takeFor(event)
        const changes = one && differenceOf(event, one)
        if (!one || !changes) continue
        differing.push({ event, effect: effect.name, made: one, changes })
        replaced.set(event.seq, one)
      }
    }
  }
  const { initial, replay, definitions } = build.evolution
  const state = initial()
  let isBroken = false
  const repeated = log.map((event) => {
    const trigger = event.causedBy === null || done.has(event.causedBy) ? undefined : causes.get(event.causedBy)
    if (trigger && !isBroken && calls.has(trigger.seq)) runAgain(trigger, state)
    const made = replaced.get(event.seq)
    const now = made
      ? { ...event, type: made.type, v: definitions.get(made.type)?.v ?? event.v, data: made.data }
      : event
    try {
      if (!isBroken) replay(state, [now])
    } catch {
      isBroken = true // whoever judges the events meets the same exception and names the event
    }
    if (!isBroken && calls.has(event.seq) && !caused.has(event.seq)) runAgain(event, state)
    return now
  })
  const added = silent.flatMap(({ made }) => made)
  const events = added.length === 0 ? repeated : [...repeated, ...added].toSorted((a, b) => a.seq - b.seq)
  return { events, differing, silent, runs: { again, not } }
}
