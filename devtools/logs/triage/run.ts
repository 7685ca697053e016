import path from 'node:path'
import { root } from '../../../tools/setup.mjs'
import { cannotRun, printing, progressOn, type Progress, type Streams as Writing } from '../replay/arguments.ts'
import { evaluated } from '../replay/build.ts'
import { bundleOf, type BuildScript } from '../replay/bundle.ts'
import { openResources, type Resources } from '../replay/resources.ts'
import { withExamples } from './examples.ts'
import { foldOf, type Fold } from './fold.ts'
import { baseOf, jobsIn, type Job } from './inputs.ts'
import type { JudgeSetup } from './judge-task.ts'
import { help, optionsOf, type Options } from './options.ts'
import { factsOf, filesOf, prepare, readReport, writeReport, openRows, rowsIn } from './out-folder.ts'
import { mapped } from './pool.ts'
import type { TriageReport } from './report.ts'
import { unreadable, type LogRow } from './row.ts'
import { findLines, statsLines, many, number, reportLines } from './words.ts'
import { watchedBy } from './watch.ts'
import type { Readable } from 'node:stream'

/** Where the command reads and writes. */
export interface Streams extends Writing {
  readonly stdin: Readable
}

/** The jobs whose rows are not in the file yet. Rows are in the order of their paths, so a job whose row belongs between them is refused. */
async function* after(jobs: AsyncIterable<Job>, file: string, last: string): AsyncGenerator<Job> {
  const rows = rowsIn(file)
  try {
    let row = rows.next()
    for await (const job of jobs) {
      if (job.path > last) {
        yield job
        continue
      }
      while (row.done !== true && row.value.path < job.path) row = rows.next()
      if (row.done === true || row.value.path !== job.path)
        throw new Error(
          `${job.path} came after the rows of ${path.dirname(file)}, which are in order: name another --out.`,
        )
    }
  } finally {
    rows.return(undefined)
  }
}

/** Takes rows as they come and reports progress. */
const counting = (fold: Fold, progress: Progress): ((row: LogRow) => void) => {
  let [count, wrong] = [0, 0]
  return (row) => {
    count += 1
    if (row.findings.some(({ kind }) => kind !== 'refused')) wrong += 1
    progress.tell(`Judged ${many(count, 'log')}, ${number(wrong)} wrong`)
    fold.add(row)
  }
}

const judge = async (options: Options, resources: Resources, { err, stdin }: Streams): Promise<Judged> => {
  const progress = progressOn(err)
  const { inputs: names, out, threads, watched } = options
  const build =
    options.build === null
      ? await bundleOf(root, { name: 'this checkout' })
      : await resources.script(options.build, false)
  // A search that cannot be understood is reported before anything is read.
  await watchedBy(watched, evaluated(build))
  const fold = foldOf(build.name, watched)
  const receive = counting(fold, progress)
  let last: string | null = null
  if (out !== null) prepare(out, factsOf(build, watched))
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
      setup: { build, watched } satisfies JudgeSetup,
      lost: ({ path }: Job, why: string) => unreadable(path, 0, why),
      ...(threads === null ? {} : { threads }),
    }
    const jobs = jobsIn({ names, stdin })
    for await (const row of mapped(pool, out === null || last === null ? jobs : after(jobs, filesOf(out).rows, last))) {
      rows?.add(row)
      receive(row)
    }
  } finally {
    rows?.close()
    progress.done()
  }
  return { fold, build }
}

/** Rows that were joined, and the build that judged them. */
interface Judged {
  readonly fold: Fold
  readonly build: BuildScript
}

const reportOf = async (options: Options, resources: Resources, streams: Streams): Promise<TriageReport> => {
  const former = options.since === null ? null : readReport(options.since)
  const known = former && new Set([...former.groups, ...former.refused].map(({ id }) => id))
  const { inputs, out, threads } = options
  const { fold, build } = await judge(options, resources, streams)
  const report = fold.report(known)
  if (out === null) return report
  const base = baseOf(inputs)
  return withExamples(report, out, (name) => path.join(base, name), build, threads, progressOn(streams.err))
}

/** 1 if a search has matches or, without searches, if a log is wrong. */
const exitCode = ({ logs, finds }: TriageReport): 0 | 1 =>
  (finds.length > 0 ? finds.some(({ matches }) => matches > 0) : logs.wrong > 0) ? 1 : 0

/** The whole command: parses its arguments, runs, and returns the exit code. */
export const run = async (args: readonly string[], streams: Streams): Promise<number> => {
  const { out } = printing(streams)
  const resources = openResources()
  try {
    const options = optionsOf(args)
    if (options === 'help') {
      out.write(help)
      return 0
    }
    const report = await reportOf(options, resources, streams)
    if (options.out !== null) writeReport(options.out, report)
    out.write(
      options.isJson
        ? `${JSON.stringify(report, null, 2)}\n`
        : `${[...findLines(report), ...reportLines(report), ...(options.withStats ? statsLines(report.stats) : [])].join('\n')}\n`,
    )
    return exitCode(report)
  } catch (error) {
    return cannotRun(error, args, streams)
  } finally {
    await resources.release()
  }
}
