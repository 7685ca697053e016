import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { startHttpMock } from '../../mock-server/http.ts'
import { keepObservations } from '../matrix/observed.ts'

/**
 * `npx tsx tools/checks/verify-mock.ts legacy|versioned [argument …]`: verifies one host's pact against the mock over HTTP, on free
 * ports, with the command that a backend team uses, and keeps the mock's responses for the matrix of operations. Exits as
 * that command does.
 */
const [host, ...more] = process.argv.slice(2)
const mock = await startHttpMock({ legacyPort: 0, versionedPort: 0 })
const url = host === 'versioned' ? mock.versionedUrl : mock.legacyUrl
const tsx = createRequire(import.meta.url).resolve('tsx/cli')
const child = spawn(
  process.execPath,
  [tsx, 'contracts/verify/main.ts', '--host', String(host), '--url', url, ...more],
  {
    stdio: 'inherit',
  },
)
child.on('close', (code) => {
  const file = `contracts/pacts/portal-${host}.json`
  const by = `${file} › verified against the mock`
  keepObservations(
    file,
    mock.mock.journal
      .responseCounts()
      .flatMap(({ operation, status, variant }) =>
        status === null ? [] : [{ kind: 'handler', operation, status, ...(variant !== null && { variant }), by }],
      ),
  )
  void mock.close().then(() => {
    process.exitCode = code ?? 1
  })
})
