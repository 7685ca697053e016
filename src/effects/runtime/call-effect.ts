import { foldW, type Either } from 'fp-ts/lib/Either.js'
import { defer, map, of, switchMap, type Observable } from 'rxjs'
import type { AnyDefinition, DataOf, EventOf } from '../../domain/kernel/event.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import type { ReadEvents } from '../../domain/kernel/requests/read.ts'
import type { WriteEvents } from '../../domain/kernel/requests/write.ts'
import { effect, type AnyEffect, type Policy, type Trigger } from './effect.ts'
import type { Ports } from './ports.ts'

/** A success of `ports.api`. */
interface Success<Data> {
  readonly status: number
  readonly data: Data
}
/** The result of a call of `ports.api`. */
export type CallResult<Data> = Either<{ readonly problem: Problem }, Success<Data>>

interface CallOptions<State, On extends AnyDefinition, Data> {
  readonly name: string
  /** Makes the call; a retry, a pause or a choice between operations is written out here. */
  readonly call: (request: DataOf<On>, ports: Ports, state: () => State) => Observable<CallResult<Data>>
  readonly policy?: Policy<On>
  readonly outlivesSession?: boolean
}

interface ReadOptions<State, R extends AnyDefinition, L extends AnyDefinition, Repeated, Data> extends CallOptions<
  State,
  R,
  Data
> {
  /** The content of `…Loaded` from the response; the fields that it repeats from the request are added. */
  readonly data: (sent: Data, request: DataOf<R>, state: () => State) => Omit<DataOf<L>, keyof Repeated>
  /** The value as the state holds it, if changes alter it too: see `notOvertaken`. */
  readonly known?: (state: State, request: DataOf<R>) => unknown
}

interface WriteOptions<
  State,
  R extends AnyDefinition,
  Done extends AnyDefinition,
  F extends AnyDefinition,
  Data,
> extends CallOptions<State, R, Data> {
  /** The events of a success. */
  readonly emits: readonly Done[]
  /** Interprets a response: a success, or a failure if the host refuses with a success status. */
  readonly done: (response: Success<Data>, request: DataOf<R>, state: () => State) => EventOf<Done | F>
}

/**
 * Repeats a read whose value in the state changed before the response arrived. That response can be older than the change and would
 * overwrite the newer state: a page reloads while the person is already adding to it, or an unconfirmed change is read again while the
 * person is already retrying it.
 * @param known the value as the state holds it; compared by identity
 */
export const notOvertaken = <A>(known: () => unknown, read: () => Observable<A>): Observable<A> =>
  defer(() => {
    const before = known()
    return read().pipe(switchMap((response) => (known() === before ? of(response) : notOvertaken(known, read))))
  })

type EffectOf<State, On extends AnyDefinition, Emits extends AnyDefinition> = AnyEffect<State> & {
  readonly on: readonly On[]
  readonly emits: readonly Emits[]
}

interface Events<R extends AnyDefinition, F extends AnyDefinition, Repeated> {
  readonly requested: R
  readonly failed: F
  readonly repeated: (request: DataOf<R>) => Repeated
}

/**
 * Reads and changes: a call per request, then one event. The casts pair a definition with the data that the two functions below created for
 * it.
 */
const callEffect = <State, R extends AnyDefinition, F extends AnyDefinition, Done extends AnyDefinition, Data>(
  { requested, failed, repeated }: Events<R, F, unknown>,
  kind: 'switchBy' | 'exhaustBy',
  emits: readonly Done[],
  done: (response: Success<Data>, request: DataOf<R>, state: () => State) => EventOf<Done | F>,
  { call, policy, ...rest }: Omit<CallOptions<State, R, Data>, 'data' | 'done'>,
): EffectOf<State, R, Done | F> => {
  const failure = (problem: Problem, request: DataOf<R>) =>
    failed({ ...Object(repeated(request)), problem } as never) as EventOf<Done | F>
  /** The same key for all requests, so one call at a time, if the events repeat nothing of the request. */
  const key = ({ data }: Trigger<R>): string => Object.values(Object(repeated(data as DataOf<R>))).join()
  return effect<State>()<R, Done | F>({
    ...rest,
    on: [requested],
    policy: policy ?? (kind === 'switchBy' ? { switchBy: key } : { exhaustBy: key }),
    emits: [...emits, failed],
    failure: (problem, { data }) => failure(problem, data as DataOf<R>),
    run: ({ data }, ports, state) => {
      const request = data as DataOf<R>
      return call(request, ports, state).pipe(
        map(
          foldW(
            ({ problem }) => failure(problem, request),
            (response) => done(response, request, state),
          ),
        ),
      )
    },
  })
}

/**
 * Creates the effect of a read: a call per request, which ends in `…Loaded` or `…Failed`. A later request with the same key cancels the
 * earlier one, unless `policy` says otherwise; a response that a change overtook is read again, if `known` is given.
 */
export const readEffect =
  <State>() =>
  <R extends AnyDefinition, L extends AnyDefinition, F extends AnyDefinition, Repeated, Data>(
    read: ReadEvents<R, L, F, Repeated>,
    { name, data, known, call, ...options }: ReadOptions<State, R, L, Repeated, Data>,
  ): EffectOf<State, R, L | F> =>
    callEffect(
      read,
      'switchBy',
      [read.loaded],
      (response, request, state) =>
        read.loaded({
          ...Object(read.repeated(request)),
          ...data(response.data, request, state),
        } as never) as EventOf<L>,
      {
        name,
        ...options,
        call:
          known === undefined
            ? call
            : (request, ports, state) =>
                notOvertaken(
                  () => known(state(), request),
                  () => call(request, ports, state),
                ),
      },
    )

/**
 * Creates the effect of a change: a call per request, which ends in one of `emits` or in `…Failed`. A request with the same key is dropped
 * while one is in flight, unless `policy` says otherwise.
 */
export const writeEffect =
  <State>() =>
  <R extends AnyDefinition, F extends AnyDefinition, const Done extends AnyDefinition, Data>(
    write: WriteEvents<R, F, unknown>,
    { name, emits, done, ...options }: WriteOptions<State, R, Done, F, Data>,
  ): EffectOf<State, R, Done | F> =>
    callEffect(write, 'exhaustBy', emits, done, { name, ...options })
