// The steps of `npm run check`, in the order in which they begin as cores become free.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../setup.mjs'
import { reportOf, results } from './results.mjs'

const bin = (name, ...parts) => [process.execPath, path.join(root, 'node_modules', name, ...parts)]
const tsx = [...bin('tsx', 'dist', 'cli.mjs')]
const vite = [...bin('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']
const vitest = [...bin('vitest', 'vitest.mjs'), 'run']
const playwright = [...bin('@playwright/test', 'cli.js'), 'test']

const run = (command) =>
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
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })

/** A step that passes or fails as one. */
const one = (name, command, { needs = [] } = {}) => ({
  name,
  cores: 1,
  needs,
  work: async (more) => {
    const { ok, output } = await run([...command, ...more])
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output }
  },
})

/** A test runner with its own figures. */
const runner = (name, kind, command, { cores = 1, needs = [], onlyWith = () => true } = {}) => ({
  name,
  cores,
  needs,
  onlyWith,
  work: async (more) => {
    rmSync(reportOf(name), { force: true })
    const { ok, output } = await run([...command, ...more])
    let result
    try {
      result = results[kind](name, output)
    } catch {
      result = { passed: 0, failed: 1, failures: [] } // no report was written: the runner itself failed, and its output says why
    }
    return { ...result, failed: Math.max(result.failed, ok ? 0 : 1), output }
  },
})

/** Vitest's reports: for people, for the totals, and for the matrix of operations. */
const reports = (name) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
  '--reporter=./tools/matrix/vitest-reporter.ts',
]

/** Verifies one host's pact against the mock over HTTP. */
const verify = (host) => runner(`verify-${host}`, 'closingLine', [...tsx, 'tools/checks/verify-mock.ts', host])

/** Tests of both whole pacts with Pact's own verifier. */
const pactTests = ['contracts/verify/standard-verifier.test.ts']

const observing = ['unit', 'contracts', 'verify-legacy', 'verify-versioned', 'journeys', 'fault-injection']

/**
 * Every step: how many of two cores it keeps busy, which steps must end before it starts, and what it does; `work` takes arguments to add
 * to its command. The units read all modules once, on one core; other single-core steps run in parallel, the longest first.
 * @type {{name: string, cores: 1 | 2, needs: string[], work: (more: string[]) => Promise<{passed: number, failed: number, output: string, failures?: string[]}>}[]}
 */
export const steps = [
  one('generated files', [...tsx, 'tools/generate/main.ts', '--check']),
  runner('unit', 'vitest', [
    ...vitest,
    '--exclude=tests/fuzz/**',
    ...pactTests.map((place) => `--exclude=${place}{,/**}`),
    ...reports('unit'),
  ]),
  one('build', vite),
  one('inspector', [...vite, '--config', 'devtools/logs/inspector/vite.config.ts']),
  runner('engines', 'closingLine', [...tsx, 'tests/engines/main.ts'], { needs: ['build'] }),
  runner('fuzz', 'vitest', [...vitest, 'tests/fuzz', ...reports('fuzz')]),
  one('format', [...bin('oxfmt', 'bin', 'oxfmt'), '--list-different']),
  one('types', [...bin('@typescript', 'native', 'bin', 'tsc'), '--noEmit', '-p', '.']),
  one('lint', [...bin('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings']),
  one('documents', [...bin('@redocly', 'cli', 'bin', 'cli.js'), 'lint', 'legacy', 'versioned']),
  one('boundaries', [...tsx, 'tools/checks/boundaries.ts']),
  one('titles', [...tsx, 'tools/checks/titles.ts']),
  one('versions', [...tsx, 'tools/versions/main.ts']),
  one('audit', [...tsx, 'tools/audit.ts', '--or-say-so']),
  one('sizes', [...tsx, 'tools/checks/sizes.ts'], { needs: ['build'] }),
  runner('pacts', 'vitest', [...vitest, ...pactTests, ...reports('pacts')]),
  runner('contracts', 'vitest', [...vitest, '--config', 'contracts/vitest.config.ts', ...reports('contracts')]),
  verify('legacy'),
  verify('versioned'),
  runner('journeys', 'playwright', playwright, { cores: 2, needs: ['build', 'inspector'] }),
  runner(
    'fault-injection',
    'playwright',
    [...playwright, '--config', 'devtools/screens/fault-injection/playwright.config.ts'],
    {
      cores: 2,
      needs: ['build'],
    },
  ),
  runner('fidelity', 'closingLine', [...tsx, 'devtools/logs/fidelity/main.ts', '--sample', '--built'], {
    cores: 2,
    needs: ['build', 'inspector'],
    onlyWith: ({ isAll }) => isAll,
  }),
  one('matrix', [...tsx, 'tools/matrix/main.ts', '--holes'], { needs: observing }),
  runner('nginx', 'playwright', [process.execPath, path.join(root, 'tools', 'test-nginx.mjs'), '--workers=1'], {
    needs: ['build', 'fault-injection'],
    onlyWith: ({ isAll, isDeployChanged }) => isAll || isDeployChanged,
  }),
]
