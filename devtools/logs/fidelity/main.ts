import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openScreens } from '../screens/screens.ts'
import { root } from '../../../tools/setup.mjs'
import type { Journey } from './journey.ts'
import { replayJourney, type Compared } from './replay.ts'
import { exceptions } from './exceptions.ts'

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

/**
 * `npm run fidelity -w portal-log [-- WORD …]`: runs all journeys, or those whose file or title contains one of the words, and notes what their pages
 * showed. Then replays the log of each journey and compares the screens. `--sample` uses a few journeys of different areas, `--built` uses
 * the existing `dist/` and `dist-inspector/`, and `--noted` uses the notes of the last run. Writes `reports/fidelity.md`. The last line is
 * `N passed, N failed`, which counts pages. Exits with 1 if a page differs or a journey fails, and with 2 if nothing was compared.
 */
const folder = path.join(root, '.cache', 'moments')
const report = path.join(root, 'reports', 'fidelity.md')
const options = ['--sample', '--built', '--noted']

/** One journey for each kind of screen, including those that a replay once lacked, such as a search, an expired link and a printed page. */
const sample = [
  'BEN-1. the list can be narrowed',
  'SEL-1. .SEL-6. you can choose by keyboard alone',
  'ACT-1. an expired link shows the error page',
  'LOGIN-3. a refused login shows',
  'an employer finds employees',
  'TFA-1. a wrong code is cleared',
  'STMT-1. a statement lists the newest month first',
  'THEME-2. arrow keys choose a picture',
  'MTB-2. the printed page is',
]

const asked = process.argv.slice(2)
const unknown = asked.find((one) => one.startsWith('-') && !options.includes(one))
const words = asked.filter((one) => !one.startsWith('-'))
const patterns = asked.includes('--sample')
  ? sample
  : words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))

const run = async (
  script: readonly string[],
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> => {
  const program = spawn(process.execPath, [path.join(root, 'node_modules', ...script), ...args], {
    cwd: root,
    env: { ...process.env, NODE_NO_WARNINGS: '1', ...environment },
    stdio: 'inherit',
  })
  const [status] = await once(program, 'exit')
  return status === 0
}

const built = async (...args: string[]): Promise<void> => {
  if (!(await run(['vite', 'bin', 'vite.js'], ['build', '--logLevel', 'warn', ...args])))
    throw new Error('The build failed.')
}

/** Runs the journeys, which note what their pages show; false if one of them failed. */
const noted = (): Promise<boolean> =>
  // The search for canaries has its own test, and the inspector's journeys draw no page of the portal.
  run(
    ['@playwright', 'test', 'cli.js'],
    [
      ...['test', '--reporter=dot', '--grep-invert', 'a canary typed'],
      ...(patterns.length > 0 ? ['-g', patterns.join('|')] : []),
      ...(asked.includes('--sample') ? ['--project=desktop'] : []),
    ],
    { PORTAL_MOMENTS: folder },
  )

/** Compares the notes of each journey as soon as they exist. @param areOver whether no more journeys will come */
const compareAll = async (areOver: () => boolean): Promise<readonly Tally[]> => {
  const taken = new Set<string>()
  const tallies: Tally[] = []
  // Two browsers, because drawing a screen is waiting for half of the time.
  const work = async (): Promise<void> => {
    const screens = await openScreens()
    try {
      for (;;) {
        const isLast = areOver()
        const file = readdirSync(folder).find((one) => one.endsWith('.json') && !taken.has(one))
        if (file === undefined) {
          if (isLast) return
          await pause(100)
          continue
        }
        taken.add(file)
        const journey = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Journey // written by the journeys
        tallies.push(tallied(journey, await replayJourney(journey, screens)))
      }
    } finally {
      await screens.close()
    }
  }
  await Promise.all([work(), work()])
  return tallies.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

const main = async (): Promise<number> => {
  if (unknown !== undefined) throw new Error(`There is no option ${unknown}. The options are: ${options.join(', ')}.`)
  let areJourneysGreen: boolean | null = true
  let journeys = Promise.resolve(true)
  if (!asked.includes('--noted')) {
    if (!asked.includes('--built')) {
      await built()
      await built('--config', 'devtools/logs/inspector/vite.config.ts')
    }
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    areJourneysGreen = null
    journeys = noted()
  }
  const [tallies] = await Promise.all([
    compareAll(() => areJourneysGreen !== null),
    journeys.then((areGreen) => (areJourneysGreen = areGreen)),
  ])
  const { text, equal, excepted, different } = tableOf(tallies)
  if (equal + excepted + different === 0) throw new Error('No page was compared: no journey has these words.')
  mkdirSync(path.dirname(report), { recursive: true })
  writeFileSync(report, text)
  console.log(text)
  console.log(`${equal} pages are equal, ${excepted} but for named exceptions. See ${path.relative(root, report)}.`)
  if (!areJourneysGreen) console.log('A journey failed; what it noted until then was compared.')
  console.log(`${equal + excepted} passed, ${different + (areJourneysGreen ? 0 : 1)} failed`)
  return different === 0 && areJourneysGreen ? 0 : 1
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 2
  },
)
