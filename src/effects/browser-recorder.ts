import { browserKeyStore } from './runtime/adapters/sealed.ts'
import { openLogs } from './runtime/recorder/recorder-database.ts'
import { withOwners } from './runtime/recorder/recorder-owners.ts'
import { LOG_LIMITS, logStore } from './runtime/recorder/recorder-store.ts'
import { livingTabs } from './runtime/recorder/recorder-tabs.ts'
import type { SessionLogsOptions } from './session-logs.ts'
import { startSessionLogs } from './session-logs.ts'
import type { Recorder } from './runtime/recorder/visit.ts'

/** The recorder of this tab, in the browser's IndexedDB, within `LOG_LIMITS`. */
export const browserRecorder = (options: Omit<SessionLogsOptions, 'limits' | 'open' | 'begun'>): Recorder => {
  const tabs = livingTabs('locks' in navigator ? navigator.locks : undefined, globalThis)
  return startSessionLogs({
    ...options,
    begun: tabs.keep,
    limits: LOG_LIMITS,
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
}
