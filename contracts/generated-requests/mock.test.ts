import fc from 'fast-check'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDocuments, startHttpMock, type HttpMock } from '../../mock-server/http.ts'
import { hosts } from '../../mock-server/openapi.ts'
import { describe as read } from '../agreement/openapi.ts'
import { readPactFile } from '../verify/pact-file.ts'
import { createSecrets } from '../verify/secrets.ts'
import { valuesOf } from './arbitraries.ts'
import { generate } from './run.ts'
import { schemasOf } from './schemas.ts'

const documents = readDocuments()
const complaints: string[] = []
let mock: HttpMock
beforeAll(async () => {
  mock = await startHttpMock({ legacyPort: 0, versionedPort: 0, complain: (sentence) => complaints.push(sentence) })
})
afterAll(() => mock.close())

describe('generated requests', () => {
  it.each([
    ['legacy', 70, 300],
    ['versioned', 18, 120],
  ] as const)(
    '[BED-6] to the %s host of the mock get responses as the document says',
    async (host, operations, count) => {
      const url = host === 'legacy' ? mock.legacyUrl : mock.versionedUrl
      const file = fileURLToPath(new URL(`../pacts/portal-${host}.json`, import.meta.url))
      const { results, requests } = await generate({
        host,
        document: documents[host],
        interactions: readPactFile(file, host).interactions,
        url,
        endpoint: { url: `${url}/_mock/provider-states`, headers: {}, timeoutMs: 30_000 },
        secrets: createSecrets(),
        count,
        seed: 20_261_120,
        // A guard against hanging, not a judgement of speed.
        maxSeconds: 30,
        onResult: () => {},
      })
      expect(results.filter(({ result }) => result !== 'kept')).toEqual([])
      expect(results).toHaveLength(operations)
      expect(requests).toBeGreaterThanOrEqual(count)
      // What the mock itself got wrong, rather than the request.
      expect(complaints.filter((one) => one.includes('in the response'))).toEqual([])
    },
  )

  it.each(hosts)('[BED-6] of every operation of the %s host keep the schema from which they are made', (host) => {
    const document = documents[host]
    const described = read(documents, host, { closed: false })
    const schemas = schemasOf(document, host, described)
    const bodies = [...described.operations.values()].flatMap(({ requestBody, operationId }) =>
      requestBody?.kind === 'json' ? [{ operationId, schema: requestBody.schema }] : [],
    )
    expect(bodies.length).toBeGreaterThan(5)
    for (const { schema } of bodies)
      fc.assert(
        fc.property(valuesOf(document, schema), (value) => schemas.standingOf(schema, value).standing === 'valid'),
        { numRuns: 30 },
      )
  })
})
