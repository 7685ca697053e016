import { tooLarge } from '../../triage/judge.ts'
import { unreadable, type LogRow } from '../../triage/row.ts'
import type { FromEngine, ToEngine } from './protocol.ts'

/** A worker that judges logs, as the page sees it. */
export interface Judging {
  /** Judges one log at a time: call it again once it has resolved. It never rejects: a log that cannot be judged gets a row with a sentence. */
  readonly judge: (path: string, file: Blob) => Promise<LogRow>
  readonly stop: () => void
}

/** Judges logs in a worker; a log that ends the worker is a row, and the next one gets a new worker. */
export const openJudging = (start: () => Worker): Judging => {
  let worker: Worker | null = null
  let last = 0
  const ask = (path: string, file: Blob): Promise<LogRow> =>
    new Promise((resolve, reject) => {
      const asked = (worker ??= start())
      const id = ++last
      asked.onmessage = ({ data }: MessageEvent<FromEngine>) => {
        if (data.kind === 'response' && data.id === id) resolve(data.response as LogRow) // the response to `judge`
        if (data.kind === 'refused' && data.id === id) reject(new Error(data.sentence))
      }
      asked.onerror = (event) => {
        event.preventDefault()
        asked.terminate()
        worker = null
        reject(new Error(`Judging it failed: ${event.message}`))
      }
      const message: ToEngine = { kind: 'ask', id, name: 'judge', ask: { path, file } }
      asked.postMessage(message)
    })
  return {
    judge: async (path, file) => {
      const reason = tooLarge(file.size)
      if (reason !== null) return unreadable(path, file.size, reason)
      try {
        return await ask(path, file)
      } catch (error) {
        return unreadable(path, file.size, error instanceof Error ? error.message : String(error))
      }
    },
    stop: () => worker?.terminate(),
  }
}
