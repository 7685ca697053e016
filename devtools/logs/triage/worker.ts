import { parentPort, workerData } from 'node:worker_threads'
import { reasonOf } from '../reading/log-faults.ts'
import type { FromWorker, Task, ToWorker, WorkerSetup } from './pool.ts'

/** One thread of the pool: loads the task once, then runs it on one item after the other. */
const port = parentPort
if (!port) throw new Error('This runs in a worker thread.')
const send = (message: FromWorker): void => {
  port.postMessage(message)
}

const { module, setup } = workerData as WorkerSetup // what the pool gives
try {
  const { task } = (await import(module)) as { readonly task: Task<unknown, unknown, unknown> } // a task module exports it
  const perform = await task(setup)
  const respond = async ({ index, item }: ToWorker): Promise<void> => {
    try {
      send({ kind: 'row', index, row: await perform(item) })
    } catch (error) {
      send({ kind: 'threw', index, why: reasonOf(error) })
    }
  }
  // One after the other, even if a task awaits something.
  let last = Promise.resolve()
  port.on('message', (message: ToWorker) => {
    last = last.then(() => respond(message))
  })
  send({ kind: 'ready' })
} catch (error) {
  send({ kind: 'failed', why: error instanceof Error ? error.message : String(error) })
}
