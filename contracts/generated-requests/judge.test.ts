import { describe, expect, it } from 'vitest'
import { describe as read } from '../agreement/openapi.ts'
import type { Standing } from './changes.ts'
import { judgedResponse, malformedIn } from './judge.ts'
import { document, refused } from './testing.ts'

const described = read({ legacy: document, versioned: document }, 'legacy', { closed: false })
const operation = described.operations.get('updateUser')
if (!operation) throw new Error('The sample has this operation.')

interface Came {
  readonly status?: number
  readonly body?: unknown
  readonly type?: string
  readonly seconds?: number
}

const judged = (
  standing: Standing,
  { status = 200, body = { id: 'a' }, type = 'application/json', seconds = 0 }: Came,
) =>
  judgedResponse(
    operation,
    standing,
    {
      kind: 'response',
      status,
      headers: [['Content-Type', type]],
      body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      milliseconds: seconds * 1000,
    },
    { described, malformed: malformedIn(document), maxSeconds: 2, hasToken: true },
  ).map(({ path, message }) => `${path}: ${message}`)

describe('the response to a generated request', () => {
  it.each<[Standing, Came]>([
    ['exact', {}],
    ['valid', { status: 404, body: refused }],
    ['open', {}],
    ['open', { status: 400, body: refused }],
    ['invalid', { status: 400, body: refused }],
    ['invalid', { status: 404, body: refused }],
    ['anonymous', { status: 401, body: refused }],
  ])('[BED-6] is as it should be: %s %j', (standing, came) => {
    expect(judged(standing, came)).toEqual([])
  })

  it.each<[string, Standing, Came, RegExp]>([
    ['a failure, though it is declared', 'invalid', { status: 500, body: refused }, /^status: The host fails with 500/],
    ['an undeclared status', 'open', { status: 418, body: refused }, /^status: OpenAPI declares 200, 401, 404 and 500/],
    ['another body', 'valid', { body: { id: 5 } }, /^body \$\.id: by OpenAPI it must be string/],
    [
      'another body of a malformed request',
      'invalid',
      { status: 400, body: {} },
      /^body \$\.error: OpenAPI requires it/,
    ],
    [
      'a page',
      'open',
      { status: 404, type: 'text/html', body: '<h1>No</h1>' },
      /^body: OpenAPI has application\/json here, and not text\/html/,
    ],
    ['a redirect', 'valid', { status: 302, body: '' }, /^status: The host redirects with 302/],
    ['a late one', 'valid', { seconds: 2.5 }, /^response: The response took too long/],
    [
      'an invalid request that is accepted',
      'invalid',
      {},
      /^status: A request that breaks the document is accepted with 200/,
    ],
    [
      'a valid request that is malformed to the host',
      'valid',
      { status: 400, body: refused },
      /^status: A request that keeps the document is refused as malformed with 400/,
    ],
    [
      'the token of the state, refused',
      'valid',
      { status: 401, body: refused },
      /^status: The token of the state is refused/,
    ],
    [
      'the request of the pact, refused',
      'exact',
      { status: 404, body: refused },
      /^status: The request of the pact does not work/,
    ],
    ['a success without a token', 'anonymous', {}, /^status: A request without a valid token gets 200/],
  ])('[BED-6] is not: %s', (_, standing, came, finding) => {
    expect(judged(standing, came)).toEqual([expect.stringMatching(finding)])
  })
})
