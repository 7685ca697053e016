import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isLeft } from 'fp-ts/lib/Either.js'
import { build, preview } from 'vite'
import { isScenarioName, scenarioNames } from '../../mock-server/scenarios/names.ts'
import { openLog } from '../../src/domain/kernel/log-file.ts'
import { portalEvolution } from '../../src/domain/state.ts'
import { liveVariable } from './plugin.ts'

/**
 * `npm run live -- FILE [--at N] [--as E-MAIL] [--scenario NAME] [--port 5193]`: serves the portal with the mock inside the page,
 * does again what the log's person did up to event N, and leaves the page to go on by hand. Exits 2 with a sentence where
 * that cannot be.
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
  if (named === undefined) throw new Error('Name a log file: npm run live -- portal-log.jsonl --at 120')
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

  process.env[liveVariable] = JSON.stringify({
    file,
    at,
    account: values.as ?? null,
    scenario: values.scenario ?? null,
  })
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const outDir = path.join(root, '.cache', 'live')
  // A build rather than the development server: that one may reload the page in the middle of the log.
  await build({ root, mode: 'live', logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  await preview({ root, mode: 'live', logLevel: 'warn', build: { outDir }, preview: { port, strictPort: true } })
  console.log(`Live from event ${at ?? numbers.at(-1) ?? 0} of ${named}: http://localhost:${port}/`)
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
})
