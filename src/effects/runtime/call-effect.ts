import type { Either } from 'fp-ts/lib/Either.js'
import { foldW } from 'fp-ts/lib/Either.js'
import type { Observable } from 'rxjs'
import { map } from 'rxjs'
import type { AnyDefinition, DataOf, EventOf } from '../../domain/kernel/event.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import type { ReadEvents } from '../../domain/kernel/requests/read.ts'
import type { WriteEvents } from '../../domain/kernel/requests/write.ts'
import type { AnyEffect, Policy, Trigger } from './effect.ts'
import { effect } from './effect.ts'
import type { Ports } from './ports.ts'

/** A success of `ports.api`. */
interface Success<Data> {
  readonly status: number
  readonly data: Data
}
/** What a call of `ports.api` ends in. */
export type CallResult<Data> = Either<{ readonly problem: Problem }, Success<Data>>

interface CallOptions<State, On extends AnyDefinition, Data> {
  readonly name: string
  /** Makes the call: with a retry, after a pause, or by one operation or another, all of which is written out here. */
  readonly call: (request: DataOf<On>, ports: Ports, state: () => State) => Observable<CallResult<Data>>
  readonly policy?: Policy<On>
  readonly outlivesSession?: boolean
}

interface ReadOptions<State, R extends AnyDefinition, L extends AnyDefinition, Repeated, Data> extends CallOptions<
  State,
  R,
  Data
> {
  /** What `…Loaded` holds, out of what the host sent; what it repeats of the request is added. */
  readonly data: (sent: Data, request: DataOf<R>) => Omit<DataOf<L>, keyof Repeated>
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
  /** What a response means: a success, or a failure where the host refuses in a response that is a success by its status. */
  readonly done: (response: Success<Data>, request: DataOf<R>) => EventOf<Done | F>
}

type EffectOf<State, On extends AnyDefinition, Emits extends AnyDefinition> = AnyEffect<State> & {
  readonly on: readonly On[]
  readonly emits: readonly Emits[]
}

interface Events<R extends AnyDefinition, F extends AnyDefinition, Repeated> {
  readonly requested: R
  readonly failed: F
  readonly repeated: (request: DataOf<R>) => Repeated
}

/** Both kinds: a call at each request, then one event. The casts pair a definition with data that the two functions below made for it. */
const callEffect = <State, R extends AnyDefinition, F extends AnyDefinition, Done extends AnyDefinition, Data>(
  { requested, failed, repeated }: Events<R, F, unknown>,
  kind: 'switchBy' | 'exhaustBy',
  emits: readonly Done[],
  done: (response: Success<Data>, request: DataOf<R>) => EventOf<Done | F>,
  { call, policy, ...rest }: Omit<CallOptions<State, R, Data>, 'data' | 'done'>,
): EffectOf<State, R, Done | F> => {
  const failure = (problem: Problem, request: DataOf<R>) =>
    failed({ ...Object(repeated(request)), problem } as never) as EventOf<Done | F>
  /** One at a time, where the events repeat nothing of the request. */
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
            (response) => done(response, request),
          ),
        ),
      )
    },
  })
}

/**
 * Makes the effect of a read: a call at each request, which ends in `…Loaded` or `…Failed`. A later request of the same key
 * cancels the earlier one, unless `policy` says otherwise.
 */
export const readEffect =
  <State>() =>
  <R extends AnyDefinition, L extends AnyDefinition, F extends AnyDefinition, Repeated, Data>(
    read: ReadEvents<R, L, F, Repeated>,
    { name, data, ...options }: ReadOptions<State, R, L, Repeated, Data>,
  ): EffectOf<State, R, L | F> =>
    callEffect(
      read,
      'switchBy',
      [read.loaded],
      (response, request) =>
        read.loaded({ ...Object(read.repeated(request)), ...data(response.data, request) } as never) as EventOf<L>,
      { name, ...options },
    )

/**
 * Makes the effect of a change: a call at each request, which ends in one of `emits` or in `…Failed`. A request of the same key is
 * dropped while one is under way, unless `policy` says otherwise.
 */
export const writeEffect =
  <State>() =>
  <R extends AnyDefinition, F extends AnyDefinition, const Done extends AnyDefinition, Data>(
    write: WriteEvents<R, F, unknown>,
    { name, emits, done, ...options }: WriteOptions<State, R, Done, F, Data>,
  ): EffectOf<State, R, Done | F> =>
    callEffect(write, 'exhaustBy', emits, done, { name, ...options })
