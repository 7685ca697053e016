import { root } from '../../../tools/setup.mjs'
import { evaluated } from '../../replay/cli/build.ts'
import { bundleOf } from '../../replay/cli/bundle.ts'
import { progressOn } from '../../replay/cli/progress.ts'
import type { Resources } from '../../replay/cli/resources.ts'
import { jobsIn, type Job } from '../inputs.ts'
import { mapped } from '../pool.ts'
import type { Streams } from '../streams.ts'
import { many, number } from '../words.ts'
import { approve, readApproved, type Approval } from './approved.ts'
import { causesBetween } from './causes.ts'
import { gateFold, type GateFold } from './gate-fold.ts'
import type { GateSetup } from './gate-task.ts'
import { gateLines } from './gate-words.ts'
import { gateOptionsOf, type GateOptions } from './options.ts'
import type { GateRow } from './row.ts'
import { screenDifferences } from './screens.ts'

/** The approved changes, with those that are approved now. */
const approvedOf = ({ approved: file, approve: reason }: GateOptions, fold: GateFold): readonly Approval[] => {
  if (file === null) return []
  if (reason !== null) approve(file, fold.report({ good: '', head: '' }, readApproved(file)).groups, reason)
  return readApproved(file)
}

/**
 * Replays all logs on two builds, and names those that change and what changes in them. Returns 1 if a change is not approved, 0 otherwise;
 * throws a sentence if it cannot be done.
 */
export const gate = async (
  args: readonly string[],
  resources: Resources,
  { out, err, stdin }: Streams,
): Promise<number> => {
  const options = gateOptionsOf(args)
  const { inputs: names, shard, threads } = options
  if (options.approved !== null) readApproved(options.approved) // a wrong file is reported before the work
  const good = await resources.script(options.good, false)
  const head =
    options.head === null
      ? await bundleOf(root, { name: 'this checkout' })
      : await resources.script(options.head, false)
  const setup: GateSetup = { good, head, causes: causesBetween(good.folder, head.folder) }
  const progress = progressOn(err)
  const fold = gateFold()
  let [count, changed] = [0, 0]
  const screens = options.hasScreens ? screenDifferences(evaluated(good), evaluated(head), options.width) : null
  const receive = async (row: GateRow, job: Job): Promise<void> => {
    const drawn = row.error === null && row.differences.length === 0 ? await screens?.of(job, progress) : undefined
    fold.add(drawn ? { ...row, differences: drawn } : row)
    count += 1
    if (row.differences.length + (drawn?.length ?? 0) > 0) changed += 1
    progress.tell(`Compared ${many(count, 'log')}, ${number(changed)} changed`)
  }
  try {
    const pool = {
      module: new URL('./gate-task.ts', import.meta.url),
      setup,
      lost: ({ path }: Job, why: string): GateRow => ({ path, error: why, events: 0, differences: [] }),
      ...(threads === null ? {} : { threads }),
    }
    const jobs: Job[] = []
    const noting = async function* (): AsyncGenerator<Job> {
      for await (const job of jobsIn({ names, shard, stdin })) {
        jobs.push(job)
        yield job
      }
    }
    for await (const row of mapped(pool, noting())) {
      const job = jobs.shift() // rows come in the order of the jobs
      if (job) await receive(row, job)
    }
  } finally {
    progress.done()
    await screens?.close()
  }
  const report = fold.report({ good: good.name, head: head.name }, approvedOf(options, fold))
  out.write(options.isJson ? `${JSON.stringify(report, null, 2)}\n` : `${gateLines(report).join('\n')}\n`)
  return report.groups.some(({ unapproved }) => unapproved.length > 0) ? 1 : 0
}
