import path from 'node:path'
import type { BuildScript } from '../replay/bundle.ts'
import type { Progress } from '../replay/arguments.ts'
import { mapped } from './pool.ts'
import type { Group, TriageReport } from './report.ts'
import type { Example, ShrinkSetup } from './shrink-task.ts'
import { many } from './words.ts'

/** Whether fewer events can show a finding. A divergence belongs to the whole log, and damage to the file. */
const canShrink = ({ kind }: Group): boolean => ['crash', 'thrown', 'invariant', 'refused'].includes(kind)

/** The path of a group's example, relative to the folder of its report. */
const fileOf = ({ id }: Group): string => `examples/${id}.jsonl`

type Shrunk = ReadonlyMap<string, number>

const withShrunk = (report: TriageReport, shrunk: Shrunk): TriageReport => {
  const withOwn = (group: Group): Group => {
    const events = shrunk.get(group.id)
    if (events === undefined) return group
    return { ...group, example: { ...group.example, shrunk: { file: fileOf(group), events } } }
  }
  return { ...report, groups: report.groups.map(withOwn), refused: report.refused.map(withOwn) }
}

/** Shrinks the example of each group into the folder of the report. */
export const withExamples = async (
  report: TriageReport,
  out: string,
  fileOfLog: (path: string) => string,
  build: BuildScript,
  threads: number | null,
  progress: Progress,
): Promise<TriageReport> => {
  const groups = [...report.groups, ...report.refused].filter(canShrink)
  if (groups.length === 0) return report
  const shrunk = new Map<string, number>()
  async function* examples(): AsyncGenerator<Example> {
    for (const group of groups) {
      const { id, kind, sentence, example } = group
      yield await Promise.resolve({
        id,
        kind,
        sentence,
        file: fileOfLog(example.path),
        out: path.join(out, fileOf(group)),
      })
    }
  }
  const pool = {
    module: new URL('./shrink-task.ts', import.meta.url),
    setup: { build } satisfies ShrinkSetup,
    // The report still names the example, which is then not shortened.
    lost: () => null,
    ...(threads === null ? {} : { threads: Math.min(threads, groups.length) }),
  }
  let done = 0
  for await (const events of mapped<ShrinkSetup, Example, number | null>(pool, examples())) {
    const group = groups[done++]
    if (group && events !== null) shrunk.set(group.id, events)
    progress.tell(`Shrinking: ${done} of ${many(groups.length, 'example')}`)
  }
  progress.done()
  return withShrunk(report, shrunk)
}
