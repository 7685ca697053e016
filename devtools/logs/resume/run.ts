import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build, preview, type InlineConfig } from 'vite'
import { isScenarioName, scenarioNames } from '../../../mock-server/scenarios/names.ts'
import { openPortalLog } from '../../../src/domain/portal-log.ts'
import { root } from '../../../tools/setup.mjs'
import { printing, understood, type Streams } from '../replay/arguments.ts'
import { bytesOf } from '../replay/files.ts'
import { unpack } from '../replay/read.ts'
import { readUnpacked } from '../reading/read.ts'
import { unwrap } from '../reading/unwrap.ts'
import { sourceStamp } from '../screens/build.ts'
import { resumeLog } from './plugin.ts'

const SOURCES = [
  'src',
  'mock-server',
  'openapi',
  'deploy',
  'tools/deploy',
  'devtools/logs',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

const help = `npm run log -- resume FILE [options]

Serves the portal with the mock inside the page, repeats what the log's user did, and lets you continue by hand.

Options
  --at N            repeat up to event N; default the last event
  --as EMAIL        log in as this account instead
  --scenario NAME   answer as in this scenario of the mock
  --port N          the port; default 5193
  --help            show this text
`

/** `portal-log resume`: resolves once the portal is served. Throws a sentence if it cannot be. */
export const run = async (args: readonly string[], streams: Streams): Promise<number> => {
  const { out, err } = printing(streams)
  const { values, positionals } = understood(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        at: { type: 'string' },
        as: { type: 'string' },
        scenario: { type: 'string' },
        port: { type: 'string', default: '5193' },
        help: { type: 'boolean', short: 'h' },
      },
    }),
  )
  if (values.help === true) {
    out.write(help)
    return 0
  }
  const [named] = positionals
  if (named === undefined) throw new Error('Name a log file: npm run log -- resume portal-log.jsonl --at 120')
  const file = path.resolve(named)
  const { bytes, damage: packing } = unpack(bytesOf(file))
  const log = readUnpacked({ bytes, damage: packing }, openPortalLog)
  for (const { place, sentence } of [...log.damage, ...log.unanswered]) err.write(`${place}: ${sentence}\n`)
  if (log.header === null) throw new Error('A log without its header cannot be resumed: its brand is unknown.')
  const numbers = log.events.map(({ seq }) => seq)
  const at = values.at === undefined ? null : Number(values.at)
  if (at !== null && !numbers.includes(at))
    throw new Error(`The log has no event ${values.at}: its events are numbered ${numbers[0]} to ${numbers.at(-1)}.`)
  if (values.scenario !== undefined && !isScenarioName(values.scenario))
    throw new Error(`There is no scenario '${values.scenario}'. There are: ${scenarioNames.join(', ')}.`)
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`--port ${values.port} is not a port.`)

  const outDir = path.join(root, 'node_modules', '.cache', 'portal-resume', sourceStamp(root, SOURCES))
  const config = {
    root,
    mode: 'resume',
    logLevel: 'warn' as const,
    plugins: [resumeLog(file, unwrap(bytes), { at, account: values.as ?? null, scenario: values.scenario ?? null })],
  } satisfies InlineConfig
  // A build, because the development server can reload the page in the middle of the log.
  if (!existsSync(path.join(outDir, 'index.html'))) {
    out.write('Building the portal with the mock inside …\n')
    await build({ ...config, build: { outDir, emptyOutDir: true } })
  }
  await preview({ ...config, build: { outDir }, preview: { port, strictPort: true } })
  out.write(`Resumed at event ${at ?? numbers.at(-1) ?? 0} of ${named}: http://localhost:${port}/\n`)
  return 0
}
