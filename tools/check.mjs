// `npm run check`: everything that must hold, a step a line, and the true sums of all runners at the end.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
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

/** Vitest's and Playwright's own figures; a report that is missing counts as one failure. */
const counts = {
  vitest: (name) => {
    const { numPassedTests, numFailedTests, numTotalTests, numFailedTestSuites, success } = JSON.parse(
      readFileSync(report(name), 'utf8'),
    )
    const failed = numFailedTests + (success || numFailedTests > 0 ? 0 : Math.max(1, numFailedTestSuites))
    if (numTotalTests === 0) return { passed: 0, failed: 1 }
    return { passed: numPassedTests, failed }
  },
  playwright: (name) => {
    const { stats } = JSON.parse(readFileSync(report(name), 'utf8'))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  },
  closingLine: (output) => {
    const line = output.match(/^(\d+) passed, (\d+) failed$/m)
    return line ? { passed: Number(line[1]), failed: Number(line[2]) } : { passed: 0, failed: 1 }
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

/** A step that passes or fails as one. */
const one = (name, ...command) => ({
  name,
  work: async () => {
    const { ok, output } = await run(command)
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
  },
})

/** A test runner with figures of its own. */
const runner = (name, kind, command, environment) => ({
  name,
  work: async () => {
    rmSync(report(name), { force: true })
    const { ok, output } = await run(command, environment)
    let sum
    try {
      sum = kind === 'closingLine' ? counts.closingLine(output) : counts[kind](name)
    } catch {
      sum = { passed: 0, failed: 1 } // no report was written: the runner itself failed, and its output says why
    }
    if (!ok && sum.failed === 0) sum.failed = 1
    return { ...sum, output }
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
const verify = (host) => runner(`verify-${host}`, 'closingLine', [...tsx, 'tools/checks/verify-mock.ts', host])

const steps = [
  one('generated files', ...tsx, 'tools/generate/main.ts', '--check'),
  one('descriptions', ...bin('@redocly', 'cli', 'bin', 'cli.js'), 'lint', 'legacy', 'versioned'),
  one('format', ...bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.'),
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
  one('sizes', ...tsx, 'tools/checks/sizes.ts'),
  runner('journeys', 'playwright', [...bin('@playwright/test', 'cli.js'), 'test']),
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

const total = { passed: 0, failed: 0 }
for (const { name, work } of steps) {
  if (only.length > 0 && !only.includes(name)) continue
  const begun = Date.now()
  const { passed, failed, output } = await work()
  total.passed += passed
  total.failed += failed
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(18)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${((Date.now() - begun) / 1000).toFixed(1).padStart(7)} s`,
  )
  if (failed > 0) console.log(`${output.trimEnd()}\n`)
  else if (name === 'sizes' || name === 'generated files') console.log(output.trimEnd().replaceAll(/^/gm, '       '))
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
