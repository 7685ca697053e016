import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import { Observable, type SchedulerLike, type Subscription } from 'rxjs'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import type { AnyOperation, CallInput, DataOf, ErrorBodyOf, Host, InputOf } from './operation.ts'
import { outcomeOf, type OnRead, type Outcome, type Reply, type Sanitise } from './reply.ts'
import { addressOf, requestOf, type CallSession } from './request.ts'

/** Everything of the outside world that the client uses; the runtime's adapter hands it in. */
export interface ClientDependencies {
  /** Base address of each host, without a trailing slash. */
  readonly hosts: Readonly<Record<Host, string>>
  readonly session: () => CallSession
  /** Loads the sanitiser; asked only for answers that hold HTML. */
  readonly sanitise: () => Promise<Sanitise>
  readonly fetch: typeof globalThis.fetch
  /** From 0 up to 1, as `Math.random`. */
  readonly random: () => number
  readonly scheduler: SchedulerLike
  /** Milliseconds for a whole call, its retry included; 30,000 when left out, ten times that for one that sends a file. */
  readonly timeOutMs?: number
  /** Told of every call as it starts: it stamps the activity time. */
  readonly onCall?: (operation: AnyOperation) => void
  /** Notified of what was put right in a response, an error's too. */
  readonly onRead?: OnRead
}

/** A success. `masqueradeUserId` is the host's X-Masquerade header. */
export interface Answer<Op extends AnyOperation> {
  readonly status: number
  readonly data: DataOf<Op>
  readonly masqueradeUserId: string | null
}

/** A failure, and the declared error body where the host sent one of that shape. */
export interface Failure<Op extends AnyOperation> {
  readonly problem: Problem
  readonly body: ErrorBodyOf<Op> | null
}

/**
 * Calls an operation: `call(logIn, { body })`; the input may be left out where the operation needs none.
 * Cold: nothing is sent before the subscription, and unsubscribing aborts the request. Emits once, completes, never errors.
 */
export type Call = <Op extends AnyOperation>(
  operation: Op,
  ...input: Record<never, never> extends InputOf<Op> ? [input?: InputOf<Op>] : [input: InputOf<Op>]
) => Observable<Either<Failure<Op>, Answer<Op>>>

const retryStatuses = new Set([502, 503, 504])
/** What no second try changes. */
const final: ReadonlySet<Problem['kind']> = new Set(['unauthorised', 'aborted'])

const failed = (problem: Problem): Outcome => left({ problem, body: null })

const ignore = (): void => {} // without a log there is nobody to notify

const timedOut = failed({ kind: 'timeOut' })

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error')

/** The portal's one door to both hosts. */
export const createClient = (dependencies: ClientDependencies): Call => {
  const {
    hosts,
    session,
    sanitise,
    fetch,
    random,
    scheduler,
    timeOutMs = 30_000,
    onCall,
    onRead = ignore,
  } = dependencies

  const run = async (
    operation: AnyOperation,
    input: CallInput,
    signal: AbortSignal,
    pause: (ms: number) => Promise<void>,
  ): Promise<Outcome> => {
    const url = addressOf(hosts, operation, input)
    const request = requestOf(operation, input, session(), signal)
    const ask = async (): Promise<{ outcome: Outcome; mayPass: boolean }> => {
      let reply: Reply
      try {
        const response = await fetch(url, request)
        reply = { status: response.status, headers: response.headers, text: await response.text() }
      } catch (error) {
        const kind = nameOf(error) === 'AbortError' ? 'aborted' : 'network'
        return { outcome: failed({ kind }), mayPass: kind === 'network' }
      }
      return { outcome: await outcomeOf(operation, reply, sanitise, onRead), mayPass: retryStatuses.has(reply.status) }
    }
    const { outcome, mayPass } = await ask()
    const again =
      mayPass || (input.retry === 'afterAnyFailure' && isLeft(outcome) && !final.has(outcome.left.problem.kind))
    if (operation.method !== 'GET' || !again) return outcome
    await pause(100 + random() * 300)
    return (await ask()).outcome
  }

  const call = (operation: AnyOperation, input: CallInput = {}): Observable<Outcome> =>
    new Observable((subscriber) => {
      const controller = new AbortController()
      let finished = false
      const end = (outcome: Outcome): void => {
        finished = outcome !== timedOut
        subscriber.next(outcome)
        subscriber.complete()
      }
      const after = (ms: number, then: () => void): Subscription => scheduler.schedule(then, ms)
      const pause = (ms: number): Promise<void> =>
        new Promise((resolve) => {
          subscriber.add(after(ms, resolve))
        })
      subscriber.add(after(input.form ? timeOutMs * 10 : timeOutMs, () => end(timedOut)))
      // One that is still under way ends with its subscription. To abort a finished one would make an error, and its stack, for nobody.
      subscriber.add(() => {
        if (!finished) controller.abort()
      })
      onCall?.(operation)
      run(operation, input, controller.signal, pause).then(end, (error: unknown) =>
        end(failed({ kind: 'unexpected', reason: nameOf(error) })),
      )
    })

  return call as Call
  // The cast gives the untyped inside its typed face: the operation's own decoders made `data` and `body`, or they are null.
}
