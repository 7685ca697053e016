import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { giveUp, root } from '../setup.mjs'
import { flakesIn, rateOf, type Round } from './rounds.ts'
import { suites } from './suites.ts'

const usage = `npm run flakes [-- SUITE] [FILE …] [options]

Repeats tests in parallel and in random order until something fails, and says how often they fail.

SUITE        ${Object.keys(suites).join(', ')}; default journeys
FILE         files of the suite, or parts of their names; default all
--grep W     only tests with W in their titles
--rounds N   how often each test runs; default 10
--repeat N   how often each journey runs in one round, in parallel; default 1
--minutes N  stops after the round in which this time is up; default 60
--workers N  how many tests run in parallel; default 4
--busy N     how many other processes keep a core busy during the tests; default 0
--slowdown N how many times slower the pages' processor is made; default 1
--delay N    milliseconds that the mock waits before each response to a journey; default 0
--late N     milliseconds by which each script of a journey's pages is delayed; default 0
--heavy N    milliseconds for which the first two scripts of a journey's pages each keep the processor busy; default 0
--pause N    milliseconds that a journey waits after each of its actions; default 0
--seed N     the order of the first round; each later round uses the next number
--keep-on    continues after a failure, to find the rate`

const number = (name: string, text: string | undefined, otherwise: number): number => {
  const value = text === undefined ? otherwise : Number(text)
  if (!Number.isInteger(value) || value < 0) giveUp(`--${name} takes a whole number, not '${text}'.`)
  return value
}

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        grep: { type: 'string' },
        rounds: { type: 'string' },
        repeat: { type: 'string' },
        minutes: { type: 'string' },
        workers: { type: 'string' },
        busy: { type: 'string' },
        slowdown: { type: 'string' },
        delay: { type: 'string' },
        late: { type: 'string' },
        heavy: { type: 'string' },
        pause: { type: 'string' },
        seed: { type: 'string' },
        'keep-on': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return giveUp(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

const { values, positionals } = read()
if (values.help) {
  console.log(usage)
  process.exit()
}
const [first = 'journeys', ...others] = positionals
const name = first in suites ? first : 'journeys'
const files = first in suites ? others : positionals
const suite = suites[name] ?? giveUp(`There is no suite '${name}'.`)
const rounds = number('rounds', values.rounds, 10)
const minutes = number('minutes', values.minutes, 60)
const busy = number('busy', values.busy, 0)
const conditions = {
  files,
  words: values.grep ?? null,
  workers: number('workers', values.workers, 4),
  repeat: number('repeat', values.repeat, 1),
  slowdown: number('slowdown', values.slowdown, 1),
  delay: number('delay', values.delay, 0),
  late: number('late', values.late, 0),
  heavy: number('heavy', values.heavy, 0),
  pause: number('pause', values.pause, 0),
}
const seed = number('seed', values.seed, Math.trunc(Math.random() * 1e6))

const build = (...args: readonly string[]): void => {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) giveUp('The portal could not be built; the reason is above.')
}
if (name !== 'units') build()
if (name === 'journeys') build('--config', 'devtools/replay/inspector/vite.config.ts')

const folder = path.join(root, 'reports', 'flakes')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const until = Date.now() + minutes * 60_000
const helpers: ChildProcess[] = Array.from({ length: busy }, () =>
  fork(fileURLToPath(new URL('busy.mjs', import.meta.url)), [String((minutes + 30) * 60_000)]),
)
const done: Round[] = []
try {
  for (let round = 0; round < rounds && Date.now() < until; round++) {
    const place = path.join(folder, `round-${round + 1}`)
    mkdirSync(place, { recursive: true })
    const begun = Date.now()
    const runs = await suite({ ...conditions, seed: seed + round, folder: place })
    done.push({ suite: name, seed: seed + round, runs })
    const failed = runs.filter(({ failure }) => failure !== null)
    console.log(
      `round ${round + 1}, seed ${seed + round}: ${runs.length - failed.length} passed, ${failed.length} failed, ${((Date.now() - begun) / 1000).toFixed(0)} s`,
    )
    for (const { test, failure, trace } of failed)
      console.log(`- ${test}\n  ${failure?.replaceAll('\n', '\n  ')}${trace === null ? '' : `\n  ${trace}`}`)
    if (failed.length > 0 && !values['keep-on']) break
  }
} finally {
  for (const helper of helpers) helper.kill()
}
const flakes = flakesIn(done)
writeFileSync(
  path.join(folder, 'flakes.json'),
  `${JSON.stringify({ conditions: { ...conditions, busy, seed }, rounds: done.length, flakes }, null, 2)}\n`,
)
for (const { test, runs, failures } of flakes) console.log(`${failures.length} of ${runs}  ${test}`)
console.log(rateOf(done))
const failed = flakes.reduce((sum, { failures }) => sum + failures.length, 0)
console.log(`${done.reduce((sum, { runs }) => sum + runs.length, 0) - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 && done.some(({ runs }) => runs.length > 0) ? 0 : 1
