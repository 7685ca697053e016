import type { Compared, Group, Tally, TriageReport, Stats } from './report.ts'

/** How many groups a terminal shows; `--json` and `--out` have all. */
const SHOWN = 20

/** A number as it is read: `12,345`. */
export const number = (value: number): string => value.toLocaleString('en-GB')

/** A number of things: `1 log`, `2,000 logs`. */
export const many = (value: number, thing: string): string => `${number(value)} ${thing}${value === 1 ? '' : 's'}`

/** A moment by its day and minute, in UTC. */
export const moment = (at: number | null): string =>
  at === null || Math.abs(at) > 8.64e15 ? 'not known' : new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const names: Readonly<Record<Group['kind'], string>> = {
  crash: 'crash',
  thrown: 'handler throws',
  invariant: 'broken invariant',
  divergence: 'divergence',
  damage: 'damage',
  unreadable: 'unreadable',
  unanswered: 'no answer',
  refused: 'refused command',
}

/** The name of a kind of finding in reports. */
export const kindName = (kind: Group['kind']): string => names[kind]

/** The most frequent names of a tally. */
const tallied = (tally: Tally, most = 3): string => {
  const all = Object.entries(tally).toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const shown = all.slice(0, most).map(([name, count]) => `${name} (${number(count)})`)
  return [...shown, ...(all.length > most ? [`${all.length - most} more`] : [])].join(', ')
}

/** Where the example of a group is, and how many events it has if that is fewer. */
export const shrunkText = ({ events, shrunk }: Group['example']): string => {
  if (!shrunk) return ''
  return `; ${shrunk.events < events ? `shortened to ${many(shrunk.events, 'event')}` : 'kept'} in ${shrunk.file}`
}

const groupLines = (group: Group, place: number): readonly string[] => {
  const { kind, count, times, sentence, frames, builds, brands, browsers, pages, firstSeen, lastSeen, example } = group
  const more = times > count ? `, ${number(times)} times` : ''
  return [
    `${place}. ${group.isNew === true ? 'NEW ' : ''}${kindName(kind)} in ${many(count, 'log')}${more} [${group.id}]`,
    `   ${sentence}`,
    ...frames.slice(0, 3).map((frame) => `     at ${frame}`),
    `   builds ${tallied(builds)}; brands ${tallied(brands)}; browsers ${tallied(browsers)}`,
    `   pages ${tallied(pages)}`,
    `   first seen ${moment(firstSeen)}, last seen ${moment(lastSeen)}`,
    `   shortest: ${example.path}${example.seq === null ? '' : `, event ${example.seq}`}, in a log of ${many(example.events, 'event')}${shrunkText(example)}`,
  ]
}

const comparedLines = (title: string, compared: Compared): readonly string[] => {
  const all = Object.entries(compared).toSorted(
    ([a, x], [b, y]) => y.wrong - x.wrong || y.logs - x.logs || (a < b ? -1 : 1),
  )
  const wide = Math.max(...all.slice(0, 10).map(([name]) => name.length), title.length)
  return [
    '',
    `${title.padEnd(wide)}   logs  wrong`,
    ...all
      .slice(0, 10)
      .map(
        ([name, { logs, wrong }]) => `${name.padEnd(wide)}  ${number(logs).padStart(5)}  ${number(wrong).padStart(5)}`,
      ),
    ...(all.length > 10 ? [`and ${all.length - 10} more`] : []),
  ]
}

const refusedLine = ({ sentence, count, times, isNew }: Group): string =>
  `  ${number(count).padStart(6)} ${count === 1 ? 'log ' : 'logs'}  ${isNew === true ? 'NEW ' : ''}${sentence.replace(/^After event \d+ the command /, '')}${times > count ? ` (${number(times)} times)` : ''}`

const listLines = (title: string, groups: readonly Group[]): readonly string[] =>
  groups.length === 0
    ? []
    : [
        '',
        title,
        ...groups.slice(0, SHOWN).flatMap((group, i) => groupLines(group, i + 1)),
        ...(groups.length > SHOWN ? [`and ${groups.length - SHOWN} more; --json and --out have all.`] : []),
      ]

/** A report for a person, as lines. */
export const reportLines = (report: TriageReport): readonly string[] => {
  const { logs, events, groups, refused, build } = report
  const newOnes = groups.filter(({ isNew }) => isNew === true).length
  return [
    `${many(logs.all, 'log')} with ${many(events, 'event')}, judged by ${build}: ${number(logs.sound)} sound, ${number(logs.wrong)} wrong${logs.unreadable > 0 ? `, of which ${number(logs.unreadable)} cannot be read` : ''}.`,
    ...listLines(
      `What is wrong, in ${many(groups.length, 'group')}${groups.some(({ isNew }) => isNew !== null) ? ` (${newOnes} new)` : ''}`,
      groups,
    ),
    ...(refused.length === 0 ? [] : ['', 'Refused commands: no failure by themselves']),
    ...refused.slice(0, SHOWN).map(refusedLine),
    ...(refused.length > SHOWN ? [`and ${refused.length - SHOWN} more`] : []),
    ...(logs.all === 0
      ? []
      : [
          ...comparedLines('Build', report.builds),
          ...comparedLines('Brand', report.brands),
          ...comparedLines('Browser', report.browsers),
          ...comparedLines('Last page', report.pages),
        ]),
  ]
}

/** How many logs and rows of a table a terminal shows. */
const TABLE_ROWS = 15

/** Rows of cells as lines: the first column left-aligned, the others right-aligned. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => {
  const shown = rows.slice(0, TABLE_ROWS)
  const widths = head.map((title, i) => Math.max(title.length, ...shown.map((row) => row[i]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  return [line(head), ...shown.map(line), ...(rows.length > TABLE_ROWS ? [`and ${rows.length - TABLE_ROWS} more`] : [])]
}

/** A part of a whole: `12.5%`. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`

/** The results of searches, as lines. */
export const findLines = ({ finds }: TriageReport): readonly string[] =>
  finds.flatMap(({ query, logs, matches, found }) => [
    `${query}: ${many(matches, 'match').replace(/matchs$/, 'matches')} in ${many(logs, 'log')}`,
    ...found.slice(0, TABLE_ROWS).map(({ path, count, matches: all }) => {
      const shown = all.slice(0, 3).map((seqs) => seqs.join(' … '))
      return `  ${path}: event ${shown.join('; ')}${count > shown.length ? ` and ${number(count - shown.length)} more` : ''}`
    }),
    ...(logs > TABLE_ROWS ? [`  and ${many(logs - TABLE_ROWS, 'log')} more; --json and --out have them`] : []),
    '',
  ])

/** Operations, the slowest first. */
export const bySlowness = ({ operations }: Stats): readonly (readonly [string, Stats['operations'][string]])[] =>
  Object.entries(operations).toSorted(([a, x], [b, y]) => y.p95 - x.p95 || y.longest - x.longest || (a < b ? -1 : 1))

/** Statistics as lines. */
export const statsLines = (stats: Stats): readonly string[] => [
  '',
  ...table(
    ['Event', 'events', 'logs'],
    Object.entries(stats.types)
      .toSorted(([a, x], [b, y]) => y.events - x.events || (a < b ? -1 : 1))
      .map(([name, { events, logs }]) => [name, number(events), number(logs)]),
  ),
  ...Object.entries(stats.funnels).flatMap(([name, { started, finished, steps }]) => [
    '',
    `Journey ‘${name}’: ${number(started)} started, ${number(finished)} finished (${share(finished, started)})`,
    ...table(
      ['Step', 'reached', 'of all', 'left here'],
      steps.map(({ step, reached, left }) => [step, number(reached), share(reached, started), number(left)]),
    ),
  ]),
  '',
  ...table(
    ['Operation, the slowest first', 'calls', 'failed', 'of all', 'median ms', '95% ms', 'longest ms'],
    bySlowness(stats).map(([name, { count, failed, median, p95, longest }]) => [
      name,
      ...[number(count), number(failed), share(failed, count)],
      ...[number(median), number(p95), number(Math.round(longest))],
    ]),
  ),
  '',
  ...table(
    ['Failures by operation and release', 'calls', 'failed', 'of all'],
    Object.entries(stats.operations)
      .flatMap(([name, { builds }]) =>
        Object.entries(builds).map(([build, { count, failed }]) => ({ name: `${name} on ${build}`, count, failed })),
      )
      .filter(({ failed }) => failed > 0)
      .toSorted((a, b) => b.failed / b.count - a.failed / a.count || (a.name < b.name ? -1 : 1))
      .map(({ name, count, failed }) => [name, number(count), number(failed), share(failed, count)]),
  ),
]
