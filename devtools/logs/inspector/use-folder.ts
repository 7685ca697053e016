import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { foldOf, isWrong } from '../triage/fold.ts'
import type { TriageReport } from '../triage/report.ts'
import { ownWorker } from '../engine/client.ts'
import { judgeInWorker, type Judging } from '../engine/worker-pool.ts'
import { isVisible, type Chosen } from './chosen-files.ts'
import type { KnownLog } from './folder-groups.ts'

/** Many logs: what is known of each, and the report on all of them. */
export interface Folder {
  readonly name: string
  readonly report: TriageReport
  readonly known: readonly KnownLog[]
  /** The available files, by path; none if only a report was opened. */
  readonly files: ReadonlyMap<string, File>
  /** How many of all files are judged; null for a report, which is finished. */
  readonly judged: { readonly done: number; readonly all: number } | null
}

/** How often the groups are drawn again while logs are judged, ms. */
const REDRAWN = 250

/** The next drawing waits this many times as long as the last one took, so that slow drawing does not slow down judging. */
const TIMES_DRAWING = 4

const filesOf = ({ files }: Chosen): ReadonlyMap<string, File> =>
  new Map(
    files
      .filter(isVisible)
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ path, file }) => [path, file]),
  )

/** Judges the logs of a folder in a worker, one after the other: each becomes a row and is forgotten. Nothing is sent anywhere. */
export const useFolder = () => {
  const [folder, setFolder] = useState<Folder | null>(null)
  const running = useRef<Judging | null>(null)
  const stop = (): void => running.current?.stop()

  const judge = async (name: string, files: ReadonlyMap<string, File>): Promise<void> => {
    stop()
    const fold = foldOf('this build')
    const known: KnownLog[] = []
    let drawnAgainAt = 0
    const draw = (): void => {
      const begun = performance.now()
      const judged = { done: known.length, all: files.size }
      flushSync(() => setFolder({ name, report: fold.report(null), known: [...known], files, judged }))
      // Hundreds of rows take longer to lay out than to create; reading a height includes the layout in the measurement.
      document.body.getBoundingClientRect()
      const drawn = performance.now()
      drawnAgainAt = drawn + Math.max(REDRAWN, TIMES_DRAWING * (drawn - begun))
    }
    draw()
    const named = [...files].map(([path, file]) => ({ path, file }))
    running.current = judgeInWorker(ownWorker, named, (row) => {
      fold.add(row)
      const { path, build, brand, browser, page, events } = row
      known.push({ path, build, brand, browser, page, events, isWrong: isWrong(row) })
      if (performance.now() > drawnAgainAt) draw()
    })
    await running.current.finished
    draw()
  }

  return {
    folder,
    /** Judges the chosen files. If a report is open, they only become available as its logs. */
    open: (chosen: Chosen): void => {
      const files = filesOf(chosen)
      if (folder && folder.judged === null) setFolder({ ...folder, files })
      else void judge(chosen.folder ?? `${files.size} files`, files)
    },
    openReport: (name: string, report: TriageReport): void => {
      stop()
      setFolder({ name, report, known: [], files: new Map(), judged: null })
    },
    close: (): void => {
      stop()
      setFolder(null)
    },
  }
}
