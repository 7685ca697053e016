import { commands, fieldCommands } from '../domain/commands.generated.ts'
import { portalEvolution, thinned } from '../domain/state.ts'
import { operations } from './api/generated/operations.ts'
import { lineJobs, type LineJob, type MadeLine } from './runtime/recorder/line-jobs.ts'
import type { FromWorker } from './runtime/recorder/line-worker.ts'

// A dedicated worker's script: it redacts what would hold up the page, and sends back what may be stored.
const { definitions } = portalEvolution({ freeze: false })
const make = lineJobs({
  definitions,
  fieldCommands,
  merging: thinned.merging,
  commands: commands.values(),
  operations,
})

const madeOf = (job: LineJob): MadeLine | null => {
  try {
    return make(job)
  } catch {
    return null // the page makes the line itself, and notes there what cannot be redacted
  }
}

addEventListener('message', ({ data: { job, of } }: MessageEvent<{ readonly job: number; readonly of: LineJob }>) => {
  postMessage({ job, made: madeOf(of) } satisfies FromWorker)
})
