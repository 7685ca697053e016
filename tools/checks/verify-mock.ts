import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { startHttpMock } from '../../mock-server/http.ts'

/**
 * `npx tsx tools/checks/verify-mock.ts legacy|versioned`: verifies one host's pact against the mock over HTTP, on free
 * ports, with the command that a backend team uses. Exits as that command does.
 */
const host = process.argv[2]
const mock = await startHttpMock({ legacyPort: 0, versionedPort: 0 })
const url = host === 'versioned' ? mock.versionedUrl : mock.legacyUrl
const tsx = createRequire(import.meta.url).resolve('tsx/cli')
const child = spawn(process.execPath, [tsx, 'contracts/verify/main.ts', '--host', String(host), '--url', url], {
  stdio: 'inherit',
})
child.on('close', (code) => {
  void mock.close().then(() => {
    process.exitCode = code ?? 1
  })
})
