import { right } from 'fp-ts/lib/Either.js'
import { NEVER, of, Subject } from 'rxjs'
import type { DomainEvent, RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { CallNote } from '../../../src/domain/log/notes.ts'
import type { State } from '../../../src/domain/state.ts'
import type { AnyEffect } from '../../../src/effects/runtime/effect.ts'
import type { Ports } from '../../../src/effects/runtime/ports.ts'
import { callsIn, type Beside } from './beside.ts'
import type { Build } from './builds.ts'
import { changesBetween, shapeOf, type Change } from './paths.ts'

/** A recorded event that the work of an effect makes otherwise of the recorded responses. */
export interface Translation {
  readonly event: RecordedEvent
  readonly effect: string
  /** What it makes instead. */
  readonly made: DomainEvent
  /** Places of the data that differ; none where it is another event. */
  readonly changes: readonly Change[]
}

/** A log whose events from hosts were made again of the recorded responses. */
export interface Translated {
  readonly events: readonly RecordedEvent[]
  readonly differing: readonly Translation[]
  /** How many runs were done again, and how many could not be: a response is missing, or the work needs more than responses. */
  readonly runs: { readonly again: number; readonly not: number }
}

const responseOf = (note: CallNote): { readonly status: number; readonly data: unknown } | null => {
  const { status, body, problem } = note
  const isOmitted = typeof body === 'object' && body !== null && 'omitted' in body
  return status === null || problem !== null || body === undefined || isOmitted ? null : { status, data: body }
}

/** Does nothing, whatever it is asked. */
const nothing = (): void => undefined

/** The world of one run: recorded responses, a clock that waits for nothing, and ports on which nothing depends. Reads of anything else end it. */
const portsFor = (calls: readonly CallNote[], at: number, end: () => void): Ports => {
  const left = [...calls]
  const missing = (): typeof NEVER => {
    end()
    return NEVER
  }
  const call = ({ id }: { readonly id: string }) => {
    const place = left.findIndex(({ operation }) => operation === id)
    const response = place < 0 ? null : responseOf(left.splice(place, 1)[0] as CallNote) // found just now
    return response ? of(right({ ...response, masqueradeUserId: null })) : missing()
  }
  const quiet: Readonly<Record<string, unknown>> = {
    causedBy: undefined,
    api: call,
    clock: { now: () => at, after: () => of(undefined), every: missing },
    navigation: {
      path: () => '',
      address: (path: string) => path,
      go: nothing,
      leave: nothing,
      reload: nothing,
      restored: NEVER,
    },
    tabs: { post: nothing, messages: NEVER, claim: missing },
    fonts: { use: nothing },
    connection: { changes: NEVER },
  }
  const unknown: unknown = new Proxy(nothing, { get: () => unknown, apply: missing })
  return new Proxy(quiet, {
    get: (known, name) => (Object.hasOwn(known, name) ? known[String(name)] : unknown),
  }) as unknown as Ports // what is not known ends the run
}

/** What the work of one effect makes of recorded responses, alone; null where it needs more than them. */
export const workOf = (
  effect: AnyEffect<State>,
  trigger: RecordedEvent,
  calls: readonly CallNote[],
  state: State,
): readonly DomainEvent[] | null => {
  const made: DomainEvent[] = []
  let isEnded = false
  const ports = portsFor(calls, trigger.at, () => {
    isEnded = true
  })
  const triggers = new Subject<RecordedEvent>()
  const store = { events: triggers, state: () => state, append: (event: DomainEvent) => made.push(event) }
  const running = effect.start({ ...store, append: (event) => void store.append(event) }, ports, NEVER)
  triggers.next(trigger)
  running.unsubscribe()
  return isEnded ? null : made
}

const differenceOf = (event: RecordedEvent, made: DomainEvent): readonly Change[] | null => {
  if (event.type !== made.type) return []
  // Of a text that is put together of several, the log has a pseudonym of its own: only its shape is the same.
  const changes = changesBetween(event.data, made.data).filter(
    ({ before, after }) => changesBetween(shapeOf(before), shapeOf(after)).length > 0,
  )
  return changes.length > 0 ? changes : null
}

/**
 * Makes the events that came of hosts' responses again, with the effects of a build: a wrong mapping shows in what it makes of the
 * responses that the log holds. An event takes the place of the recorded one only where it differs from it.
 */
export const translate = (
  build: Build,
  effects: readonly AnyEffect<State>[],
  log: readonly RecordedEvent[],
  beside: Beside,
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
  const done = new Set<number>()
  let [again, not] = [0, 0]
  const runAgain = (trigger: RecordedEvent, state: State): void => {
    done.add(trigger.seq)
    for (const effect of effects.filter(({ on }) => on.some(({ type }) => type === trigger.type))) {
      const recorded = (caused.get(trigger.seq) ?? []).filter(({ type }) =>
        effect.emits.some((one) => one.type === type),
      )
      if (recorded.length === 0) continue
      const made = workOf(effect, trigger, calls.get(trigger.seq) ?? [], state)
      if (made?.length !== recorded.length) {
        not += 1
        continue
      }
      again += 1
      for (const [place, event] of recorded.entries()) {
        const one = made[place]
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
  const events = log.map((event) => {
    const trigger = event.causedBy === null || done.has(event.causedBy) ? undefined : causes.get(event.causedBy)
    if (trigger && !isBroken && calls.has(trigger.seq)) runAgain(trigger, state)
    const made = replaced.get(event.seq)
    const now = made
      ? { ...event, type: made.type, v: definitions.get(made.type)?.v ?? event.v, data: made.data }
      : event
    try {
      if (!isBroken) replay(state, [now])
    } catch {
      isBroken = true // who judges the events meets the exception, and names the event
    }
    return now
  })
  return { events, differing, runs: { again, not } }
}
