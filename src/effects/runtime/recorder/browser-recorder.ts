import type { AnySlice } from '../../../domain/kernel/slice.ts'
import { openLogs } from './recorder-database.ts'
import { LOG_LIMITS, logStore } from './recorder-store.ts'
import { livingTabs } from './recorder-tabs.ts'
import type { RecorderOptions } from './recorder-options.ts'
import type { Recorder } from './recorder.ts'
import { startRecorder } from './recorder.ts'

/** The recorder of this tab, in the browser's IndexedDB, within `LOG_LIMITS`. */
export const browserRecorder = <S extends AnySlice>(options: Omit<RecorderOptions<S>, 'limits' | 'open'>): Recorder => {
  const tabs = livingTabs('locks' in navigator ? navigator.locks : undefined, globalThis)
  tabs.keep(options.id)
  return startRecorder({
    ...options,
    limits: LOG_LIMITS,
    open: async (lost, waiting) =>
      logStore(await openLogs(lost, waiting), { limits: LOG_LIMITS, now: options.now, living: tabs.living }),
  })
}
