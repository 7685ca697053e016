import { exceptions } from './exceptions.ts'
import type { Journey } from './journey.ts'
import type { Compared } from './replay.ts'

/** What the comparison of one journey found. */
export interface Tally {
  /** File, title and size. */
  readonly name: string
  readonly file: string
  readonly pages: number
  readonly equal: number
  /** How many pages differ only by exceptions, by the exception's name; a page with two counts for both. */
  readonly excepted: Readonly<Record<string, number>>
  readonly pagesExcepted: number
  /** Each page that differs, as lines. */
  readonly different: readonly (readonly string[])[]
  /** Pages that never came to rest. */
  readonly restless: number
}

/** Lines of a difference that are shown. */
const SHOWN = 6

export const tallied = ({ file, title, project, moments }: Journey, compared: readonly Compared[]): Tally => {
  const excepted: Record<string, number> = {}
  const only = compared.filter(({ differences, excepted: names }) => differences.length === 0 && names.length > 0)
  for (const { excepted: names } of only) for (const name of names) excepted[name] = (excepted[name] ?? 0) + 1
  const differing = compared.filter(({ differences }) => differences.length > 0)
  return {
    name: `${file} ${title} (${project})`,
    file,
    pages: compared.length,
    equal: compared.length - only.length - differing.length,
    excepted,
    pagesExcepted: only.length,
    different: differing.map(({ moment: { seq, url }, differences }) => [
      `after event ${seq} at ${new URL(url).pathname}`,
      ...differences.flatMap(({ seen, replayed }) => [
        ...seen.slice(0, SHOWN).map((line) => `- ${line}`),
        ...replayed.slice(0, SHOWN).map((line) => `+ ${line}`),
      ]),
    ]),
    restless: moments.length - compared.length,
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The whole comparison as a page of Markdown, and its totals in pages. */
export const tableOf = (tallies: readonly Tally[]) => {
  const files = [...new Set(tallies.map(({ file }) => file))]
  const row = (name: string, of: readonly Tally[]): string =>
    `| ${[
      name,
      of.length,
      sum(of.map(({ pages }) => pages)),
      sum(of.map(({ equal }) => equal)),
      sum(of.map(({ pagesExcepted }) => pagesExcepted)),
      sum(of.map(({ different }) => different.length)),
    ].join(' | ')} |`
  const differing = tallies.filter(({ different }) => different.length > 0)
  const text = [
    '# Screens of replayed logs beside what was seen',
    '',
    '| journeys of | journeys | pages compared | equal | but for exceptions | different |',
    '| --- | --- | --- | --- | --- | --- |',
    ...files.map((file) =>
      row(
        file,
        tallies.filter((one) => one.file === file),
      ),
    ),
    row('all', tallies),
    '',
    '| exception | pages | reason |',
    '| --- | --- | --- |',
    ...exceptions.map(
      ({ name, reason }) => `| ${name} | ${sum(tallies.map(({ excepted }) => excepted[name] ?? 0))} | ${reason} |`,
    ),
    '',
    `${sum(tallies.map(({ restless }) => restless))} pages were still changing and are not compared.`,
    '',
    ...differing.flatMap(({ name, different }) => [
      `## ${name}`,
      '',
      ...different.flatMap((lines) => [...lines.map((line) => `    ${line}`), '']),
    ]),
  ].join('\n')
  return {
    text,
    equal: sum(tallies.map(({ equal }) => equal)),
    excepted: sum(tallies.map(({ pagesExcepted }) => pagesExcepted)),
    different: sum(tallies.map(({ different }) => different.length)),
  }
}
