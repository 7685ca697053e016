import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build, preview, type InlineConfig } from 'vite'
import { isScenarioName, scenarioNames } from '../../mock-server/scenarios/names.ts'
import { openPortalLog } from '../../src/domain/portal-log.ts'
import { printable, sentenceOf } from '../replay/cli/arguments.ts'
import { bytesOf } from '../replay/cli/files.ts'
import { unpack } from '../replay/cli/unpack.ts'
import { readUnpacked } from '../replay/reading/read.ts'
import { unwrap } from '../replay/reading/unwrap.ts'
import { root } from '../../tools/setup.mjs'
import { resumeLog } from './plugin.ts'

const SOURCES = [
  'src',
  'mock-server',
  'openapi',
  'deploy',
  'tools/deploy',
  'devtools/resume',
  'devtools/replay/reading',
]
const FILES = ['index.html', 'vite.config.ts', 'package-lock.json']

/** Changes when any source of the build does: an unchanged portal is not built again. */
const fingerprint = (): string => {
  const hash = createHash('sha256')
  const add = (file: string): void => {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${path.relative(root, file)} ${size} ${mtimeMs}\n`)
  }
  for (const folder of SOURCES)
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted()) {
      const file = path.join(root, folder, name)
      if (statSync(file).isFile()) add(file)
    }
  for (const name of FILES) add(path.join(root, name))
  return hash.digest('hex')
}

/**
 * `npm run resume -- FILE [--at N] [--as EMAIL] [--scenario NAME] [--port 5193]`: serves the portal with the mock inside the page,
 * repeats what the log's user did up to event N, and then lets you continue by hand. Exits with 2 and a sentence if that is not possible.
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
  const { bytes, damage: packing } = unpack(bytesOf(file))
  const log = readUnpacked({ bytes, damage: packing }, openPortalLog)
  for (const { place, sentence } of log.damage) console.error(printable(`${place}: ${sentence}`))
  if (log.header === null) throw new Error('A log without its header cannot be resumed: its brand is unknown.')
  const numbers = log.events.map(({ seq }) => seq)
  const at = values.at === undefined ? null : Number(values.at)
  if (at !== null && !numbers.includes(at))
    throw new Error(`The log has no event ${values.at}: its events are numbered ${numbers[0]} to ${numbers.at(-1)}.`)
  if (values.scenario !== undefined && !isScenarioName(values.scenario))
    throw new Error(`There is no scenario '${values.scenario}'. There are: ${scenarioNames.join(', ')}.`)
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port ${values.port} is not a port.`)

  const outDir = path.join(root, '.cache', 'resume')
  const config = {
    root,
    mode: 'resume',
    logLevel: 'warn' as const,
    plugins: [resumeLog(file, unwrap(bytes), { at, account: values.as ?? null, scenario: values.scenario ?? null })],
  } satisfies InlineConfig
  // A build, because the development server can reload the page in the middle of the log.
  const stamp = path.join(outDir, 'built-from')
  const now = fingerprint()
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
    console.log('Building the portal with the mock inside …')
    await build({ ...config, build: { outDir, emptyOutDir: true } })
    writeFileSync(stamp, now)
  }
  await preview({ ...config, build: { outDir }, preview: { port, strictPort: true } })
  console.log(printable(`Resumed at event ${at ?? numbers.at(-1) ?? 0} of ${named}: http://localhost:${port}/`))
}

run().catch((error: unknown) => {
  console.error(printable(sentenceOf(error)))
  process.exitCode = 2
})
