import { isLeft } from 'fp-ts/lib/Either.js'
import type { Result } from './response.ts'

/** The longest wait that is worth naming, seconds. */
const DAY = 24 * 60 * 60

/** How many seconds a host's `Retry-After` names, as a number or as a date; null where it names none, or more than a day. */
export const secondsOf = (retryAfter: string | undefined, now: () => number): number | null => {
  if (retryAfter === undefined) return null
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : // oxlint-disable-next-line no-restricted-globals -- parses a date and reads no clock
      Math.ceil((Date.parse(retryAfter) - now()) / 1000)
  return seconds > 0 && seconds <= DAY ? seconds : null
}

/** The longest that a call waits for a busy host before it says so, ms. */
export const LONGEST_REST = 10_000

/** How long hosts want to be left alone, by operation [CALL-1]. */
export interface Rests {
  /** Notes what a failure names, and returns it in ms; 0 where it names nothing. */
  readonly note: (id: string, result: Result) => number
  /** How long the operation still has to rest, ms, and the failure that asked for it. */
  readonly of: (id: string) => { readonly ms: number; readonly result: Result } | null
}

/** Remembers each operation's rest for the life of the page. */
export const createRests = (now: () => number): Rests => {
  const rests = new Map<string, { readonly until: number; readonly result: Result }>()
  return {
    note: (id, result) => {
      const ms = isLeft(result) ? (secondsOf(result.left.retryAfter, now) ?? 0) * 1000 : 0
      if (ms > 0) rests.set(id, { until: now() + ms, result })
      return ms
    },
    of: (id) => {
      const rest = rests.get(id)
      return rest && rest.until > now() ? { ms: rest.until - now(), result: rest.result } : null
    },
  }
}
