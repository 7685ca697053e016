import { unreadable, type LogRow } from '../triage/row.ts'
import type { FromEngine, Judged, NamedFile, ToEngine } from './protocol.ts'

/** A worker that judges logs, as the page sees it. */
export interface Judging {
  /** Resolves after the last row, and never rejects. */
  readonly finished: Promise<void>
  /** No row is received after this, and `finished` never resolves. */
  readonly stop: () => void
}

/** How many files are sent at once: sending one takes the page some 0.2 ms, so this stays within two frames. */
const AT_ONCE = 100

/**
 * Judges logs in a worker. A log that ends the worker gets a row with a sentence, and those after it get a new worker.
 * @param receive called with a row for each log, in their order
 */
export const judgeInWorker = (
  start: () => Worker,
  files: readonly NamedFile[],
  receive: (row: LogRow) => void,
): Judging => {
  const waiting = [...files]
  let worker: Worker | null = null
  const stop = (): void => {
    if (!worker) return
    worker.onmessage = null
    worker.onerror = null
    worker.terminate()
    worker = null
  }
  const judge = (finish: () => void): void => {
    const sent = waiting.splice(0, AT_ONCE)
    if (sent.length === 0) {
      stop()
      finish()
      return
    }
    worker ??= start()
    worker.onmessage = ({ data }: MessageEvent<FromEngine | Judged>) => {
      if (data.kind !== 'row') return
      sent.shift()
      receive(data.row)
      if (sent.length === 0) judge(finish)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      stop()
      for (const { path, file } of sent.splice(0, 1))
        receive(unreadable(path, file.size, `Judging it failed: ${event.message}`))
      waiting.unshift(...sent)
      judge(finish)
    }
    const message: ToEngine = { kind: 'judge', files: sent }
    worker.postMessage(message)
  }
  return { finished: new Promise(judge), stop }
}
