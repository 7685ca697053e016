import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import { Observable, type SchedulerLike, type Subscription } from 'rxjs'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import type { AnyOperation, CallInput, CallSession, DataOf, ErrorBodyOf, Host, InputOf } from './operation.ts'
import { idempotencyKeys, type IdempotencyKey } from './idempotency.ts'
import { endNoter, type OnEnd } from './on-end.ts'
import { resultOf, type OnRead, type Result, type TextResponse, type Sanitise } from './response.ts'
import { addressOf, requestOf } from './request.ts'
import type { Rests } from './rests.ts'

/** Everything of the outside world that the client uses; the runtime's adapter provides it. */
export interface ClientDependencies {
  /** Base address of each host, without a trailing slash. */
  readonly hosts: Readonly<Record<Host, string>>
  readonly session: () => CallSession
  /** Loads the sanitiser; called only for responses that hold HTML. */
  readonly sanitise: () => Promise<Sanitise>
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  /** From 0 up to 1, as `Math.random`. */
  readonly random: () => number
  /** A random text that nobody can guess, for the idempotency key of a change. */
  readonly randomText: () => string
  /** False for hosts whose CORS does not allow the idempotency key's header: browsers would block every change. */
  readonly sendsKeys?: boolean | undefined
  readonly scheduler: SchedulerLike
  /** The time limit of a whole call, its retry included, ms; 30,000 by default. A call that sends a file gets ten times as long. */
  readonly timeOutMs?: number
  /** Called as each call starts: it stamps the activity time. */
  readonly onCall?: (operation: AnyOperation) => void
  /** Notified of the repairs to a response, error responses included. */
  readonly onRead?: OnRead
  readonly onEnd?: OnEnd
}

/** A success. `masqueradeUserId` is the host's X-Masquerade header, `version` its ETag; absent if it gave none. */
export interface Success<Op extends AnyOperation> {
  readonly status: number
  readonly data: DataOf<Op>
  readonly masqueradeUserId: string | null
  readonly version?: string
}

/** A failure, and the declared error body if the host sent one of that shape. */
export interface Failure<Op extends AnyOperation> {
  readonly problem: Problem
  readonly body: ErrorBodyOf<Op> | null
  /** The host's `Retry-After`, as it sent it. */
  readonly retryAfter?: string
}

/**
 * Calls an operation: `call(logIn, { body })`; the input can be left out if the operation needs none.
 * Cold: nothing is sent before the subscription, and unsubscribing aborts the request. Emits once, completes, never errors.
 */
export type Call = <Op extends AnyOperation>(
  operation: Op,
  ...input: Record<never, never> extends InputOf<Op> ? [input?: InputOf<Op>] : [input: InputOf<Op>]
) => Observable<Either<Failure<Op>, Success<Op>>>

const retryStatuses = new Set([502, 503, 504])
/** Problems that a retry cannot solve. */
const final: ReadonlySet<Problem['kind']> = new Set(['unauthorised', 'aborted'])

const failed = (problem: Problem): Result => left({ problem, body: null })

const ignore = (): void => {} // without a log there is nobody to notify

const timedOut = failed({ kind: 'timeOut' })

/** A host that refuses a used key by 422 has seen an earlier try, and may have done it: that is a conflict, and its words are for developers. */
const withUsedKey = (result: Result): Result => {
  if (!isLeft(result) || result.left.problem.kind !== 'refused') return result
  const { status, message } = result.left.problem
  return status === 422 && /idempotency/i.test(message ?? '')
    ? left({ ...result.left, problem: { kind: 'refused', status: 409, message: null } })
    : result
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error')

/** Creates the client, through which the portal makes all calls to both hosts. */
export const createClient = (dependencies: ClientDependencies): Call => {
  const {
    hosts,
    session,
    sanitise,
    fetch,
    random,
    randomText,
    sendsKeys = true,
    scheduler,
    timeOutMs = 30_000,
    onCall,
    onRead = ignore,
    onEnd = ignore,
  } = dependencies

  const keys = sendsKeys ? idempotencyKeys(randomText) : null
  /** Loaded with the first response that has a `Retry-After`. */
  let rests: Rests | null = null

  const run = async (
    operation: AnyOperation,
    input: CallInput,
    key: IdempotencyKey | null,
    signal: AbortSignal,
    pause: (ms: number) => Promise<void>,
  ): Promise<Result> => {
    const url = addressOf(hosts, operation, input)
    const caller = input.as ?? session()
    const request = requestOf(operation, input, caller, signal, key === null ? {} : { idempotencyKey: key.header })
    const attempt = async (): Promise<{ result: Result; mayPass: boolean }> => {
      let response: TextResponse
      try {
        const came = await fetch(url, request)
        response = {
          status: came.status,
          headers: came.headers,
          text: await came.text(),
          isSigned: caller.accessToken !== null,
        }
      } catch (error) {
        const kind = nameOf(error) === 'AbortError' ? 'aborted' : 'network'
        return { result: failed({ kind }), mayPass: kind === 'network' }
      }
      const result = await resultOf(operation, response, sanitise, onRead)
      return { result, mayPass: retryStatuses.has(response.status) }
    }
    if (operation.method !== 'GET') return (await attempt()).result
    // A busy host gets no call before the time that it named: the call waits for a short rest and fails at once for a long one.
    const rest = rests?.of(operation.id) ?? 0
    if (typeof rest === 'object') return rest
    if (rest > 0) await pause(rest)
    const { result, mayPass } = await attempt()
    const isNamed = isLeft(result) && result.left.retryAfter !== undefined
    const isRetried =
      isNamed ||
      mayPass ||
      (input.retry === 'afterAnyFailure' && isLeft(result) && !final.has(result.left.problem.kind))
    if (isNamed)
      rests ??= await import('./rests.ts').then(
        ({ createRests }) => createRests(() => scheduler.now()),
        () => null, // then it is retried as if the host had named no time
      )
    const named = isNamed && rests ? rests.note(operation.id, result) : 0
    if (!isRetried || named === null) return result
    await pause(Math.max(named, 100 + random() * 300))
    return (await attempt()).result
  }

  const call = (operation: AnyOperation, input: CallInput = {}): Observable<Result> =>
    new Observable((subscriber) => {
      const controller = new AbortController()
      const tell = endNoter(onEnd, scheduler, operation, input)
      const key = keys?.of(operation, input, session()) ?? null
      let finished = false
      const end = (result: Result): void => {
        finished = result !== timedOut
        key?.settle(isLeft(result) ? result.left.problem : null)
        tell(result)
        subscriber.next(key ? withUsedKey(result) : result)
        subscriber.complete()
      }
      const after = (ms: number, then: () => void): Subscription => scheduler.schedule(then, ms)
      const pause = (ms: number): Promise<void> =>
        new Promise((resolve) => {
          subscriber.add(after(ms, resolve))
        })
      subscriber.add(after(input.form ? timeOutMs * 10 : timeOutMs, () => end(timedOut)))
      // Unsubscribing aborts a request in flight. Aborting a finished one would create an error and its stack for nothing.
      subscriber.add(() => {
        if (!finished) controller.abort()
        tell(null)
      })
      onCall?.(operation)
      run(operation, input, key, controller.signal, pause).then(end, (error: unknown) =>
        end(failed({ kind: 'unexpected', reason: nameOf(error) })),
      )
    })

  return call as Call
  // The cast adds the operation's types: its own decoders made `data` and `body`, or they are null.
}
