import { describe, expect, it } from 'vitest'
import type { WrittenInteraction } from '../../contracts/agreement/pact-file.ts'
import type { Json } from '../../openapi/json.ts'
import type { Node } from './schemas.ts'
import { text, status, object, base, thing, documentOf, withResponse, lines, properties } from './testing.ts'
import type { Uses } from './uses.ts'

describe('what the portal does with a change of an OpenAPI document', () => {
  const gone404 = documentOf({ ...base, responses: { 200: base.responses[200] } })
  const interaction = (status: number, body: Json, rules = {}): WrittenInteraction => ({
    description: 'saveThing: saved',
    providerStates: [{ name: 'thing-saved' }],
    request: { method: 'POST', path: '/thing' },
    response: {
      status,
      headers: { 'Content-Type': ['application/json'] },
      body: { content: body, contentType: 'application/json', encoded: false },
      matchingRules: { body: rules },
    },
  })
  const open = { id: '1', count: 1, status: 'open' }
  const onlyClosed = withResponse(object({ ...properties, status: { ...status, enum: ['closed'] } }, ['id', 'count']))
  const nullableDay = withResponse(
    object({ ...properties, day: { type: ['string', 'null'], format: 'date' } }, ['id', 'count']),
  )
  const unlisted = (members: readonly string[]): Node =>
    withResponse(object({ ...properties, status: { ...status, enum: members, 'x-unknown': 'open' } }, ['id', 'count']))
  const withoutStatus = withResponse(
    object({ id: text, day: properties.day, count: properties.count }, ['id', 'count']),
  )

  it.each<readonly [string, Node, Partial<Uses>, readonly string[]]>([
    [
      'that the code treats a lost status in a special way',
      gone404,
      { branchesOn: (one) => (one === '404' ? 'thing.ts' : null) },
      ['! saveThing: response 404 is gone'],
    ],
    [
      'that the code reads the body of a lost refusal',
      gone404,
      { readsRefusals: () => 'thing.ts' },
      ['! saveThing: response 404 is gone'],
    ],
    [
      'that a pact demands a lost status',
      gone404,
      { interactions: [interaction(404, { error: 'None' })] },
      ['! saveThing: response 404 is gone'],
    ],
    [
      'that a range or the default covers a status',
      documentOf({ ...base, responses: { 200: base.responses[200], '4XX': base.responses[404] } }),
      { branchesOn: () => 'thing.ts' },
      ['- saveThing: response 4XX is new'],
    ],
    [
      'that a pact demands a member that is withdrawn',
      onlyClosed,
      { interactions: [interaction(200, open, { '$.status': { matchers: [{ match: 'equality' }] } })] },
      ["! saveThing: response 200 $.status can no longer be 'open'"],
    ],
    [
      'that a pact leaves a member open',
      onlyClosed,
      {
        interactions: [
          interaction(200, open, { '$.status': { matchers: [{ match: 'regex', regex: '^(open|closed)$' }] } }),
        ],
      },
      ["- saveThing: response 200 $.status can no longer be 'open'"],
    ],
    [
      'that nobody reads a field that is gone',
      withoutStatus,
      { names: () => null },
      ['- saveThing: response 200 $.status is gone'],
    ],
    [
      'that a pact demands a field that nobody reads',
      withoutStatus,
      { names: () => null, interactions: [interaction(200, open)] },
      ['! saveThing: response 200 $.status is gone'],
    ],
    ['that null is as good as nothing', nullableDay, {}, ['- saveThing: response 200 $.day can be null now']],
    [
      'a success that the client does not read',
      documentOf({ ...base, responses: { ...base.responses, 206: base.responses[200] } }),
      {},
      ['! saveThing: response 206 is new'],
    ],
    [
      'a second success without the body',
      documentOf({ ...base, responses: { ...base.responses, 204: { description: '' } } }),
      {},
      ['! saveThing: response 204 is new'],
    ],
  ])('[BED-1] know %s', (_, now, portal, expected) => {
    expect(lines(now, documentOf(base), portal)).toEqual(expected)
  })

  it('[BED-1] know that an unlisted member was foreseen', () => {
    expect(lines(unlisted(['open', 'closed', 'lost']), unlisted(['open', 'closed']))).toEqual([
      "- saveThing: response 200 $.status can be 'lost' now",
    ])
  })

  it('[BED-1] know a parameter of the path by its position, and a keyword that nothing compares', () => {
    const by = (name: string, schema: Node): Node =>
      documentOf(
        { ...base, parameters: [{ name, in: 'path', required: true, schema: { ...text, ...schema } }] },
        thing,
        `/thing/{${name}}`,
      )
    expect(lines(by('thingId', {}), by('id', {}))).toEqual(['- saveThing: request path id is called thingId now'])
    expect(lines(by('id', { contentEncoding: 'base64' }), by('id', {}))).toEqual([
      '! saveThing: request path id contentEncoding is base64 and was none',
    ])
  })

  it('[BED-1] know credentials that suffice, by their scheme and not by its name', () => {
    const secured = (...security: unknown[]): Node => ({
      ...documentOf({ ...base, security }),
      components: {
        schemas: { Thing: thing },
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, jwt: { type: 'http', scheme: 'Bearer' } },
      },
    })
    expect(lines(secured(), secured({ bearer: [] }))).toEqual([
      '- saveThing: operation asks for less or other credentials',
    ])
    expect(lines(secured({ jwt: [] }), secured({ bearer: [] }))).toEqual([])
    expect(lines(secured({ bearer: [] }), secured())).toEqual(['! saveThing: operation is secured in another way'])
  })

  it('[BED-1] know null as OpenAPI 3.0 writes it, and a reference beside which something is described', () => {
    const id = (schema: Node): Node => withResponse(object({ ...properties, id: schema }, ['id', 'count']))
    expect(lines(id({ type: 'string', nullable: true }))).toEqual(['! saveThing: response 200 $.id can be null now'])
    expect(lines(id({ allOf: [text], description: 'Its id.' }))).toEqual([])
    expect(lines(id({ allOf: [{ type: 'integer' }] }))).toEqual([
      '! saveThing: response 200 $.id can be integer now',
      '- saveThing: response 200 $.id can no longer be string',
    ])
  })
})
