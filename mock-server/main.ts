import { parseArgs } from 'node:util'
import { startHttpMock } from './http.ts'

/** The command line: `npx tsx mock-server/main.ts --legacy-port 5174 --versioned-port 5175`. */
const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      'legacy-port': { type: 'string', default: '5174' },
      'versioned-port': { type: 'string', default: '5175' },
    },
  })
  const port = (name: 'legacy-port' | 'versioned-port'): number => {
    const number = Number(values[name])
    if (!Number.isInteger(number) || number < 0 || number > 65_535)
      throw new RangeError(`--${name} must be a port from 0 to 65535.`)
    return number
  }
  const { legacyUrl, versionedUrl, close } = await startHttpMock({
    legacyPort: port('legacy-port'),
    versionedPort: port('versioned-port'),
  })
  process.stdout.write(
    `Mock, older host:     ${legacyUrl}\nMock, versioned host: ${versionedUrl}\nControl page:         ${legacyUrl}/_mock/\n`,
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().then(() => process.exit(0)))
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
