import { evaluated } from '../replay/build.ts'
import type { BuildScript } from '../replay/bundle.ts'
import type { Job } from './inputs.ts'
import { judgeLog } from './judge-log.ts'
import type { LogRow } from './row.ts'
import type { Task } from './task.ts'
import { watchedBy } from './watch.ts'
import type { Watched } from './watched.ts'

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
