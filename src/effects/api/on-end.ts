import type { SchedulerLike } from 'rxjs'
import type { Sent } from '../../domain/log/sent.ts'
import type { AnyOperation, CallInput } from './operation.ts'
import type { Result } from './response.ts'

/** Notified of each call that has ended: `result` is null if it was cancelled, and `cause` is that of its input. */
export type OnEnd = (call: {
  readonly operation: AnyOperation
  readonly cause: number | undefined
  readonly sent: Sent
  readonly result: Result | null
  /** How long the call took, its retry included, ms. */
  readonly ms: number
}) => void

/** Times a call that starts now; only its first end is noted. */
export const endNoter = (
  onEnd: OnEnd,
  scheduler: SchedulerLike,
  operation: AnyOperation,
  { cause, path, query, body }: CallInput,
): ((result: Result | null) => void) => {
  const since = scheduler.now()
  let isNoted = false
  return (result) => {
    if (!isNoted) onEnd({ operation, cause, sent: { path, query, body }, result, ms: scheduler.now() - since })
    isNoted = true
  }
}
