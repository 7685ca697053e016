import { NEVER, Subject } from 'rxjs'
import { isRecord } from '../../../src/domain/kernel/data/is-record.ts'
import type { DomainEvent, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { CallNote } from '../../../src/domain/log/notes.ts'
import { SECRET } from '../../../src/domain/log/scrub.ts'
import type { State } from '../../../src/domain/state.ts'
import type { AnyEffect } from '../../../src/effects/runtime/effect.ts'
import { callsIn, type Annotations } from './read.ts'
import type { Build } from './build.ts'
import { redactSent } from '../../../src/domain/log/sent.ts'
import { changesBetween, textShapeOf, type Change } from './paths.ts'
import { noCall, recordedWorld } from './recorded-world.ts'

/** A recorded event that differs from what an effect's work makes from the recorded responses. */
export interface Translation {
  readonly event: RecordedEvent
  readonly effect: string
  /** What it makes instead. */
  readonly made: DomainEvent
  /** Places of the data that differ; none if it is another event. */
  readonly changes: readonly Change[]
}

/** A call to which this build sends something else than the log holds. */
export interface OtherRequest {
  readonly effect: string
  readonly trigger: RecordedEvent
  readonly operation: string
  readonly changes: readonly Change[]
}

/** A log whose events from hosts were made again from the recorded responses. */
export interface Translated {
  readonly events: readonly RecordedEvent[]
  readonly differing: readonly Translation[]
  /** Runs of which the log has no event, although this build makes some from the recorded responses. */
  readonly silent: readonly Silent[]
  readonly requests: readonly OtherRequest[]
  readonly uncalled: readonly Uncalled[]
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

/** A call that this build makes and the log does not have, though it has the events that this build makes of the response. */
export interface Uncalled {
  readonly effect: string
  readonly trigger: RecordedEvent
  readonly operation: string
}

/** A run that could not be done again. */
export interface Undone {
  readonly effect: string
  readonly trigger: number
  /** What the log does not hold. */
  readonly why: string
}

/** What a log holds of a run: its calls, and the events that followed. */
interface Beside {
  readonly calls: readonly CallNote[]
  readonly caused: readonly RecordedEvent[]
}

/** What an effect's work made from recorded responses, until it needed what the log does not hold: null if it never did. */
interface Work {
  readonly made: readonly DomainEvent[]
  readonly lacking: string | null
  /** Whether it made a call: what only waits for the clock gets no answer. */
  readonly isAnswered: boolean
}

/**
 * Does one effect's work again from recorded responses alone.
 * @param differs is called with each call of the log to which it sends something else
 */
export const workOf = (
  effect: AnyEffect<State>,
  trigger: RecordedEvent,
  { calls, caused }: Beside,
  state: State,
  differs: (note: CallNote, changes: readonly Change[]) => void = () => undefined,
): Work => {
  const made: DomainEvent[] = []
  let isAnswered = false
  let lacking: string | null = null
  const lacks = (what: string): void => {
    lacking ??= what
  }
  const refusesAddress = caused.some(({ type }) => type === 'RedirectRefused')
  const ports = recordedWorld(calls, trigger.at, lacks, refusesAddress, (note, input) => {
    isAnswered = true
    if (note.sent === undefined || (isRecord(note.sent) && 'omitted' in note.sent)) return
    const changes = unlike(note.sent, redactSent({ anonymous: false }, input, (text) => text, () => true)) // oxfmt-ignore
    if (changes.length > 0) differs(note, changes)
  })
  const triggers = new Subject<RecordedEvent>()
  const store = { events: triggers, state: () => state, append: (event: DomainEvent) => made.push(event) }
  const running = effect.start({ ...store, append: (event) => void store.append(event) }, ports, NEVER)
  triggers.next(trigger)
  running.unsubscribe()
  return { made, lacking, isAnswered }
}

/** The index at which something stands in a list that is ordered by personal dates, whose pseudonyms have another order. */
const isPlace = ({ path }: Change): boolean => path === 'place'

/** A text composed of several has its own pseudonym in the log, so only its shape is the same. The log does not contain secrets. */
const unlike = (recorded: unknown, made: unknown): readonly Change[] =>
  changesBetween(recorded, inOrderOf(recorded, made)).filter(
    (change) =>
      change.before !== SECRET &&
      !isPlace(change) &&
      changesBetween(textShapeOf(change.before), textShapeOf(change.after)).length > 0,
  )

/** Lists with dates are often ordered by them, and pseudonyms of personal dates have another order: the same items are put into the recorded one. */
const inOrderOf = (recorded: unknown, made: unknown): unknown => {
  if (Array.isArray(recorded) && Array.isArray(made)) {
    const left = new Map(made.map((item: unknown) => [JSON.stringify(item), item]))
    const found = recorded.map((item) => left.get(JSON.stringify(item)))
    const isSame = made.length === recorded.length && left.size === made.length && !found.includes(undefined)
    return isSame && recorded.every((item) => DATE.test(JSON.stringify(item))) ? found : made
  }
  if (!isRecord(recorded) || !isRecord(made)) return made
  return Object.fromEntries(Object.entries(made).map(([key, part]) => [key, inOrderOf(recorded[key], part)]))
}
const DATE = /"\d{4}-\d\d-\d\d/

const differenceOf = (event: RecordedEvent, made: DomainEvent): readonly Change[] | null => {
  if (event.type !== made.type) return []
  const changes = unlike(event.data, made.data)
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
  const requests: OtherRequest[] = []
  const uncalled: Uncalled[] = []
  const done = new Set<number>()
  const not: Undone[] = []
  let again = 0
  const ended = log.filter(({ type }) => type === 'SessionEnded').map(({ seq }) => seq)

  const besideOf = ({ seq }: RecordedEvent): Beside => ({ calls: calls.get(seq) ?? [], caused: caused.get(seq) ?? [] })
  /** A run of which the log has nothing, though its calls ended before anything cancelled it or the session was over. */
  const runSilently = (effect: AnyEffect<State>, trigger: RecordedEvent, state: State): void => {
    const own = calls.get(trigger.seq) ?? []
    const last = own.at(-1)
    if (!last || own.some(({ problem }) => problem === 'cancelled')) return
    if (ended.some((seq) => seq > trigger.seq && seq <= last.after)) return
    const { made, lacking, isAnswered } = workOf(effect, trigger, besideOf(trigger), state)
    if (!isAnswered || lacking !== null || made.length === 0) return
    const { at, after } = last
    silent.push({
      effect: effect.name,
      trigger,
      made: made.map(({ type, data }, index) => ({
        seq: after + (index + 1) / (made.length + 1),
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
      const { made, lacking } = workOf(effect, trigger, besideOf(trigger), state)
      const undone = (why: string): void => void not.push({ effect: effect.name, trigger: trigger.seq, why })
      if (lacking !== null) {
        undone(lacking)
        // A call that was still under way made no event either.
        if (lacking.startsWith(noCall('')) && made.length < recorded.length)
          uncalled.push({ effect: effect.name, trigger, operation: lacking.slice(noCall('').length) })
        continue
      }
      if (made.length !== recorded.length) {
        undone(`as many events: it makes ${made.length}, and the log has ${recorded.length}`)
        continue
      }
      again += 1
      // Requests that are under way at once are answered in any order: like goes with like.
      const unpaired = [...made]
      const takeFor = ({ type }: RecordedEvent): DomainEvent | undefined =>
        unpaired.splice(Math.max(0, unpaired.findIndex((other) => other.type === type)), 1)[0] // oxfmt-ignore
      for (const event of recorded) {
        const one = takeFor(event)
        const changes = one && differenceOf(event, one)
        if (!one || !changes) continue
        if (one.type !== event.type && JSON.stringify(event.data).includes(SECRET)) {
          again -= 1
          undone('a secret from which the event was made')
          break
        }
        differing.push({ event, effect: effect.name, made: one, changes })
        replaced.set(event.seq, one)
      }
    }
  }
  /** What is sent depends on the state of that moment, and not on that of the response. */
  const askAgain = (trigger: RecordedEvent, state: State): void => {
    for (const effect of effects.filter(({ on }) => on.some(({ type }) => type === trigger.type)))
      workOf(effect, trigger, besideOf(trigger), state, ({ operation }, changes) => {
        requests.push({ effect: effect.name, trigger, operation, changes })
      })
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
    if (!isBroken && calls.has(event.seq)) askAgain(event, state)
    if (!isBroken && calls.has(event.seq) && !caused.has(event.seq)) runAgain(event, state)
    return now
  })
  const added = silent.flatMap(({ made }) => made)
  const events = added.length === 0 ? repeated : [...repeated, ...added].toSorted((a, b) => a.seq - b.seq)
  return { events, differing, silent, requests, uncalled, runs: { again, not } }
}
