import { evaluated } from '../replay/cli/build.ts'
import type { BuildScript } from '../replay/cli/bundle.ts'
import type { Job } from './inputs.ts'
import { judgeLog } from './judge-log.ts'
import type { LogRow } from './row.ts'
import type { Task } from './task.ts'

/** What a worker needs to judge logs. */
export interface JudgeSetup {
  readonly build: BuildScript
}

/** Judges one log after the other. */
export const task: Task<JudgeSetup, Job, LogRow> = (setup) => {
  const build = evaluated(setup.build)
  return (job) => judgeLog(job, build).row
}
