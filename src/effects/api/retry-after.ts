import type { SchedulerLike } from 'rxjs'
import type { Result, TextResponse } from './response.ts'

/** The longest that a call waits for a busy host before it says so, ms. */
export const LONGEST_REST = 10_000

/** How long hosts want to be left alone, by operation [CALL-1]. */
export interface Rests {
  /** Notes the `Retry-After` of a response, in seconds or as a date, and returns it in ms; 0 where it has none. */
  readonly note: (id: string, response: TextResponse, result: Result) => number
  /** How long the operation still has to rest, ms, and the result that asked for it. */
  readonly of: (id: string) => { readonly ms: number; readonly result: Result } | null
}

/** Remembers each operation's rest for the life of the page. */
export const createRests = (scheduler: SchedulerLike): Rests => {
  const rests = new Map<string, { readonly until: number; readonly result: Result }>()
  return {
    note: (id, { headers }, result) => {
      const asked = headers.get('Retry-After') ?? ''
      // oxlint-disable-next-line no-restricted-globals -- parses a date and reads no clock
      const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - scheduler.now()
      if (!(ms > 0)) return 0 // absent, broken or past
      rests.set(id, { until: scheduler.now() + ms, result })
      return ms
    },
    of: (id) => {
      const rest = rests.get(id)
      return rest && rest.until > scheduler.now() ? { ms: rest.until - scheduler.now(), result: rest.result } : null
    },
  }
}
