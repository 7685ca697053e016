import type { GroupedLog } from '../../triage/report.ts'
import { kindName } from '../../triage/words.ts'
import { countText, dayText } from '../format.ts'
import type { GroupLine, Grouping } from '../folder-groups.ts'
import type { Folder } from '../use-folder.ts'
import { folderTable } from './folder-style.ts'
import { button } from './parts.ts'

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
