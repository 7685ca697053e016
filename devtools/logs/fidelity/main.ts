import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openScreens } from '../screens/screens.ts'
import { root } from '../../../tools/setup.mjs'
import type { Journey } from './journey.ts'
import { replayJourney } from './replay.ts'
import { tableOf, type Tally, tallied } from './table.ts'

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
