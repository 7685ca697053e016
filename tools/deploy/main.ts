import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { release } from './release.ts'

const readConfiguration = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The configuration of this environment cannot be read at ${file}; docs/deploy.md explains its fields. ${why}`,
      { cause: error },
    )
  }
}

/**
 * `npm run release -- --config FILE --to FOLDER [--from dist] [--keep 14] [--local]`: copies the build, with its configuration, to a folder
 * that a server serves. `--local` allows http, ports and made-up host names, for a single machine. If the configuration or the build is
 * wrong, it exits with 2 and a sentence, and has changed nothing.
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
  if (!/^\d+$/.test(keep)) throw new Error(`--keep ${keep} is not a number of days.`)
  const { brought, removed } = await release({
    from,
    to,
    config: readConfiguration(config),
    local,
    keepDays: Number(keep),
    now: Date.now(),
  })
  console.log(
    `${brought} files copied, ${removed} files of earlier releases removed. Now reload the server's configuration.`,
  )
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
})
