import { root } from '../../tools/setup.mjs'
import { bundleOf } from '../replay/cli/bundle.ts'
import { progressOn, type Progress } from '../replay/cli/progress.ts'
import { openResources, type Resources } from '../replay/cli/resources.ts'
import { foldOf, type Fold } from './fold.ts'
import { gate } from './gate/gate.ts'
import { jobsIn, type Job } from './inputs.ts'
import type { JudgeSetup } from './judge-task.ts'
import { mergeReports } from './merge.ts'
import { help, optionsOf, type Options } from './options.ts'
import { factsOf, filesOf, prepare, readReport, writeReport } from './out-folder.ts'
import { mapped } from './pool.ts'
import type { TriageReport } from './report.ts'
import { unreadable, type LogRow } from './row.ts'
import { openRows } from './rows.ts'
import type { Streams } from './streams.ts'
import { many, number, reportLines } from './words.ts'

/** The jobs whose rows are not there yet. */
async function* after(jobs: AsyncIterable<Job>, last: string | null): AsyncGenerator<Job> {
  for await (const job of jobs) if (last === null || job.path > last) yield job
}

/** Takes rows as they come, and tells how far it is. */
const counting = (fold: Fold, progress: Progress): ((row: LogRow) => void) => {
  let [count, wrong] = [0, 0]
  return (row) => {
    count += 1
    if (row.findings.some(({ kind }) => kind !== 'refused')) wrong += 1
    progress.tell(`Judged ${many(count, 'log')}, ${number(wrong)} wrong`)
    fold.add(row)
  }
}

const judge = async (options: Options, resources: Resources, { err, stdin }: Streams): Promise<Fold> => {
  const progress = progressOn(err)
  const { inputs: names, shard, out, threads } = options
  const build =
    options.build === null
      ? await bundleOf(root, { name: 'this checkout' })
      : await resources.script(options.build, false)
  const fold = foldOf(build.name)
  const receive = counting(fold, progress)
  let last: string | null = null
  if (out !== null) prepare(out, factsOf(build, shard))
  const rows =
    out === null
      ? null
      : openRows(filesOf(out).rows, (row) => {
          last = row.path
          receive(row)
        })
  try {
    const pool = {
      module: new URL('./judge-task.ts', import.meta.url),
      setup: { build } satisfies JudgeSetup,
      lost: ({ path }: Job, why: string) => unreadable(path, 0, why),
      ...(threads === null ? {} : { threads }),
    }
    for await (const row of mapped(pool, after(jobsIn({ names, shard, stdin }), last))) {
      rows?.add(row)
      receive(row)
    }
  } finally {
    rows?.close()
    progress.done()
  }
  return fold
}

const reportOf = async (options: Options, resources: Resources, streams: Streams): Promise<TriageReport> => {
  const former = options.since === null ? null : readReport(options.since)
  const known = former && new Set([...former.groups, ...former.refused].map(({ id }) => id))
  const fold = options.isMerge ? mergeReports(options.inputs, options.out) : await judge(options, resources, streams)
  return fold.report(known)
}

const isComparison = (args: readonly string[]): boolean =>
  args.some((one) => one === '--compare' || one.startsWith('--compare=')) && !args.includes('--help')

/** The whole command: parses its arguments, runs, and returns the exit code. */
export const run = async (args: readonly string[], streams: Streams): Promise<number> => {
  const { out, err } = streams
  const resources = openResources()
  try {
    if (isComparison(args)) return await gate(args, resources, streams)
    const options = optionsOf(args)
    if (options === 'help') {
      out.write(help)
      return 0
    }
    const report = await reportOf(options, resources, streams)
    if (options.out !== null) writeReport(options.out, report)
    out.write(options.isJson ? `${JSON.stringify(report, null, 2)}\n` : `${reportLines(report).join('\n')}\n`)
    return report.logs.wrong > 0 ? 1 : 0
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    if (args.includes('--json')) out.write(`${JSON.stringify({ error: sentence }, null, 2)}\n`)
    err.write(`${sentence}\n`)
    return 2
  } finally {
    await resources.release()
  }
}
