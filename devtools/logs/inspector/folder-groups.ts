import type { Group, GroupedLog, TriageReport } from '../triage/report.ts'
import type { LogRow } from '../triage/row.ts'

/** What the list of a folder needs of a log: small, because there can be many thousands. */
export interface KnownLog extends Pick<LogRow, 'path' | 'build' | 'brand' | 'browser' | 'page' | 'events'> {
  readonly isWrong: boolean
}

/** How logs can be grouped: by failure and refused command as in a report, or by what a log's header or page says. */
export const groupings = ['failure', 'refused', 'build', 'brand', 'browser', 'page'] as const
export type Grouping = (typeof groupings)[number]

/** A line of the list of groups. */
export interface GroupLine {
  readonly id: string
  readonly title: string
  /** The kind of a failure; null if the group is not one of failures. */
  readonly kind: Group['kind'] | null
  readonly isNew: boolean
  readonly count: number
  /** How many of them have something wrong; null for a group of failures, where all have. */
  readonly wrong: number | null
  readonly firstSeen: number | null
  readonly lastSeen: number | null
}

/** What triage calls a name that no log gave. */
const UNKNOWN = '(not known)'

const named = { build: 'builds', brand: 'brands', browser: 'browsers', page: 'pages' } as const

const lineOf = ({ id, kind, sentence, isNew, count, firstSeen, lastSeen }: Group): GroupLine => ({
  id,
  title: kind === 'refused' ? sentence.replace(/^After event \d+ the command /, '') : sentence,
  kind,
  isNew: isNew === true,
  count,
  wrong: null,
  firstSeen,
  lastSeen,
})

/** The groups of a report, the most frequent first. */
export const linesBy = (report: TriageReport, by: Grouping): readonly GroupLine[] => {
  if (by === 'failure') return report.groups.map(lineOf)
  if (by === 'refused') return report.refused.map(lineOf)
  return Object.entries(report[named[by]])
    .map(([title, { logs, wrong }]) => ({
      id: title,
      title,
      kind: null,
      isNew: false,
      count: logs,
      wrong,
      firstSeen: null,
      lastSeen: null,
    }))
    .toSorted((a, b) => b.wrong - a.wrong || b.count - a.count || (a.title < b.title ? -1 : 1))
}

/** The logs of a group. A report without its logs names only those of failures. */
export const logsIn = (
  report: TriageReport,
  known: readonly KnownLog[],
  by: Grouping,
  id: string,
): readonly GroupedLog[] => {
  if (by === 'failure' || by === 'refused')
    return [...report.groups, ...report.refused].find((group) => group.id === id)?.logs ?? []
  return known.filter((log) => (log[by] ?? UNKNOWN) === id).map(({ path }) => ({ path, seq: null }))
}

/** Reads a report of `npm run log -- triage … --json`; null if the text is not a report. Throws a sentence for one of a newer build. */
export const reportIn = (text: string): TriageReport | null => {
  if (!text.includes('"benefits-portal-triage"')) return null
  const json: unknown = JSON.parse(text)
  if (typeof json !== 'object' || json === null || !('format' in json) || json.format !== 'benefits-portal-triage')
    return null
  if (!('formatVersion' in json) || json.formatVersion !== 1)
    throw new Error('This report is of another version of npm run log -- triage: make it again with this build.')
  return json as TriageReport // its format says so
}
