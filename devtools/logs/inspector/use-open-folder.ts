import { useState } from 'react'
import type { GroupedLog } from '../triage/report.ts'
import type { Chosen } from './chosen-files.ts'
import { reportIn } from './folder-groups.ts'
import { useFolder } from './use-folder.ts'
import { fragmentOf } from './use-link.ts'
import type { Logs } from './use-logs.ts'
import type { FolderPlace } from './view/folder.tsx'

/** A log of a folder that is open, among the others of its group. */
interface OpenedOf {
  readonly logs: readonly GroupedLog[]
  readonly place: number
  readonly title: string
}

/** The most files that count as logs to compare: more are a folder. */
const COMPARED = 2

/** A folder of logs, and which of them is open. */
export const useOpenFolder = (logs: Logs) => {
  const { folder, open, openReport, close: closeFolder } = useFolder()
  const [at, setAt] = useState<FolderPlace>({ by: 'failure', group: null })
  const [opened, setOpened] = useState<OpenedOf | null>(null)

  const openAt = (among: readonly GroupedLog[], place: number, title: string): void => {
    const log = among[place]
    const file = log && folder?.files.get(log.path)
    if (!log || !file) return
    // The log opens at the event of its finding, as if by a link to it.
    const fragment = log.seq === null ? '#' : fragmentOf({ seq: log.seq, log: '' })
    window.history.replaceState(null, '', fragment)
    setOpened({ logs: among, place, title })
    logs.replace(file)
  }
  const openFolder = (chosen: Chosen): void => {
    setOpened(null)
    setAt({ by: 'failure', group: null })
    open(chosen)
  }
  const close = (): void => {
    setOpened(null)
    closeFolder()
  }
  /** Shows a report. A log replaces a folder that is in view; otherwise it is compared with the open log. */
  const take = async (file: File, isFurther = false): Promise<void> => {
    const report = /\.json$/i.test(file.name) ? reportIn(await file.text()) : null
    if (report) {
      setOpened(null)
      setAt({ by: 'failure', group: null })
      openReport(file.name, report)
    } else if (folder && !opened && !isFurther) {
      close()
      logs.replace(file)
    } else logs.take(file)
  }
  return {
    folder,
    at,
    setAt,
    opened,
    openAt,
    openFolder,
    /** Files and folders that were dropped. */
    drop: async ({ folder: name, files }: Chosen): Promise<void> => {
      if (name !== null || files.length > COMPARED) openFolder({ folder: name, files })
      else for (const [place, { file }] of files.entries()) await take(file, place > 0)
    },
    take,
    step: (steps: number): void => {
      if (opened) openAt(opened.logs, opened.place + steps, opened.title)
    },
    back: (): void => setOpened(null),
    close,
  }
}
