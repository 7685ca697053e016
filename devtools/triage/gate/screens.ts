import type { Build } from '../../replay/cli/build.ts'
import { diffBuilds } from '../../replay/cli/diff-builds.ts'
import type { DiffReport } from '../../replay/cli/diff.ts'
import { bytesOf } from '../../replay/cli/files.ts'
import type { Progress } from '../../replay/cli/progress.ts'
import { wording } from '../../replay/reading/sounding.ts'
import type { Job } from '../inputs.ts'
import type { Difference } from './row.ts'

/** Draws the screens of logs whose states and selectors are the same on both builds. */
export interface ScreenDifferences {
  /** The first screen of a log that differs; none if all are the same. */
  readonly of: (job: Job, progress: Progress) => Promise<readonly Difference[]>
  readonly close: () => Promise<void>
}

/** How many lines of a screen a report shows of each build. */
const LINES = 4

const marked = (lines: readonly string[], mark: '-' | '+'): readonly string[] =>
  lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1).trim())

const joined = (lines: readonly string[]): string =>
  lines.length === 0 ? 'nothing' : `${lines.slice(0, LINES).join(' / ')}${lines.length > LINES ? ' …' : ''}`

/** @param width px; null for a desktop's */
export const screenDifferences = (good: Build, head: Build, width: number | null): ScreenDifferences => {
  return {
    of: async ({ path, file }, progress) => {
      const tell = (sentence: string): void => progress.tell(`${path}: ${sentence}`)
      const { json } = await diffBuilds(bytesOf(file), good, head, { ...progress, tell }, { width })
      const { divergence } = json as DiffReport // what the comparison of two builds reports
      const lines = divergence?.onScreen ?? []
      if (!divergence || lines.length === 0) return []
      const [before, after] = [marked(lines, '-'), marked(lines, '+')]
      const place = wording([...before, ...after][0] ?? '')
      return [
        { kind: 'screen', place, causes: [], event: divergence.event, before: joined(before), after: joined(after) },
      ]
    },
    close: async () => {
      await good.close()
      await head.close()
    },
  }
}
