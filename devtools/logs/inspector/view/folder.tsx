import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import type { GroupedLog } from '../../triage/report.ts'
import type { Chosen } from '../chosen-files.ts'
import { countText, dayText } from '../format.ts'
import { groupings, linesBy, logsIn, type Grouping, type GroupLine } from '../folder-groups.ts'
import type { Folder } from '../use-folder.ts'
import { ChooseFolder } from './choose-file.tsx'
import { bar, field, button } from './parts.ts'
import { css } from '@linaria/core'
import { kindName } from '../../triage/words.ts'

const line = css`
  & b {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-size: var(--text-s);
  }

  & b:focus {
    outline: none;
  }

  & [data-part='steps'] {
    display: flex;
    gap: var(--space-2);
    margin-inline-start: auto;
  }
`

/** Which log of a group is open, and the way to the next one. */
export const FolderBar = ({
  title,
  place,
  count,
  onBack,
  onStep,
}: {
  title: string
  place: number
  count: number
  onBack: () => void
  onStep: (steps: number) => void
}) => {
  const said = useRef<HTMLElement>(null)
  // The button that opened the log is gone.
  useEffect(() => said.current?.focus(), [])
  return (
    <nav className={`${bar} ${line}`} aria-label="Logs of the group">
      <button type="button" className={button} onClick={onBack}>
        All logs
      </button>
      <b ref={said} tabIndex={-1}>
        Log {countText(place + 1)} of {countText(count)}: {title}
      </b>
      <span data-part="steps">
        <button type="button" className={button} disabled={place === 0} onClick={() => onStep(-1)}>
          Previous log
        </button>
        <button type="button" className={button} disabled={place + 1 >= count} onClick={() => onStep(1)}>
          Next log
        </button>
      </span>
    </nav>
  )
}

/** Groups and logs beside each other, or below each other on a phone. */
export const folderPage = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-block-size: 0;
  background: var(--surface);
  font-size: var(--text-s);

  & h2 {
    font-size: var(--text-m);
    overflow-wrap: anywhere;
  }

  & h2:focus {
    outline: none;
  }

  & label {
    display: inline-flex;
    gap: var(--space-2);
    align-items: center;
  }

  & progress {
    inline-size: 8rem;
  }

  & [data-part='lists'] {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    min-block-size: 0;
  }

  & [data-part='list'] {
    overflow: auto;
    min-block-size: 0;
    padding-block-end: var(--space-5);
  }

  & [data-part='list'] + [data-part='list'] {
    border-inline-start: 1px solid var(--line);
  }

  @media (max-width: 799px) {
    & [data-part='lists'] {
      display: block;
      overflow: auto;
    }

    & [data-part='list'] {
      overflow: visible;
    }

    & [data-part='list'] + [data-part='list'] {
      border-inline-start: 0;
      border-block-start: 2px solid var(--line-strong);
    }
  }
`

/** A list of groups or of logs. */
export const folderTable = css`
  inline-size: 100%;
  border-collapse: collapse;

  & caption {
    padding: var(--space-3) var(--space-3) var(--space-2);
    font-weight: 600;
    text-align: start;
    overflow-wrap: anywhere;
  }

  & th,
  & td {
    padding: var(--space-2) var(--space-3);
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  & thead th {
    color: var(--ink-soft);
  }

  & [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & tr[data-chosen='true'] {
    background: var(--info-surface);
    box-shadow: inset 3px 0 0 var(--info-ui);
  }

  & small {
    color: var(--ink-soft);
    font-size: inherit;
  }

  & mark {
    padding-inline: var(--space-1);
    border-radius: var(--radius-s);
    background: var(--warning-surface);
    color: var(--warning-text);
    font-weight: 600;
  }

  @media (max-width: 499px) {
    & [data-wide] {
      display: none;
    }
  }
`

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

/** How many logs of a group are drawn; 'Next log' reaches all. */
const DRAWN = 500

/** The label of each grouping. */
export const groupingWords: Readonly<Record<Grouping, string>> = {
  failure: 'Failure',
  refused: 'Refused command',
  build: 'Build',
  brand: 'Brand',
  browser: 'Browser',
  page: 'Last page',
}

const seenText = ({ firstSeen, lastSeen }: GroupLine): string =>
  firstSeen === null ? '' : `first seen ${dayText(firstSeen)}, last seen ${dayText(lastSeen ?? firstSeen)}`

/** The groups of a folder, one of them chosen. */
export const Groups = ({
  by,
  lines,
  chosen,
  onChosen,
}: {
  by: Grouping
  lines: readonly GroupLine[]
  chosen: string | null
  onChosen: (id: string) => void
}) => (
  <table className={folderTable}>
    <caption>
      {lines.length === 0 ? 'No groups' : `${countText(lines.length)} by ${groupingWords[by].toLowerCase()}`}
    </caption>
    <thead>
      <tr>
        <th scope="col">{groupingWords[by]}</th>
        <th scope="col" data-number>
          Logs
        </th>
        {lines.some(({ wrong }) => wrong !== null) && (
          <th scope="col" data-number>
            Wrong
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.id} data-chosen={line.id === chosen}>
          <th scope="row">
            <button
              type="button"
              className={button}
              data-variant="link"
              aria-pressed={line.id === chosen}
              onClick={() => onChosen(line.id)}
            >
              {line.title}
            </button>
            <small>
              {line.isNew && <mark>New</mark>}{' '}
              {[line.kind && kindName(line.kind), seenText(line)].filter(Boolean).join(' · ')}
            </small>
          </th>
          <td data-number>{countText(line.count)}</td>
          {line.wrong !== null && <td data-number>{countText(line.wrong)}</td>}
        </tr>
      ))}
    </tbody>
  </table>
)

/** The logs of a group. */
export const Logs = ({
  folder,
  title,
  logs,
  count,
  onOpen,
}: {
  folder: Folder
  title: string
  logs: readonly GroupedLog[]
  count: number
  onOpen: (place: number) => void
}) => {
  const known = new Map(folder.known.map((log) => [log.path, log]))
  return (
    <table className={folderTable}>
      <caption>
        {title}
        {Math.min(logs.length, DRAWN) < count &&
          `: the first ${countText(Math.min(logs.length, DRAWN))} of ${countText(count)} logs`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Log</th>
          <th scope="col" data-wide>
            Build
          </th>
          <th scope="col" data-number>
            Event
          </th>
        </tr>
      </thead>
      <tbody>
        {logs.slice(0, DRAWN).map(({ path, seq }, place) => (
          <tr key={path}>
            <th scope="row">
              <button
                type="button"
                className={button}
                data-variant="link"
                disabled={!folder.files.has(path)}
                onClick={() => onOpen(place)}
              >
                {path}
              </button>
              <small>
                {[known.get(path)?.brand, known.get(path)?.browser, known.get(path)?.page].filter(Boolean).join(', ')}
              </small>
            </th>
            <td data-wide>{known.get(path)?.build ?? ''}</td>
            <td data-number>{seq === null ? '' : countText(seq)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
