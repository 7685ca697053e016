import { statSync } from 'node:fs'
import type { Build } from '../replay/cli/build.ts'
import { bytesOf } from '../replay/cli/files.ts'
import { readLog } from '../replay/cli/read.ts'
import { reasonOf } from '../replay/reading/sounding.ts'
import type { Job } from './inputs.ts'
import { judged, type JudgedLog, type Watcher } from './judge.ts'
import { unreadable } from './row.ts'

/** No log of the portal is longer, MB: it ends at 8, and merged or annotated ones are a little more. */
const LARGEST = 64

/** Reads a log and judges it with a build; a row with a sentence where it cannot be read. Watchers see each event. */
export const judgeLog = ({ path, file }: Job, build: Build, watchers: readonly Watcher[] = []): JudgedLog => {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  try {
    if (size > LARGEST * 1_000_000)
      throw new Error(`This file has ${Math.round(size / 1_000_000)} MB, and no log of the portal has ${LARGEST}.`)
    const bytes = bytesOf(file)
    return judged(path, size, (receive) => readLog(bytes, build, receive, LARGEST * 1_000_000), build, watchers)
  } catch (error) {
    // A row names no folder of this machine.
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
