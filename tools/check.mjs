// `npm run check`: everything that must hold, a step a line, and the true sums of all runners at the end.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findBrowser, giveUp, requireNode, root } from './setup.mjs'

requireNode()
if (!findBrowser())
  giveUp('No Chrome or Chromium was found: `npm test` installs one, or set PORTAL_CHROMIUM to its path.')
const cache = path.join(root, '.cache')
mkdirSync(cache, { recursive: true })

const bin = (name, ...parts) => [process.execPath, path.join(root, 'node_modules', name, ...parts)]
const tsx = [...bin('tsx', 'dist', 'cli.mjs')]
const vitest = [...bin('vitest', 'vitest.mjs'), 'run']
const report = (name) => path.join(cache, `${name}.json`)

const plain = (text) => stripVTControlCharacters(text).trim().split('\n').slice(0, 12).join('\n')

/** The specs of a Playwright report, however deep they lie. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/**
 * How each kind of runner tells what came of it: its own figures, and each failed test with the beginning of its message.
 * Throws where the runner left no report.
 */
const results = {
  vitest: (name) => {
    const { numPassedTests, numFailedTests, numTotalTests, numFailedTestSuites, success, testResults } = JSON.parse(
      readFileSync(report(name), 'utf8'),
    )
    if (numTotalTests === 0) return { passed: 0, failed: 1, failures: [] }
    const unread = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    return {
      passed: numPassedTests,
      failed: numFailedTests + (success || numFailedTests > 0 ? 0 : Math.max(1, numFailedTestSuites)),
      failures: [
        ...unread.map(({ name: file, message }) => `${file}\n${plain(message)}`),
        ...testResults
          .flatMap(({ assertionResults }) => assertionResults)
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => `${fullName}\n${plain(failureMessages.join('\n'))}`),
      ],
    }
  },
  playwright: (name) => {
    const { stats, suites, errors } = JSON.parse(readFileSync(report(name), 'utf8'))
    const wrong = suites
      .flatMap(specsOf)
      .flatMap(({ file, line, title, tests }) =>
        tests
          .filter(({ status }) => status === 'unexpected' || status === 'flaky')
          .map(({ results: tries }) => ({ file, line, title, message: tries.at(-1)?.error?.message ?? '' })),
      )
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: [
        ...errors.map(({ message = '' }) => plain(message)),
        ...wrong.map(({ file, line, title, message }) => `${file}:${line} ${title}\n${plain(message)}`),
      ],
    }
  },
  closingLine: (_, output) => {
    const line = output.match(/^(\d+) passed, (\d+) failed$/m)
    const [passed, failed] = line ? [Number(line[1]), Number(line[2])] : [0, 1]
    return { passed, failed, failures: [] }
  },
}

const run = (command, environment = {}) =>
  new Promise((resolve) => {
    const [program, ...rest] = command
    const child = spawn(program, rest, {
      cwd: root,
      env: {
        ...process.env,
        PACT_DO_NOT_TRACK: 'true',
        SCARF_ANALYTICS: 'false',
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        NODE_NO_WARNINGS: '1',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })

/** A step that passes or fails as one, on one core: two of those in a row run side by side. */
const one = (name, ...command) => ({
  name,
  cores: 1,
  work: async () => {
    const { ok, output } = await run(command)
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
  },
})

/** A test runner with figures of its own. */
const runner = (name, kind, command, environment) => ({
  name,
  cores: 2,
  work: async () => {
    rmSync(report(name), { force: true })
    const { ok, output } = await run(command, environment)
    let result
    try {
      result = results[kind](name, output)
    } catch {
      result = { passed: 0, failed: 1, failures: [] } // no report was written: the runner itself failed, and its output says why
    }
    return { ...result, failed: Math.max(result.failed, ok ? 0 : 1), output }
  },
})

/** Vitest's reports: for people, for the sums, and of what the matrix of operations has observed. */
const reports = (name) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report(name)}`,
  '--reporter=./tools/matrix/vitest-reporter.ts',
]

/** Verifies one host's pact against the mock over HTTP. */
const verify = (host) => ({
  ...runner(`verify-${host}`, 'closingLine', [...tsx, 'tools/checks/verify-mock.ts', host]),
  cores: 1,
})

const steps = [
  one('generated files', ...tsx, 'tools/generate/main.ts', '--check'),
  one('descriptions', ...bin('@redocly', 'cli', 'bin', 'cli.js'), 'lint', 'legacy', 'versioned'),
  one('format', ...bin('oxfmt', 'bin', 'oxfmt'), '--list-different', '.'),
  one('lint', ...bin('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings'),
  one('types', ...bin('@typescript', 'native', 'bin', 'tsc'), '--noEmit', '-p', '.'),
  one('boundaries', ...tsx, 'tools/checks/boundaries.ts'),
  one('titles', ...tsx, 'tools/checks/titles.ts'),
  one('versions', ...tsx, 'tools/versions/main.ts'),
  runner('unit', 'vitest', [...vitest, ...reports('unit')]),
  runner('contracts', 'vitest', [...vitest, '--config', 'contracts/vitest.config.ts', ...reports('contracts')]),
  one('agreement', ...tsx, 'contracts/agree.ts'),
  verify('legacy'),
  verify('versioned'),
  one('build', ...bin('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'),
  one(
    'inspector',
    ...bin('vite', 'bin', 'vite.js'),
    'build',
    '--config',
    'vite.inspector.config.ts',
    '--logLevel',
    'error',
  ),
  { ...one('sizes', ...tsx, 'tools/checks/sizes.ts'), cores: 2 }, // it looks at what the build made
  runner('journeys', 'playwright', [...bin('@playwright/test', 'cli.js'), 'test']),
  runner('nginx', 'playwright', [process.execPath, path.join(root, 'tools', 'test-nginx.mjs')]),
  runner('sweep', 'playwright', [
    ...bin('@playwright/test', 'cli.js'),
    'test',
    '--config',
    'tests/sweep/playwright.config.ts',
  ]),
  one('matrix', ...tsx, 'tools/matrix/main.ts', '--holes'),
  runner('deletions', 'closingLine', [...tsx, 'tools/matrix/deletions.ts']),
]

const only = process.argv.slice(2)
const unknown = only.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0)
  giveUp(`There is no step '${unknown[0]}'. The steps are: ${steps.map(({ name }) => name).join(', ')}.`)

/** Where a runner does not name what failed, the end of its output is shown; the whole stays beside the reports. */
const shownLines = 60

const total = { passed: 0, failed: 0 }
const told = []
const timed = async ({ name, work }) => {
  const begun = Date.now()
  return { name, failures: [], ...(await work()), seconds: (Date.now() - begun) / 1000 }
}
const tell = ({ name, passed, failed, failures, output, seconds }) => {
  total.passed += passed
  total.failed += failed
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  )
  if (failed > 0) {
    const lines = output.trimEnd().split('\n')
    const log = path.join(cache, `${name.replaceAll(' ', '-')}.log`)
    writeFileSync(log, output)
    console.log(`  ${path.relative(root, log)} has the whole output.`)
    if (failures.length === 0) console.log(`${lines.slice(-shownLines).join('\n')}\n`)
    for (const failure of failures) console.log(`- ${failure.replaceAll('\n', '\n  ')}\n`)
    told.push(...(failures.length > 0 ? failures.map((failure) => failure.split('\n')[0]) : [`the step ${name}`]))
  } else if (name === 'sizes' || name === 'generated files') console.log(output.trimEnd().replaceAll(/^/gm, '       '))
}
const asked = steps.filter(({ name }) => only.length === 0 || only.includes(name))
while (asked.length > 0) {
  const alone = asked.findIndex(({ cores }) => cores === 2)
  if (alone === 0) {
    tell(await timed(asked.shift()))
    continue
  }
  const light = asked.splice(0, alone < 0 ? asked.length : alone)
  const results = new Map()
  const left = [...light]
  const lane = async () => {
    for (let step = left.shift(); step; step = left.shift()) {
      results.set(step, await timed(step))
      while (light[0] && results.has(light[0])) tell(results.get(light.shift()))
    }
  }
  await Promise.all([lane(), lane()])
}
if (told.length > 0) console.log(`\nWhat failed:\n${told.map((one) => `- ${one}`).join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
