import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import type { GroupedLog } from '../../triage/report.ts'
import type { Chosen } from '../chosen-files.ts'
import { countText } from '../format.ts'
import { groupings, linesBy, logsIn, type Grouping } from '../folder-groups.ts'
import type { Folder } from '../use-folder.ts'
import { ChooseFolder } from './choose-file.tsx'
import { Groups, groupingWords, Logs } from './folder-lists.tsx'
import { folderPage } from './folder-style.ts'
import { bar, field } from './parts.ts'

const isGrouping = (value: string): value is Grouping => groupings.some((one) => one === value)

/** The open part of a folder: a grouping and one of its groups. */
export interface FolderPlace {
  readonly by: Grouping
  readonly group: string | null
}

const ListRegion = ({ label, ref, children }: { label: string; ref?: Ref<HTMLDivElement>; children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it
  <div ref={ref} data-part="list" role="region" aria-label={label} tabIndex={0}>
    {children}
  </div>
)

/** Many logs at once: their groups, and the logs of one. */
export const FolderView = ({
  folder,
  place: { by, group },
  onPlace,
  onOpen,
  onChosen,
}: {
  folder: Folder
  place: FolderPlace
  onPlace: (place: FolderPlace) => void
  onOpen: (logs: readonly GroupedLog[], place: number, title: string) => void
  onChosen: (chosen: Chosen) => void
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const logsRegion = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the logs are below the groups, where a change would go unnoticed.
    if (group !== null) logsRegion.current?.scrollIntoView({ block: 'nearest' })
  }, [group])
  const { report, known, judged } = folder
  const { all, wrong, unreadable } = report.logs
  const lines = linesBy(report, by)
  const line = lines.find(({ id }) => id === group) ?? lines[0] ?? null
  const logs = line ? logsIn(report, known, by, line.id) : []
  const isUnderWay = judged !== null && judged.done < judged.all
  return (
    <section className={folderPage} aria-label="Logs of a folder">
      <div className={bar}>
        <h2 ref={heading} tabIndex={-1}>
          {folder.name}
        </h2>
        <span role="status">
          {isUnderWay
            ? 'Judging the logs'
            : `${countText(all)} logs, ${countText(wrong)} wrong${unreadable > 0 ? `, ${countText(unreadable)} of them cannot be read` : ''}`}
        </span>
        {isUnderWay && (
          <>
            <progress aria-label="Judging the logs" max={judged.all} value={judged.done} />
            <span>
              {countText(judged.done)} of {countText(judged.all)}
            </span>
          </>
        )}
        <label>
          Group by
          <select
            className={field}
            value={by}
            onChange={({ target }) => isGrouping(target.value) && onPlace({ by: target.value, group: null })}
          >
            {groupings.map((one) => (
              <option key={one} value={one}>
                {groupingWords[one]}
              </option>
            ))}
          </select>
        </label>
        {judged === null && folder.files.size === 0 && (
          <>
            <span>This is a report. Choose the folder of its logs to open them.</span>
            <ChooseFolder words="Choose the folder of these logs" onChosen={onChosen} />
          </>
        )}
      </div>
      <div data-part="lists">
        <ListRegion label="Groups">
          <Groups by={by} lines={lines} chosen={line?.id ?? null} onChosen={(id) => onPlace({ by, group: id })} />
        </ListRegion>
        <ListRegion label="Logs" ref={logsRegion}>
          {line && (
            <Logs
              folder={folder}
              title={line.title}
              logs={logs}
              count={line.count}
              onOpen={(at) => onOpen(logs, at, line.title)}
            />
          )}
        </ListRegion>
      </div>
    </section>
  )
}
