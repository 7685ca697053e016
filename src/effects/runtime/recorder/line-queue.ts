import type { RecordedEvent } from '../../../domain/kernel/event.ts'
import type { Incoming, PendingCall } from './log-lines.ts'
import type { LineJob, MadeLine } from './line-jobs.ts'
import type { LineWorker } from './line-worker.ts'

/** The items that wait to become lines, in order. While the worker makes one line, all later items wait. */
export interface LineQueue {
  readonly add: (incoming: Incoming) => void
  /** Makes lines until this time. Returns `more` if items wait for another slice, `sent` if they wait for the worker, else `none`. */
  readonly settle: (until: number) => 'none' | 'more' | 'sent'
  /** Makes all lines at once on this thread, including the one that the worker has. */
  readonly settleAll: () => void
  /** Abandons the worker's line. */
  readonly stop: () => void
}

/** What the queue needs to turn items into lines. */
export interface LineQueueOptions {
  readonly worker: LineWorker | null
  /** What the worker needs to make this line; null if the page makes it. */
  readonly jobOf: (incoming: Incoming) => LineJob | null
  /** Makes and keeps a line, or keeps the one that the worker made. */
  readonly take: (incoming: Incoming, made: MadeLine | null) => void
  /** The calls whose lines come before this event's; with null, all that wait. */
  readonly due: (event: RecordedEvent | null) => readonly PendingCall[]
  readonly now: () => number
  /** Notified once the line that was sent is kept. */
  readonly resumed: () => void
}

/** The queue between what happens and the lines of a log. */
export const lineQueue = ({ worker, jobOf, take, due, now, resumed }: LineQueueOptions): LineQueue => {
  const waiting: Incoming[] = []
  let giveUp: (() => void) | null = null

  const next = (): Incoming | undefined => {
    const [first] = waiting
    if (!first || 'event' in first) waiting.unshift(...due(first?.event ?? null).map((call) => ({ due: call })))
    return waiting[0]
  }
  const send = (incoming: Incoming): boolean => {
    const job = worker && jobOf(incoming)
    const sent =
      job &&
      worker.make(job, (made) => {
        giveUp = null
        waiting.shift()
        take(incoming, made)
        resumed()
      })
    giveUp = sent
    return sent !== null
  }
  const stop = (): void => {
    giveUp?.()
    giveUp = null
  }

  return {
    add: (incoming) => {
      waiting.push(incoming)
    },
    settle: (until) => {
      if (giveUp) return 'sent'
      for (let one = next(); one; one = next()) {
        if (send(one)) return 'sent'
        waiting.shift()
        take(one, null)
        if (now() >= until) return next() ? 'more' : 'none'
      }
      return 'none'
    },
    settleAll: () => {
      stop()
      for (let one = next(); one; one = next()) {
        waiting.shift()
        take(one, null)
      }
    },
    stop,
  }
}
