import { isLeft } from 'fp-ts/lib/Either.js'
import type { Result } from './response.ts'
import { secondsOf } from './retry-after.ts'

/** The longest rest that a call waits for, ms; for a longer one it fails. */
const LONGEST_REST = 10_000

/** How long busy hosts ask not to be called, by operation [CALL-1]. */
export interface Rests {
  /** Notes the rest that a failure names. Returns how long to wait before the retry, ms; null if there is to be no retry. */
  readonly note: (id: string, result: Result) => number | null
  /** How long the operation still has to wait, ms, or the failure that named a longer rest. */
  readonly of: (id: string) => number | Result
}

/** Remembers each operation's rest for the life of the page. */
export const createRests = (now: () => number): Rests => {
  const rests = new Map<string, { readonly until: number; readonly result: Result }>()
  return {
    note: (id, result) => {
      const ms = isLeft(result) ? (secondsOf(result.left.retryAfter, now) ?? 0) * 1000 : 0
      rests.set(id, { until: now() + ms, result })
      return ms > LONGEST_REST ? null : ms
    },
    of: (id) => {
      const rest = rests.get(id)
      const ms = rest ? Math.max(0, rest.until - now()) : 0
      return rest && ms > LONGEST_REST ? rest.result : ms
    },
  }
}
