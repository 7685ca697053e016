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
 * `npm run release -- --config FILE --to FOLDER [--from dist] [--keep 14]`: puts the build with its configuration where a server
 * serves it. Exits 2 with a sentence, and has then changed nothing, where the configuration or the build is not as it must be.
 */
const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      config: { type: 'string' },
      to: { type: 'string' },
      from: { type: 'string', default: 'dist' },
      keep: { type: 'string', default: '14' },
    },
  })
  const { config, to, from, keep } = values
  if (config === undefined || to === undefined)
    throw new Error('Name the configuration and the folder: npm run release -- --config config.json --to /srv/portal')
  if (!/^\d+$/.test(keep)) throw new Error(`--keep ${keep} is no number of days.`)
  const { brought, removed } = await release({
    from,
    to,
    config: readConfiguration(config),
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
