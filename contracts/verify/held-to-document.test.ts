import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { describedFor } from './described.ts'
import { heldToDocument } from './held-to-document.ts'

const amount = { type: 'number' }
const cost = { type: 'object', required: ['amount'], properties: { amount, unit: { enum: ['GBP', 'points'] } } }
const text = {
  type: 'object',
  required: ['kind', 'text'],
  properties: { kind: { const: 'text' }, text: { type: 'string' } },
}
const list = {
  type: 'object',
  required: ['kind', 'rows'],
  properties: { kind: { const: 'list' }, rows: { type: 'array', items: { type: 'string' } } },
}
const rewards = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string' },
    rewards: { type: 'array', items: { type: 'object', properties: { cost } } },
    block: { anyOf: [text, list] },
  },
}
const json = (schema: object, headers: object = {}) => ({
  description: 'A response.',
  headers,
  content: { 'application/json': { schema } },
})
const operation = (operationId: string, responses: object) => ({
  [`/${operationId}`]: { get: { operationId, responses } },
})
const document = {
  openapi: '3.1.0',
  paths: {
    ...operation('getRewards', {
      200: json(rewards, { 'X-Count': { required: true, schema: { type: 'string', pattern: '^\\d+$' } } }),
      404: json({ type: 'object', required: ['error'], properties: { error: { type: 'string' } } }),
    }),
    ...operation('ping', { 200: json({ type: 'object' }) }),
  },
}

const described = describedFor(document, 'legacy')

interface Came {
  readonly status?: number
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

const findings = (
  { status = 200, type = 'application/json; charset=utf-8', headers = { 'X-Count': '1' }, body }: Came,
  options: { readonly nullIsAbsent?: boolean } = {},
) => {
  const of = described.operations.get('getRewards')
  if (!of) throw new Error('The sample has this operation.')
  return heldToDocument(describedFor(document, 'legacy', options), of, {
    kind: 'response',
    status,
    headers: Object.entries({ 'content-type': type, ...headers }),
    body: Buffer.from(body instanceof Uint8Array || typeof body === 'string' ? body : JSON.stringify(body)),
    milliseconds: 1,
  }).map(({ path, message }) => `${path}: ${message}`)
}

const good = { id: 'a', rewards: [{ cost: { amount: 1, unit: 'GBP' } }], block: { kind: 'text', text: 'a' } }

describe('a response is held to the OpenAPI document', () => {
  it('[BED-5] passes where it keeps it, compressed or with more than that describes', () => {
    const body = JSON.stringify({ ...good, more: [1] })
    expect(findings({ body })).toEqual([])
    expect(findings({ body: gzipSync(body), headers: { 'X-Count': '1', 'Content-Encoding': 'gzip' } })).toEqual([])
    expect(findings({ body: brotliCompressSync(body), headers: { 'X-Count': '1', 'Content-Encoding': 'br' } })).toEqual(
      [],
    )
  })

  it.each<[string, Came, string]>([
    [
      'a wrong type deep in a list',
      { body: { ...good, rewards: [...good.rewards, { cost: { amount: '2' } }] } },
      'body $.rewards[1].cost.amount: by OpenAPI it must be number, and it is string',
    ],
    [
      'a field that is missing in a list',
      { body: { ...good, rewards: [...good.rewards, { cost: {} }] } },
      'body $.rewards[1].cost.amount: OpenAPI requires it, and it is missing',
    ],
    [
      'a value that is none of an enumeration',
      { body: { ...good, rewards: [{ cost: { amount: 1, unit: 'EUR' } }] } },
      'body $.rewards[0].cost.unit: by OpenAPI it must be GBP or points, and it is string',
    ],
    [
      'how the nearest alternative differs, and none of the others',
      { body: { ...good, block: { kind: 'list', rows: ['a', 5] } } },
      'body $.block.rows[1]: by OpenAPI it must be string, and it is integer',
    ],
    ['a missing field of the whole', { body: {} }, 'body $.id: OpenAPI requires it, and it is missing'],
    ['a header that is missing', { body: good, headers: {} }, 'header X-Count: OpenAPI requires it, and it is missing'],
    [
      'a header that does not fit',
      { body: good, headers: { 'X-Count': 'many' } },
      'header X-Count: by OpenAPI it must match pattern "^\\d+$", and it is string',
    ],
    ['a body that is no JSON', { body: '{"id": "a"' }, 'body: The body is not JSON'],
    [
      'a body in another encoding',
      { body: Buffer.from('{"id":"caf\u00e9"}', 'latin1') },
      'body: The body is no UTF-8, as which the portal reads it',
    ],
    [
      'a page in place of JSON',
      { type: 'text/html', body: '<h1>Sign in</h1>' },
      'body: OpenAPI has application/json here, and not text/html',
    ],
    [
      'a status that is not declared',
      { status: 418, body: { teapot: true } },
      'status: OpenAPI declares 200 and 404 for getRewards, and not 418',
    ],
  ])('[BED-5] names %s', (_, came, finding) => {
    expect(findings(came)).toEqual([expect.stringContaining(finding)])
  })

  it('[BED-5] takes null for a field that is left out only where it is asked to', () => {
    const body = { ...good, rewards: [{ cost: null }], block: null }
    expect(findings({ body })).toEqual([
      'body $.rewards[0].cost: by OpenAPI it must be object, and it is null: leave it out (or --null-is-absent)',
      expect.stringContaining('body $.block: by OpenAPI it fits none of 2 shapes, and it is null: leave it out'),
    ])
    expect(findings({ body }, { nullIsAbsent: true })).toEqual([])
    expect(findings({ body: { id: null } }, { nullIsAbsent: true })).toEqual([
      'body $.id: by OpenAPI it must be string, and it is null',
    ])
  })

  it('[BED-5] holds the body of a declared error to its own schema', () => {
    expect(findings({ status: 404, body: { message: 'none' } })).toEqual([
      'body $.error: OpenAPI requires it, and it is missing',
    ])
  })

  it('[BED-5] shows no token of a body that does not fit', () => {
    const { operations } = described
    const of = operations.get('getRewards')
    const body = Buffer.from('{"access_token": "token-of-somebody", "refresh_token":"token-of-somebody"}')
    const problems =
      of && heldToDocument(described, of, { kind: 'response', status: 418, headers: [], body, milliseconds: 1 })
    expect(problems).toHaveLength(1)
    expect(JSON.stringify(problems)).not.toContain('token-of-somebody')
  })
})
