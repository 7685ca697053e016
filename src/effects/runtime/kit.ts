import type { Observable } from 'rxjs'
import { EMPTY, Subject } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { expect } from 'vitest'
import type { DomainEvent, RecordedEvent } from '../../domain/kernel/event.ts'
import { SessionEnded } from '../../domain/session/session.ts'
import type { State } from '../../domain/state.ts'
import { portalEvolution } from '../../domain/state.ts'
import type { AnyEffect } from './effect.ts'
import { startEffects } from './effect.ts'
import type { Ports } from './ports.ts'
import { createStore } from './store.ts'

type Stubs = {
  readonly [P in keyof Ports]?: Ports[P] extends (...args: never[]) => unknown ? Ports[P] : Partial<Ports[P]>
}

/** Ports of a test: whatever it did not stub throws, with the name of what was used. */
export const stubPorts = (stubs: Stubs): Ports => {
  const missing = (name: string) => () => {
    throw new Error(`The port ${name} was used, and this test gave no stub for it.`)
  }
  const port = (name: string): unknown => {
    const given: unknown = stubs[name as keyof Stubs]
    if (typeof given === 'function') return given
    return new Proxy(given ?? missing(name), {
      get: (target, key) => Reflect.get(target, key) ?? missing(`${name}.${String(key)}`),
    })
  }
  const names = ['api', 'clock', 'storage', 'navigation', 'device', 'vault', 'tabs', 'activity', 'redirects'] as const
  return Object.fromEntries(names.map((name) => [name, port(name)])) as unknown as Ports // each port is a stub or throws
}

/** What a test of one effect says. */
export interface EffectCase {
  readonly effect: AnyEffect<State>
  /** Events before the effect starts: they make the state. */
  readonly given?: readonly DomainEvent[]
  readonly ports: Stubs | ((cold: <A>(marbles: string, values?: Record<string, A>) => Observable<A>) => Stubs)
  /** Marbles of the triggers, and the events they stand for. */
  readonly when: readonly [marbles: string, events: Record<string, DomainEvent>]
  /** Marbles of what the effect emits, and the events they stand for. */
  readonly then: readonly [marbles: string, events: Record<string, DomainEvent>]
}

/** Runs one effect in virtual time (1 frame is 1 ms) and compares what it emits, and when. */
export const runEffect = ({ effect, given = [], ports, when, then }: EffectCase): void => {
  const scheduler = new TestScheduler((actual, expected) => {
    expect(actual).toEqual(expected)
  })
  scheduler.run(({ cold, expectObservable, flush }) => {
    const stubs = typeof ports === 'function' ? ports(cold) : ports
    const store = createStore(portalEvolution({ freeze: true }), () => scheduler.now())
    for (const event of given) store.append(event)
    const emitted = new Subject<DomainEvent>()
    const declared = new Set(effect.emits.map(({ type }) => type))
    const append = (event: DomainEvent, causedBy?: number | null): void => {
      expect(declared, `${effect.name} emits an event that it does not declare`).toContain(event.type)
      emitted.next({ type: event.type, data: event.data })
      store.append(event, causedBy)
    }
    const watched = { ...store, append }
    const stop = startEffects([effect], watched, stubPorts(stubs), SessionEnded)
    expectObservable(emitted).toBe(...then)
    cold(...when).subscribe({
      next: (event) => {
        store.append(event)
      },
      complete: () => EMPTY,
    })
    flush()
    stop()
  })
}

/** A recorded event for tests that need one. */
export const recordedAt = (event: DomainEvent, at = 0, seq = 1): RecordedEvent => ({
  ...event,
  seq,
  at,
  v: 1,
  causedBy: null,
})
