import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatted } from '../../tools/format.mjs'
import { root } from './process.ts'
import { isMet, withEarlier, type Goal, type Kept, type Row } from './result.ts'

const jsonFile = path.join(root, 'docs', 'performance.json')
const pageFile = path.join(root, 'docs', 'performance.md')

/** A number for people: three significant digits, with separators for thousands. */
export const numberText = (number: number): string => {
  if (!Number.isFinite(number)) return 'not measured'
  const digits =
    Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 10 ? 1 : Math.abs(number) >= 0.1 || number === 0 ? 2 : 4
  return number.toLocaleString('en-GB', { maximumFractionDigits: Number.isInteger(number) ? 0 : digits })
}

const goalText = ({ of, bound, value }: Goal, unit: string): string =>
  of === 'ratio'
    ? `${bound} ${numberText(value)} times`
    : `${bound} ${numberText(value)}${unit === '' ? '' : ` ${unit}`}`

/** One row as the text of its columns. */
export const cellsOf = (row: Row): readonly string[] => [
  row.what,
  row.contender,
  `${numberText(row.figure)}${row.unit === '' || !Number.isFinite(row.figure) ? '' : ` ${row.unit}`}`,
  row.ratio === null ? '' : numberText(row.ratio),
  row.goal ? goalText(row.goal, row.unit) : '',
  isMet(row) === null ? '' : isMet(row) ? 'met' : '**missed**',
]

/** Rows as a Markdown table, with a column for earlier runs if any row has them. */
export const tableOf = (rows: readonly Row[]): string => {
  const before = rows.some(({ earlier }) => earlier)
  const line = (cells: readonly string[], last: string): string =>
    `| ${[...cells, ...(before ? [last] : [])].join(' | ')} |`
  return [
    line(['what', 'contender', 'figure', 'ratio', 'goal', ''], 'before'),
    line(['---', '---', '---:', '---:', '---', '---'], '---'),
    ...rows.map((row, i) => {
      const [what = '', ...rest] = cellsOf(row)
      return line([rows[i - 1]?.what === what ? '' : what, ...rest], (row.earlier ?? []).map(numberText).join(', '))
    }),
  ].join('\n')
}

const partOf = ({ name, title, method, rounds, seed, date, machine, rows, checks }: Kept): string =>
  `## ${title}

\`npm run bench -- ${name}\`: ${method}

${tableOf(rows)}

${checks.map(({ what, held }) => `- ${held ? '' : '**wrong**: '}${what}`).join('\n')}

${date}, seed ${seed}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, ${machine.cores} cores, ${machine.node}, ${machine.browser}.
`

/** The text beside the figures, written by hand: why a goal is missed. It is kept when the tables are regenerated. */
const reasonsFile = path.join(root, 'docs', 'performance-missed.md')

/** The whole page as Markdown, parts in the order given. */
export const pageOf = (all: readonly Kept[], reasons: string | null): string => {
  const goals = all.flatMap(({ title, rows }) => rows.flatMap((row) => (row.goal ? [{ title, row }] : [])))
  const missed = goals.filter(({ row }) => isMet(row) === false)
  const wrong = all.flatMap(({ title, checks }) =>
    checks.filter(({ held }) => !held).map(({ what }) => ({ title, what })),
  )
  return `# Performance

\`npm run bench\` writes this page; do not edit it. \`npm run bench -- ${all[0]?.name ?? 'core'}\` runs only the named benchmark and replaces its section, and
\`--rounds 3\` runs fewer rounds. In each round, all contenders take turns, in rotated order. Each figure is the median of the rounds. A ratio compares a
contender with the one whose ratio is 1, and is the median of the ratios in each round. Contenders of the event kernel run in a fresh process in each round.
‘Before’ is what the two previous runs on such a machine measured for the same goal, the newer one first.
If a goal is missed or a checksum differs, the command exits with 1.

${goals.length - missed.length} of ${goals.length} goals are met.

${missed.map(({ title, row }) => `- missed: ${title}, ${row.what}, ${row.contender}`).join('\n')}
${wrong.map(({ title, what }) => `- wrong: ${title}, ${what}`).join('\n')}

${missed.length > 0 && reasons ? `${reasons.trim()}\n` : ''}
${all.map(partOf).join('\n')}`
}

/** The stored results of earlier runs. Throws if the file is not a list. */
export const keptResults = (): readonly Kept[] => {
  if (!existsSync(jsonFile)) return []
  const json: unknown = JSON.parse(readFileSync(jsonFile, 'utf8'))
  if (!Array.isArray(json)) throw new Error('docs/performance.json holds no list of results: delete it and run again.')
  // Only this module writes the file. A missing measurement is NaN, which JSON writes as null.
  return (json as readonly Kept[]).map((one) => ({
    ...one,
    rows: one.rows.map((row) => ({
      ...row,
      figure: row.figure ?? Number.NaN,
      ...(row.earlier && { earlier: row.earlier.map((measured) => measured ?? Number.NaN) }),
    })),
  }))
}

/**
 * Replaces the parts that were run, and regenerates the page.
 * @param order the names of all existing benchmarks; stored results of others are dropped
 */
export const keepResults = async (fresh: readonly Kept[], order: readonly string[]): Promise<void> => {
  const by = new Map(keptResults().map((one) => [one.name, one]))
  for (const one of fresh) by.set(one.name, withEarlier(one, by.get(one.name)))
  const all = order.flatMap((name) => by.get(name) ?? [])
  const reasons = existsSync(reasonsFile) ? readFileSync(reasonsFile, 'utf8') : null
  const write = async (file: string, text: string): Promise<void> => writeFileSync(file, await formatted(file, text))
  await write(jsonFile, JSON.stringify(all))
  await write(pageFile, pageOf(all, reasons))
}
