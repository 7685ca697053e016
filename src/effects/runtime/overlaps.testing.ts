import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { defer, NEVER, Observable, of } from 'rxjs'
import type { DomainEvent, RecordedEvent } from '../../domain/kernel/event.ts'
import { SessionEnded } from '../../domain/session/session.ts'
import { portalEvolution, type State } from '../../domain/state.ts'
import type { Success, Call, Failure } from '../api/client.ts'
import type { Download, DownloadStep } from '../api/download.ts'
import type { AnyOperation } from '../api/operation.ts'
import { startEffects, type AnyEffect } from './effect.ts'
import { fakeCredentials, memoryStorage } from './fakes.testing.ts'
import type { Ports } from './ports.ts'
import { createStore } from './store.ts'

/** How one call ends. */
export type CallResult = Either<Failure<AnyOperation>, Success<AnyOperation>>

/** The response to a call: `nth` identical requests were made before it. */
export type Respond = (operation: AnyOperation, input: unknown, nth: number) => CallResult

/** What a run of an effect produced. */
export interface Course {
  readonly log: readonly RecordedEvent[]
  /** The triggers, and how many responses and timers each of them waits for. */
  readonly triggers: readonly { readonly event: RecordedEvent; readonly holds: number }[]
  readonly operations: ReadonlySet<AnyOperation>
  readonly state: State
}

/** Reading files, and reacting to a response, need a turn of the event loop. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** An effect that polls never ends: this many responses are enough. */
const MOST = 40

const evolution = portalEvolution({ freeze: true })

/** Machine and browser respond at once; host responses and times are held. */
const portsWith = (api: Call, download: Download, time: Ports['clock']['after']): Ports => {
  const kept = { save: () => {}, drop: () => {}, restore: () => of(null) }
  const navigation = {
    address: (path: string) => path,
    go: () => {},
    leave: () => {},
    reload: () => {},
    startAgain: () => {},
  }
  return {
    api,
    download,
    files: { text: async () => 'a,b\n1,2', form: () => new FormData(), save: () => true, drop: () => {} },
    clock: { now: () => 0, steady: () => 0, every: time, after: time },
    storage: memoryStorage(),
    persistence: kept,
    sealedPersistence: { ...kept, forgetKeys: () => {} },
    navigation: { ...navigation, path: () => '/', restored: NEVER, shown: of(undefined) },
    newTab: { open: () => ({ go: () => {}, close: () => {} }) },
    device: { token: () => of('device'), randomText: () => '0'.repeat(32) },
    vault: { accessToken: () => 'token', keep: () => {}, forget: () => {} },
    credentials: fakeCredentials({ email: 'a@b.example', password: 'a' }),
    tabs: { post: () => {}, messages: NEVER, claim: () => of(true) },
    activity: { last: () => 0, keep: () => {}, forget: () => {} },
    fonts: { use: () => {} },
    connection: { changes: NEVER },
    redirects: (named) => ({ url: named, refused: false }),
  }
}

/** A pending item: a response, due at 0, or the end of a time. */
interface Waiting {
  readonly due: number
  readonly come: () => void
}

/** Holds pending items until the test releases them. No time passes while a call is open: no host takes as long as a time-out. */
const pendingItems = () => {
  let open: readonly Waiting[] = []
  let now = 0
  let count = 0
  return {
    now: () => now,
    /** Emits all values at once, on release. */
    held: <A>(values: readonly A[], ms: number | null): Observable<A> =>
      new Observable((subscriber) => {
        const one: Waiting = {
          due: ms === null ? 0 : now + ms,
          come: () => {
            now = Math.max(now, one.due)
            for (const value of values) subscriber.next(value)
            subscriber.complete()
          },
        }
        open = [...open, one]
        count += 1
        return () => {
          open = open.filter((other) => other !== one)
        }
      }),
    release: (turn: number): void => {
      const calls = open.filter(({ due }) => due === 0)
      if (calls.length > 0) calls[turn % calls.length]?.come()
      else open.toSorted((a, b) => a.due - b.due)[0]?.come()
    },
    isEmpty: () => open.length === 0,
    count: () => count,
  }
}

type Came = Either<Failure<AnyOperation>, DownloadStep>

const done: DownloadStep = { kind: 'done', file: { id: 'file', name: 'a.csv', type: 'text/csv', bytes: 1 } }
const progress: DownloadStep = { kind: 'progress', bytes: 1, total: null }

/**
 * Runs one effect without responses: all triggers come first, then pending items are released one by one, in the given order, then oldest
 * first.
 */
export const courseOf = async (
  effect: AnyEffect<State>,
  given: readonly DomainEvent[],
  triggers: readonly DomainEvent[],
  turns: readonly number[],
  respond: Respond,
): Promise<Course> => {
  const store = createStore(evolution, () => 0)
  for (const event of given) store.append(event)
  const log: RecordedEvent[] = []
  store.events.subscribe((event) => log.push(event))
  const pending = pendingItems()
  const operations = new Set<AnyOperation>()
  const asked = new Map<string, number>()
  const resultOf = (operation: AnyOperation, input: unknown): CallResult => {
    const request = `${operation.id} ${JSON.stringify(input)}`
    const nth = asked.get(request) ?? 0
    asked.set(request, nth + 1)
    operations.add(operation)
    return respond(operation, input, nth)
  }
  const api = (operation: AnyOperation, input?: unknown) =>
    defer(() => pending.held([resultOf(operation, input)], null))
  const download = (operation: AnyOperation, input: unknown) =>
    defer(() => {
      const result = resultOf(operation, input)
      return pending.held<Came>(isLeft(result) ? [result] : [right(progress), right(done)], null)
    })
  // `respond` returns what the operation's own decoders accept.
  const ports = portsWith(api as Call, download as Download, (ms) => pending.held([undefined], ms))
  const stop = startEffects([effect], store, ports, SessionEnded)
  const came: Course['triggers'][number][] = []
  for (const trigger of triggers) {
    const before = { events: log.length, held: pending.count() }
    store.append(trigger)
    await settle()
    came.push(
      ...log.slice(before.events, before.events + 1).map((event) => ({ event, holds: pending.count() - before.held })),
    )
  }
  for (let released = 0; !pending.isEmpty() && released < MOST; released++) {
    pending.release(turns[released] ?? 0)
    await settle()
  }
  stop()
  return { log, triggers: came, operations, state: store.state() }
}
