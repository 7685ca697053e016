import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isLeft } from 'fp-ts/lib/Either.js'
import { build, preview, type InlineConfig } from 'vite'
import { isScenarioName, scenarioNames } from '../../mock-server/scenarios/names.ts'
import { openLog } from '../../src/domain/log/log-file.ts'
import { portalEvolution } from '../../src/domain/state.ts'
import { root } from '../../tools/setup.mjs'
import { resumeLog } from './plugin.ts'

/**
 * `npm run resume -- FILE [--at N] [--as EMAIL] [--scenario NAME] [--port 5193]`: serves the portal with the mock inside the page,
 * repeats what the log's user did up to event N, and leaves the page to continue by hand. Exits 2 with a sentence when that is
 * not possible.
 */
const run = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      as: { type: 'string' },
      scenario: { type: 'string' },
      port: { type: 'string', default: '5193' },
    },
  })
  const [named] = positionals
  if (named === undefined) throw new Error('Name a log file: npm run resume -- portal-log.jsonl --at 120')
  const file = path.resolve(named)
  const log = openLog(readFileSync(file), portalEvolution().definitions)
  if (isLeft(log)) throw new Error(log.left)
  for (const { line, sentence } of log.right.problems) console.error(`Line ${line}: ${sentence}`)
  const numbers = [...log.right].map(({ seq }) => seq)
  const at = values.at === undefined ? null : Number(values.at)
  if (at !== null && !numbers.includes(at))
    throw new Error(`The log has no event ${values.at}: its events are numbered ${numbers[0]} to ${numbers.at(-1)}.`)
  if (values.scenario !== undefined && !isScenarioName(values.scenario))
    throw new Error(`There is no scenario '${values.scenario}'. There are: ${scenarioNames.join(', ')}.`)
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port ${values.port} is no port.`)

  const outDir = path.join(root, '.cache', 'resume')
  const config = {
    root,
    mode: 'resume',
    logLevel: 'warn' as const,
    plugins: [resumeLog(file, { at, account: values.as ?? null, scenario: values.scenario ?? null })],
  } satisfies InlineConfig
  // A build rather than the development server: that one may reload the page in the middle of the log.
  await build({ ...config, build: { outDir, emptyOutDir: true } })
  await preview({ ...config, build: { outDir }, preview: { port, strictPort: true } })
  console.log(`Resumed at event ${at ?? numbers.at(-1) ?? 0} of ${named}: http://localhost:${port}/`)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
})
