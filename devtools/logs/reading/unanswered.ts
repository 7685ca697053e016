import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { CallNote, LogNote } from '../../../src/domain/log/notes.ts'
import type { Damage } from './damage.ts'

/** A request from which nothing followed in a log. */
export interface Unanswered extends Damage {
  /** The event that asked. */
  readonly seq: number
  readonly type: string
  readonly at: number
}

/** An answer that takes longer than this is missed, ms: a log can be saved while calls are under way. */
const PATIENCE = 5000

const ended = ({ operation, status, problem }: CallNote): string => `${operation} ${status ?? problem ?? ''}`.trim()

/** Looks for requests without an answer, event by event. */
export interface Asking {
  readonly receive: (event: RecordedEvent) => void
  /** @param notes what the log holds beside its events */
  readonly found: (notes: readonly LogNote[]) => readonly Unanswered[]
}

/**
 * Requests from which nothing followed: the host answered, but no event was made of it; or the log has no call for it, seconds later. A
 * request that a later one of its type replaced, or that the end of a session cancelled, is not one of them. A log without any call
 * cannot tell.
 */
export const askingOf = (): Asking => {
  const open = new Map<number, RecordedEvent>()
  const newest = new Map<string, number>()
  let last = 0
  return {
    receive: (event) => {
      const { seq, type, at, causedBy } = event
      last = Math.max(last, at)
      if (causedBy !== null) open.delete(causedBy)
      if (type === 'SessionEnded') open.clear()
      if (!type.endsWith('Requested')) return
      open.delete(newest.get(type) ?? seq)
      newest.set(type, seq)
      open.set(seq, event)
    },
    found: (notes) => {
      const calls = notes.filter((note) => note.kind === 'call')
      if (calls.length === 0) return []
      return [...open.values()].flatMap(({ seq, type, at }) => {
        const own = calls.filter(({ cause }) => cause === seq)
        if (own.some(({ problem }) => problem === 'cancelled')) return []
        if (own.length === 0 && last - at < PATIENCE) return []
        const sentence =
          own.length > 0
            ? `${type} was answered (${own.map(ended).join(', ')}), and nothing followed from it in the portal.`
            : `${type} has no answer in the ${Math.floor((last - at) / 1000)} s until the log ends: no call was made for it, or none ended.`
        return [{ seq, type, at, place: `event ${seq}`, sentence }]
      })
    },
  }
}
