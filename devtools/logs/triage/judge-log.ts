import { statSync } from 'node:fs'
import type { Build } from '../replay/build.ts'
import { bytesOf } from '../replay/files.ts'
import { readLog } from '../replay/read.ts'
import { reasonOf } from '../reading/log-faults.ts'
import type { Job } from './inputs.ts'
import { judged, LARGEST, tooLarge, type JudgedLog, type Watcher } from './judge.ts'
import { unreadable } from './row.ts'

/** Reads a log and judges it with a build; if it cannot be read, the row has a sentence. Watchers see each event. */
export const judgeLog = ({ path, file }: Job, build: Build, watchers: readonly Watcher[] = []): JudgedLog => {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  try {
    const reason = tooLarge(size)
    if (reason !== null) throw new Error(reason)
    const bytes = bytesOf(file)
    return judged(path, size, (receive) => readLog(bytes, build, receive, LARGEST), build, watchers)
  } catch (error) {
    // A row never names a folder of this machine.
    return {
      row: unreadable(
        path,
        size,
        reasonOf(error)
          .replace(/^Error: /, '')
          .replaceAll(file, path),
      ),
      log: null,
    }
  }
}
