import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { root } from '../../../tools/setup.mjs'
import { BUILD, INSPECTOR } from './verdict.ts'

/** How a written test ends on a build. `none`: no test was run. */
export interface TestRun {
  readonly kind: 'passed' | 'failed' | 'none'
  /** The message of a failure. */
  readonly message: string
}

/** A build to run a test on: its sources, null for this checkout's, and its inspector if a screen is drawn. */
export interface ProvenOn {
  readonly name: string
  readonly folder: string | null
  readonly inspector: string | null
}

/** Runs a written test on a build. */
export type RunTest = (file: string, on: ProvenOn) => TestRun

const CONFIG = 'devtools/logs/replay/proof.config.ts'
const VITEST = 'node_modules/vitest/vitest.mjs'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/** Whether a written test draws screens. If so, it is a journey and needs the built inspector. */
export const isJourney = (file: string): boolean => file.endsWith('.spec.ts')

/** The command by which somebody runs a written test. */
export const commandFor = (file: string): string =>
  isJourney(file) ? `npx playwright test ${path.basename(file)}` : `npx vitest run ${file}`

const texts = (value: unknown, key: string): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((one) => texts(one, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === key ? [part].flat().filter((one) => typeof one === 'string') : texts(part, key),
  )
}

/** Runs a written test as anybody would: with Vitest, or with Playwright if it draws screens. */
export const runTest: RunTest = (file, { folder, inspector }) => {
  const absolute = path.resolve(file)
  const args = isJourney(file)
    ? [PLAYWRIGHT, 'test', '--config', CONFIG, absolute.replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&')]
    : [VITEST, 'run', absolute, '--reporter=json']
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...(folder === null ? {} : { [BUILD]: folder }),
      ...(inspector === null ? {} : { [INSPECTOR]: inspector }),
    },
  })
  const begin = stdout.indexOf('{')
  if (begin < 0) return { kind: 'none', message: stderr.trim().split('\n').at(-1) ?? '' }
  const result: unknown = JSON.parse(stdout.slice(begin, stdout.lastIndexOf('}') + 1))
  const statuses = texts(result, 'status').filter((one) => one === 'passed' || one === 'failed')
  const message = [...texts(result, 'failureMessages'), ...texts(result, 'message')].join('\n')
  if (statuses.length === 0) return { kind: 'none', message }
  return { kind: statuses.includes('failed') ? 'failed' : 'passed', message }
}

/**
 * Why a written test proves nothing; null if it is red on the bad build, with the log's own failure, and green on the good one.
 */
export const disproof = (
  file: string,
  sentence: string,
  bad: ProvenOn,
  good: ProvenOn | null,
  run: RunTest,
): string | null => {
  const onBad = run(file, bad)
  if (onBad.kind === 'none')
    return `no test was run in ${file}: write it where ${isJourney(file) ? 'journeys are, as tests/journeys/price.spec.ts' : 'tests are looked for, as tests/replay/price.test.ts'}. ${onBad.message}`.trim()
  if (onBad.kind === 'passed') return `it is green on ${bad.name}, on which the log fails`
  if (!onBad.message.includes(sentence))
    return `it fails in another way on ${bad.name}: ${onBad.message.split('\n')[0]}`
  if (good === null) return null
  const onGood = run(file, good)
  return onGood.kind === 'passed' ? null : `it is red on ${good.name} as well: ${onGood.message.split('\n')[0]}`
}
