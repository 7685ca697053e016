import { workerAddress } from './runtime/adapters/policies.ts'
import { deviceNow } from './runtime/adapters/device.ts'
import { page } from './runtime/adapters/page.ts'
import { browserKeyStore } from './runtime/adapters/sealed.ts'
import { lineWorker } from './runtime/recorder/line-worker.ts'
import { openLogs, withOwners, LOG_LIMITS, logStore, livingTabs } from './runtime/recorder/log-store.ts'
import { startSessionLogs, type SessionLogsOptions } from './session-logs.ts'
import type { Recorder } from './runtime/recorder/recorder.ts'

/** The recorder of this tab, in the browser's IndexedDB, within `LOG_LIMITS`. A worker redacts what takes long. */
export const browserRecorder = ({
  workerScript,
  ...options
}: Omit<SessionLogsOptions, 'limits' | 'open' | 'begun' | 'worker' | 'device'> & {
  /** The address of the worker's script. */
  readonly workerScript: string
}): Recorder => {
  const tabs = livingTabs('locks' in navigator ? navigator.locks : undefined, globalThis)
  const recorder = startSessionLogs({
    ...options,
    begun: tabs.keep,
    limits: LOG_LIMITS,
    device: deviceNow,
    worker: lineWorker({
      start: () => new Worker(workerAddress(workerScript, ''), { type: 'module', name: 'recorder' }),
      schedule: options.schedule,
      lost: () => {
        console.warn('The worker that redacts large events is lost: the page redacts them itself.')
      },
    }),
    open: async (lost, waiting) => {
      // A new connection for each log: after a logout it waits for the deletion of the old key.
      const key = await browserKeyStore().key()
      const logs = logStore(await openLogs(lost, waiting), {
        limits: LOG_LIMITS,
        now: options.now,
        living: tabs.living,
      })
      return withOwners(logs, key)
    },
  })
  // A worker dies with its page, so what it has not finished is redacted here.
  page.whenHidden(() => void recorder.flush())
  return recorder
}
