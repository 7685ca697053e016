import type { Stats, TriageReport } from './report.ts'
import { many, number } from './words.ts'

/** How many logs and rows of a table a terminal shows. */
const SHOWN = 15

/** Rows of cells as lines: the first column left-aligned, the others right-aligned. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => {
  const shown = rows.slice(0, SHOWN)
  const widths = head.map((title, i) => Math.max(title.length, ...shown.map((row) => row[i]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  return [line(head), ...shown.map(line), ...(rows.length > SHOWN ? [`and ${rows.length - SHOWN} more`] : [])]
}

/** A part of a whole: `12.5%`. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`

/** The results of searches, as lines. */
export const findLines = ({ finds }: TriageReport): readonly string[] =>
  finds.flatMap(({ query, logs, matches, found }) => [
    `${query}: ${many(matches, 'match').replace(/matchs$/, 'matches')} in ${many(logs, 'log')}`,
    ...found.slice(0, SHOWN).map(({ path, count, matches: all }) => {
      const shown = all.slice(0, 3).map((seqs) => seqs.join(' … '))
      return `  ${path}: event ${shown.join('; ')}${count > shown.length ? ` and ${number(count - shown.length)} more` : ''}`
    }),
    ...(logs > SHOWN ? [`  and ${many(logs - SHOWN, 'log')} more; --json and --out have them`] : []),
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
