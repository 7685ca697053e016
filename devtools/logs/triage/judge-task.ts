import { evaluated, type Build } from '../replay/build.ts'
import type { BuildScript } from '../replay/bundle.ts'
import type { Job } from './inputs.ts'
import { unreadable, type LogRow } from './row.ts'
import type { Task } from './pool.ts'
import { watchedBy } from './watch.ts'
import type { Watched } from './watched.ts'
import { statSync } from 'node:fs'
import { bytesOf } from '../replay/files.ts'
import { readLog } from '../replay/read.ts'
import { reasonOf } from '../reading/log-faults.ts'
import { judged, LARGEST, tooLarge, type JudgedLog, type Watcher } from './judge.ts'

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

/** What a worker needs to judge logs. */
export interface JudgeSetup {
  readonly build: BuildScript
  readonly watched: Watched
}

/** Judges one log after the other, and searches each for what is watched. */
export const task: Task<JudgeSetup, Job, LogRow> = async (setup) => {
  const build = evaluated(setup.build)
  const watching = await watchedBy(setup.watched, build)
  return (job) => {
    const { watchers, finished } = watching()
    return finished(judgeLog(job, build, watchers))
  }
}
