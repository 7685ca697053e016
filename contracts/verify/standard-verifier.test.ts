import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rootCertificates } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startHttpMock, type HttpMock } from '../../mock-server/http.ts'
import type { Host } from '../../src/effects/api/operation.ts'
import { isObject } from '../../openapi/json.ts'
import { pactFrom } from './sources.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(path.join(root, 'docs/your-own-pact-verifier.md'), 'utf8')

/** The Node program that the page shows, so that this test runs exactly what a backend team copies. */
const program = (): string => {
  const [, code] = /```js\n([\s\S]*?)```/.exec(page) ?? []
  if (code === undefined) throw new Error('docs/your-own-pact-verifier.md shows no program for Node.')
  return code
}

/** A folder inside the checkout, so that the program finds the library; removed after the test. */
const folderOf = (): string => {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(path.join(root, '.cache/standard-verifier-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const started = async (): Promise<HttpMock> => {
  const mock = await startHttpMock({ legacyPort: 0, versionedPort: 0 })
  onTestFinished(() => mock.close())
  return mock
}

/** Runs the program of the page against the mock. */
const verified = async (host: Host, mock: HttpMock, pacts: string) => {
  const folder = folderOf()
  writeFileSync(path.join(folder, 'verify.mjs'), program())
  // One certificate: the library reads the machine's whole store for every interaction.
  writeFileSync(path.join(folder, 'certificate.pem'), rootCertificates[0] ?? '')
  const child = spawn(process.execPath, ['verify.mjs'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      HOST: host,
      HOST_URL: host === 'legacy' ? mock.legacyUrl : mock.versionedUrl,
      PACTS: pacts,
      SSL_CERT_FILE: path.join(folder, 'certificate.pem'),
      SSL_CERT_DIR: '',
      PACT_DO_NOT_TRACK: 'true',
    },
  })
  let output = ''
  const collect = (part: Buffer): void => void (output += part.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  return { code, output, failures: output.match(/^\d+\) Verifying .*$/gm) ?? [] }
}

const responsesOf = ({ mock }: HttpMock): number =>
  mock.journal.responseCounts().reduce((sum, { count }) => sum + count, 0)

/** The first interactions of a pact that carry a bearer, without the generators of their headers. */
const withoutBearer = (host: Host): readonly object[] =>
  pactFrom(null, host)
    .interactions.filter(({ states, status }) => states[0]?.name === 'employer-signed-in' && status === 200)
    .slice(0, 3)
    .map(({ raw }) => {
      const request = isObject(raw['request']) ? raw['request'] : {}
      const { header: _, ...generators } = isObject(request['generators']) ? request['generators'] : {}
      return { ...raw, request: { ...request, generators } }
    })

describe("Pact's own verifier", { timeout: 120_000 }, () => {
  it.each(['legacy', 'versioned'] as const)(
    '[BED-5] verifies the mock by the whole pact of %s, with nothing of ours in between',
    async (host) => {
      const mock = await started()
      const { code, output, failures } = await verified(host, mock, path.join(root, 'contracts/pacts'))
      expect(failures).toEqual([])
      expect(code, output.slice(-2_000)).toBe(0)
      expect(responsesOf(mock)).toBe(pactFrom(null, host).interactions.length)
      // The last teardown left the last state.
      expect(mock.mock.worlds.standard().scenario).toBeNull()
    },
  )

  it('[BED-5] is refused by the mock with the token in the file', async () => {
    const [mock, folder] = [await started(), folderOf()]
    const interactions = withoutBearer('versioned')
    const pact = {
      consumer: { name: 'portal' },
      provider: { name: 'versioned' },
      interactions,
      metadata: { pactSpecification: { version: '4.0' } },
    }
    writeFileSync(path.join(folder, 'portal-versioned.json'), JSON.stringify(pact))
    const { code, output, failures } = await verified('versioned', mock, folder)
    expect(code).toBe(1)
    expect(failures).toHaveLength(interactions.length)
    expect(output).toContain('expected 200 but was 401')
  })
})
