import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../setup.mjs'
import type { Run } from './rounds.ts'

/** What a round is run with. */
export interface Conditions {
  /** Files, or parts of their names. */
  readonly files: readonly string[]
  /** Part of the titles. */
  readonly words: string | null
  readonly workers: number
  /** How often each journey runs in one round, side by side. */
  readonly repeat: number
  /** How many times the pages' processor is slowed down. */
  readonly slowdown: number
  /** Milliseconds that the mock waits before each response to a journey. */
  readonly delay: number
  /** Milliseconds by which each script of a journey's pages is delayed. */
  readonly late: number
  /** Milliseconds for which the first two scripts of a journey's pages each keep the processor busy. */
  readonly heavy: number
  /** Milliseconds that a journey waits after each of its actions. */
  readonly pause: number
  readonly seed: number
  /** Where traces and the runner's report go. */
  readonly folder: string
}

const firstLines = (message: string): string =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, 6).join('\n')

/** A time-out and what it was waiting for are two errors of one test. */
const accountOf = (status: string, errors: readonly { readonly message?: string }[]): string =>
  errors.map(({ message = status }) => firstLines(message)).join('\n') || status

const run = (command: readonly string[], env: Readonly<Record<string, string>>): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    child.on('close', () => resolve(output))
  })

/** What this program reads of a Playwright report. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly file: string
    readonly title: string
    readonly tests: readonly {
      readonly projectName: string
      readonly results: readonly {
        readonly status: string
        readonly errors?: readonly { readonly message?: string }[]
        readonly attachments: readonly { readonly name: string; readonly path?: string }[]
      }[]
    }[]
  }[]
}

const runsIn = ({ suites = [], specs = [] }: Suite): readonly Run[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results
        .filter(({ status }) => status !== 'skipped')
        .map(({ status, errors = [], attachments }) => {
          const trace = attachments.find(({ name }) => name === 'trace')?.path
          return {
            test: `${file} [${projectName}] ${title}`,
            failure: status === 'passed' ? null : accountOf(status, errors),
            trace: trace === undefined ? null : path.relative(root, trace),
          }
        }),
    ),
  ),
  ...suites.flatMap(runsIn),
]

const playwright =
  (config: string) =>
  async ({
    files,
    words,
    workers,
    repeat,
    slowdown,
    delay,
    late,
    heavy,
    pause,
    seed,
    folder,
  }: Conditions): Promise<readonly Run[]> => {
    const report = path.join(folder, 'report.json')
    rmSync(report, { force: true })
    const output = await run(
      [
        path.join(root, 'node_modules/@playwright/test/cli.js'),
        'test',
        `--config=${config}`,
        ...files,
        ...(words === null ? [] : ['--grep', words]),
        `--workers=${workers}`,
        `--repeat-each=${repeat}`,
        `--shuffle=${seed}`,
        '--trace=retain-on-failure',
        `--output=${path.join(folder, 'kept')}`,
        '--reporter=json',
      ],
      {
        PORTAL_SLOWDOWN: String(slowdown),
        PORTAL_RESPONSE_DELAY: String(delay),
        PORTAL_LATE_SCRIPTS: String(late),
        PORTAL_HEAVY_SCRIPTS: String(heavy),
        PORTAL_PAUSE: String(pause),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    )
    return runsIn(readReport(report, output) as Suite) // Playwright's own report
  }

const readReport = (file: string, output: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(
      `The runner left no report. The end of its output:\n${output.trimEnd().split('\n').slice(-30).join('\n')}`,
    )
  }
}

/** What this program reads of a Vitest report. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

const vitest = async ({ files, words, workers, seed, folder }: Conditions): Promise<readonly Run[]> => {
  const report = path.join(folder, 'report.json')
  rmSync(report, { force: true })
  const output = await run(
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...files,
      ...(words === null ? [] : ['--testNamePattern', words]),
      `--maxWorkers=${workers}`,
      '--sequence.shuffle.tests',
      '--sequence.shuffle.files',
      `--sequence.seed=${seed}`,
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    {},
  )
  const { testResults } = readReport(report, output) as VitestReport // Vitest's own report
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    const ofFile: readonly Run[] =
      status === 'failed' && assertionResults.every((one) => one.status !== 'failed')
        ? [{ test: file, failure: firstLines(message), trace: null }]
        : []
    return assertionResults
      .filter((one) => one.status === 'passed' || one.status === 'failed')
      .map(({ fullName, status: ended, failureMessages }): Run => ({
        test: `${file} ${fullName}`,
        failure: ended === 'passed' ? null : firstLines(failureMessages.join('\n')),
        trace: null,
      }))
      .concat(ofFile)
  })
}

/**
 * The suites that `npm run flakes` repeats, by name. Each runs one round and returns the result of every test; it throws if the runner
 * itself failed.
 */
export const suites: Readonly<Record<string, (conditions: Conditions) => Promise<readonly Run[]>>> = {
  journeys: playwright('playwright.config.ts'),
  'fault-injection': playwright('devtools/fault-injection/playwright.config.ts'),
  units: vitest,
}
