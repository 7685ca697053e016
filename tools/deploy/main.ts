import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { release } from './release.ts'

const readConfiguration = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The configuration of this environment cannot be read at ${file}; docs/deploy.md says what it holds. ${why}`,
      { cause: error },
    )
  }
}

/**
 * `npm run release -- --config FILE --to FOLDER [--from dist] [--keep 14] [--local]`: puts the build with its configuration where a server
 * serves it. `--local` allows http, ports and made-up names of hosts, for one machine. Exits 2 with a sentence, and has then changed nothing, where the configuration or the build is not as it must be.
 */
const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      config: { type: 'string' },
      to: { type: 'string' },
      from: { type: 'string', default: 'dist' },
      keep: { type: 'string', default: '14' },
      local: { type: 'boolean', default: false },
    },
  })
  const { config, to, from, keep, local } = values
  if (config === undefined || to === undefined)
    throw new Error('Name the configuration and the folder: npm run release -- --config config.json --to /srv/portal')
  if (!/^\d+$/.test(keep)) throw new Error(`--keep ${keep} is no number of days.`)
  const { brought, removed } = await release({
    from,
    to,
    config: readConfiguration(config),
    local,
    keepDays: Number(keep),
    now: Date.now(),
  })
  console.log(
    `${brought} files brought, ${removed} of earlier releases removed. Now reload the server's configuration.`,
  )
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
})
