import { evaluated } from '../../replay/cli/build.ts'
import type { BuildScript } from '../../replay/cli/bundle.ts'
import { bytesOf } from '../../replay/cli/files.ts'
import { reasonOf } from '../../replay/reading/sounding.ts'
import type { Job } from '../inputs.ts'
import type { Task } from '../task.ts'
import type { Causes } from './causes.ts'
import { logComparison } from './compare-log.ts'
import type { GateRow } from './row.ts'

/** What a worker needs to compare two builds. */
export interface GateSetup {
  readonly good: BuildScript
  readonly head: BuildScript
  readonly causes: Causes
}

/** Replays one log after the other on both builds. */
export const task: Task<GateSetup, Job, GateRow> = async ({ good, head, causes }) => {
  const compare = await logComparison(evaluated(good), evaluated(head), causes)
  return ({ path, file }) => {
    try {
      return { path, error: null, ...compare(bytesOf(file)) }
    } catch (error) {
      const why = reasonOf(error)
        .replace(/^Error: /, '')
        .replaceAll(file, path) // a report never names a folder of this machine
      return { path, error: why, events: 0, differences: [] }
    }
  }
}
