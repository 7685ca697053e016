import type { LineJob, MadeLine } from './line-jobs.ts'

/** Makes lines away from the page's thread. */
export interface LineWorker {
  /**
   * Starts a job and returns a function that abandons it; null if there is no worker. The recorder requests one line at a time.
   * @param done called later with the line; with null if the worker could not make it
   */
  readonly make: (job: LineJob, done: (made: MadeLine | null) => void) => (() => void) | null
}

/** How long the worker can take for a line, ms, its loading included; then it counts as dead. */
export const ANSWERS_WITHIN = 10_000

/** What a worker sends back: null if the line could not be made. */
export interface FromWorker {
  readonly job: number
  readonly made: MadeLine | null
}

/** How a worker is started and watched. */
export interface LineWorkerOptions {
  /** Throws if the browser has no workers, or its policy forbids this one. */
  readonly start: () => Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>
  readonly schedule: (work: () => void, ms: number) => () => void
  /** Called once, if the worker does not load, dies or does not respond: from then on there is none. */
  readonly lost: () => void
}

/** A dedicated worker, started with its first job. Data goes to it by `postMessage` alone. */
export const lineWorker = ({ start, schedule, lost }: LineWorkerOptions): LineWorker => {
  let worker: ReturnType<LineWorkerOptions['start']> | null = null
  let isLost = false
  let jobs = 0
  let current: { readonly job: number; readonly end: (made: MadeLine | null) => void } | null = null

  const lose = (): void => {
    if (isLost) return
    isLost = true
    worker?.terminate()
    lost()
    current?.end(null)
  }
  const started = (): NonNullable<typeof worker> => {
    if (worker) return worker
    worker = start()
    worker.addEventListener('error', lose)
    worker.addEventListener('messageerror', lose)
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.job === current?.job) current.end(data.made)
    })
    return worker
  }

  return {
    make: (job, done) => {
      if (isLost) return null
      jobs += 1
      try {
        started().postMessage({ job: jobs, of: job })
      } catch {
        lose() // reports it; the caller makes the line itself
        return null
      }
      const stopTimer = schedule(lose, ANSWERS_WITHIN)
      const giveUp = (): void => {
        stopTimer()
        current = null
      }
      current = {
        job: jobs,
        end: (made) => {
          giveUp()
          done(made)
        },
      }
      return giveUp
    },
  }
}
