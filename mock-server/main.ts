import { parseArgs } from 'node:util'
import { startHttpMock } from './http.ts'
import { isResponseMode, responseModes } from './sparse.ts'

/**
 * The command line: `npx tsx mock-server/main.ts --legacy-port 5174 --versioned-port 5175`; `--responses minimal` makes all responses
 * sparse.
 */
const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      'legacy-port': { type: 'string', default: '5174' },
      'versioned-port': { type: 'string', default: '5175' },
      responses: { type: 'string', default: process.env['MOCK_RESPONSES'] ?? 'full' },
    },
  })
  const port = (name: 'legacy-port' | 'versioned-port'): number => {
    const number = Number(values[name])
    if (!Number.isInteger(number) || number < 0 || number > 65_535)
      throw new RangeError(`--${name} must be a port from 0 to 65535.`)
    return number
  }
  const { responses } = values
  if (!isResponseMode(responses))
    throw new RangeError(`--responses (or MOCK_RESPONSES) must be one of ${responseModes.join(', ')}.`)
  const { legacyUrl, versionedUrl, close } = await startHttpMock({
    legacyPort: port('legacy-port'),
    versionedPort: port('versioned-port'),
    responses,
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
