import type { RecordedEvent } from '../../../domain/kernel/event.ts'
import type { Incoming } from './early.ts'
import type { LineJob, MadeLine } from './line-jobs.ts'
import type { LineWorker } from './line-worker.ts'
import type { PendingCall } from './recorder-lines.ts'

/** What waits to become lines, in order. While the worker makes one, all that come after it wait. */
export interface LineQueue {
  readonly add: (incoming: Incoming) => void
  /** Makes lines until then. `more` wait for another slice, or for the line that was `sent` to the worker; or `none`. */
  readonly settle: (until: number) => 'none' | 'more' | 'sent'
  /** Makes all lines now and here, the one that the worker has as well. */
  readonly settleAll: () => void
  /** Forgets what the worker makes. */
  readonly stop: () => void
}

/** What turns what waits into lines. */
export interface LineQueueOptions {
  readonly worker: LineWorker | null
  /** What the worker needs to make this line; null if the page makes it. */
  readonly jobOf: (incoming: Incoming) => LineJob | null
  /** Makes and keeps a line, or keeps the one that the worker made. */
  readonly take: (incoming: Incoming, made: MadeLine | null) => void
  /** The calls whose lines come before this event's; null is the end of what is known. */
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
