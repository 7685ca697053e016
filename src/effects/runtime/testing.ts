import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { concat, defer, EMPTY, map, Subject, tap, timer, type Observable } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'
import { afterAll, expect, type RunnerTestSuite, type TaskMeta } from 'vitest'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { SessionEnded } from '../../domain/session/session.ts'
import { portalEvolution, type State } from '../../domain/state.ts'
import type { Success, Call, Failure } from '../api/client.ts'
import type { Download, DownloadStep, HeldFile } from '../api/download.ts'
import type { AnyOperation, DataOf, ErrorBodyOf } from '../api/operation.ts'
import { startEffects, type AnyEffect } from './effect.ts'
import { stubPorts, type Stubs } from './fakes.testing.ts'
import { createDealt, noting, refusing, type Dealt } from './observing.testing.ts'
import { createStore } from './store.ts'

/** An operation's scripted response. */
interface Scripted {
  readonly id: string
  readonly response: Either<Failure<AnyOperation>, Success<AnyOperation>>
}

/** The operation succeeds with this body, and with X-Masquerade or an ETag if a user or a version is given. */
export const responds = <Op extends AnyOperation>(
  operation: Op,
  data: DataOf<Op>,
  masqueradeUserId: string | null = null,
  version?: string,
): Scripted => ({
  id: operation.id,
  response: right({ status: 200, data, masqueradeUserId, ...(version !== undefined && { version }) }),
})

/** The operation fails with this problem, with the body of a declared error and the host's `Retry-After` if they are given. */
export const fails = <Op extends AnyOperation>(
  operation: Op,
  problem: Problem,
  body: ErrorBodyOf<Op> | null = null,
  retryAfter?: string,
): Scripted => ({
  id: operation.id,
  response: left({ problem, body, ...(retryAfter !== undefined && { retryAfter }) }),
})

/** A download's scripted progress and file. */
interface ScriptedFile {
  readonly id: string
  readonly steps: readonly DownloadStep[]
}

/** The operation's download returns this file, after progress to each of these byte counts. */
export const sends = (operation: AnyOperation, file: HeldFile, progress: readonly number[] = []): ScriptedFile => ({
  id: operation.id,
  steps: [
    ...progress.map((bytes) => ({ kind: 'progress' as const, bytes, total: file.bytes })),
    { kind: 'done', file },
  ],
})

/** A call that a test saw: what was sent, and how it ended. */
export interface SeenCall {
  readonly id: string
  readonly input: unknown
  ended: 'open' | 'completed' | 'cancelled'
}

/** A host that responds after 5 ms of virtual time; `calls` lists the calls, in order. */
export interface FakeHost {
  readonly api: Call
  /** Steps of a scripted file are 5 ms apart. */
  readonly download: Download
  readonly calls: readonly SeenCall[]
}

/**
 * Creates a host that knows only the scripted operations. Several scripts of one operation serve its calls in turn, the last one all
 * others; a call without a script fails. Cold, as the client is: `calls` counts subscriptions.
 */
export const fakeHost = (...scripts: readonly (Scripted | ScriptedFile)[]): FakeHost => {
  const calls: SeenCall[] = []
  const responsesOf = (id: string) => {
    const turns = scripts.filter((script) => script.id === id)
    const script = turns[calls.filter((call) => call.id === id).length] ?? turns.at(-1)
    if (!script) throw new Error(`${id} was called, and this test has no response for it.`)
    return 'steps' in script ? script.steps.map((step) => right(step)) : [script.response]
  }
  const call = ({ id }: AnyOperation, input?: unknown) =>
    defer(() => {
      const responses = responsesOf(id)
      const seenCall: SeenCall = { id, input, ended: 'open' }
      calls.push(seenCall)
      const end = (how: 'completed' | 'cancelled') => () => {
        seenCall.ended = how
      }
      return concat(...responses.map((response) => timer(5).pipe(map(() => response)))).pipe(
        tap({ complete: end('completed'), unsubscribe: end('cancelled') }),
      )
    })
  // `responds`, `sends` and `fails` have tied each response to its own operation.
  return { api: call as Call, download: call as Download, calls }
}

/** What the tests of this file have shown of one effect so far. */
interface Shown {
  readonly events: Set<string>
  readonly dealt: Dealt
  readonly cases: EffectCase[]
}

const shown = new Map<string, Shown>()

/** The file whose tests have all run; null during its tests. */
let ended: string | null = null

/** One worker reads several files: what the tests of another file have shown does not count. */
const keyOf = (name: string): string => `${ended ?? expect.getState().testPath ?? ''} ${name}`

const shownOf = (name: string): Shown => {
  const known = shown.get(keyOf(name)) ?? { events: new Set(), dealt: createDealt(), cases: [] }
  shown.set(keyOf(name), known)
  return known
}

/** Runs an effect's cases again with each declared refusal that no case had; returns those that produced no result. */
const refusals = (effect: AnyEffect<State>): readonly string[] => {
  const { dealt, cases } = shownOf(effect.name)
  return dealt.operations().flatMap((operation) =>
    Object.keys(operation.errors)
      .map(Number)
      .filter((status) => !dealt.statuses(operation).has(status))
      .flatMap((status) => {
        const meets = (one: EffectCase): number => {
          const emitted = runCase(one, { operation, status })
          return dealt.statuses(operation).has(status) ? emitted : 0
        }
        const isSeen = cases.some((one) => meets(one) > 0)
        return isSeen || effect.emits.length === 0 ? [] : [`${effect.name} says nothing of ${operation.id} ${status}`]
      }),
  )
}

/** What the tests of this file have not shown: effects that never ran, declared events that none emitted, ignored refusals. */
const unproven = (effects: readonly AnyEffect<State>[]): readonly string[] =>
  effects.flatMap((effect) => {
    const { name, emits } = effect
    const known = shown.get(keyOf(name))
    if (!known) return [`${name} never ran`]
    return [
      ...emits.filter(({ type }) => !known.events.has(type)).map(({ type }) => `${name} never emitted ${type}`),
      ...refusals(effect),
    ]
  })

const observedOf = (effects: readonly AnyEffect<State>[]): NonNullable<TaskMeta['observed']> =>
  effects.flatMap(({ name }) =>
    shownOf(name)
      .dealt.all()
      .map((one) => ({ kind: 'effect', ...one }) as const),
  )

const ranWhole = ({ tasks }: Readonly<RunnerTestSuite>): boolean =>
  tasks.every((task) => (task.type === 'suite' ? ranWhole(task) : task.mode === 'run' && task.result?.state === 'pass'))

/**
 * Call it once in a test file, outside its tests. After all tests it fails the file [BED-3] if an effect never ran, if none emitted a
 * declared event, or if an effect silently ignores a refusal. It reports to the matrix of operations which responses each effect handled
 * [BED-10]. A run of selected tests checks nothing.
 */
export const provesAll = (...effects: readonly AnyEffect<State>[]): void => {
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from it that no fixture is needed
  afterAll(({}, file) => {
    if (!ranWhole(file)) return
    ended = file.file.filepath
    try {
      const problems = unproven(effects)
      file.meta.observed = observedOf(effects)
      expect(problems, 'what the tests of this file have not shown').toEqual([])
    } finally {
      ended = null
    }
  })
}

/** A test case of one effect. */
export interface EffectCase {
  readonly effect: AnyEffect<State>
  /** Events before the effect starts: they produce the state. */
  readonly given?: readonly DomainEvent[]
  readonly ports: Stubs | ((cold: <A>(marbles: string, values?: Record<string, A>) => Observable<A>) => Stubs)
  /** Marbles of the triggers, and their events. */
  readonly when: readonly [marbles: string, events: Record<string, DomainEvent>]
  /** Marbles of what the effect emits, and their events. */
  readonly then: readonly [marbles: string, events: Record<string, DomainEvent>]
}

/** How much virtual time a test can take, ms: an effect that never ends then fails its test instead of hanging. */
const LONGEST = 60_000

/**
 * Runs a case in virtual time; returns how many events the effect emitted. With `refused` that operation is refused with the status, and
 * the case expects only declared events.
 */
const runCase = (
  { effect, given = [], ports, when, then }: EffectCase,
  refused?: { readonly operation: AnyOperation; readonly status: number },
): number => {
  const { events, dealt } = shownOf(effect.name)
  let count = 0
  const scheduler = new TestScheduler((actual, expected) => {
    if (!refused) expect(actual).toEqual(expected)
  })
  scheduler.run(({ cold, expectObservable, flush }) => {
    const stubs = stubPorts(typeof ports === 'function' ? ports(cold) : ports)
    const hosts = refused ? refusing(stubs, refused.operation, refused.status) : stubs
    const store = createStore(portalEvolution({ freeze: true }), () => scheduler.now())
    for (const event of given) store.append(event)
    const emitted = new Subject<DomainEvent>()
    const declared = new Set(effect.emits.map(({ type }) => type))
    const append = (event: DomainEvent, causedBy?: number | null): void => {
      expect(declared, `${effect.name} emits an event that it does not declare`).toContain(event.type)
      if (!refused) events.add(event.type)
      count += 1
      emitted.next({ type: event.type, data: event.data })
      store.append(event, causedBy)
    }
    const stop = startEffects([effect], { ...store, append }, { ...stubs, ...noting(hosts, dealt) }, SessionEnded)
    expectObservable(emitted).toBe(...then)
    cold(...when).subscribe({
      next: (event) => {
        store.append(event)
      },
      complete: () => EMPTY,
    })
    scheduler.maxFrames = LONGEST
    flush()
    stop()
  })
  return count
}

/** Runs one effect in virtual time (1 frame is 1 ms) and compares what it emits, and when. */
export const runEffect = (effectCase: EffectCase): void => {
  shownOf(effectCase.effect.name).cases.push(effectCase)
  runCase(effectCase)
}
