import { describe, expect, it } from 'vitest'
import type { WrittenInteraction } from '../../contracts/agreement/pact-file.ts'
import type { Json } from '../../openapi/json.ts'
import { changesBetween } from './changes.ts'
import type { Node } from './schemas.ts'
import type { Uses } from './uses.ts'

const text = { type: 'string' }
const status = { type: 'string', enum: ['open', 'closed'] }
const answer = (schema: unknown) => ({ description: '', content: { 'application/json': { schema } } })
const object = (properties: Node, required: readonly string[] = []) => ({ type: 'object', properties, required })
const page = { name: 'page', in: 'query', schema: { type: 'integer' } }

const base = {
  operationId: 'saveThing',
  parameters: [page],
  requestBody: { content: { 'application/json': { schema: object({ name: text, status }, ['name']) } } },
  responses: {
    200: answer({ $ref: '#/components/schemas/Thing' }),
    404: answer(object({ error: text })),
  },
}
const thing = object({ id: text, status, day: { type: 'string', format: 'date' }, count: { type: 'integer' } }, [
  'id',
  'count',
])

const documentOf = (operation: Node | null, schema: unknown = thing, path = '/thing'): Node => ({
  openapi: '3.1.0',
  paths: { [path]: operation === null ? {} : { post: operation } },
  components: { schemas: { Thing: schema } },
})
const withAnswer = (schema: unknown): Node => documentOf(base, schema)
const withRequest = (schema: unknown): Node =>
  documentOf({ ...base, requestBody: { content: { 'application/json': { schema } } } })
const withParameters = (parameters: unknown): Node => documentOf({ ...base, parameters })

/** A portal that has every field in its code, and treats no status in a special way. */
const uses: Uses = {
  names: () => 'thing.ts',
  branchesOn: () => null,
  readsRefusals: () => null,
  interactions: [],
}

/** A change as one line: `! response 200 $.id is gone`. */
const lines = (now: Node, old: Node = documentOf(base), portal: Partial<Uses> = {}): readonly string[] =>
  changesBetween(old, now, () => ({ ...uses, ...portal })).flatMap(({ operation, changes }) =>
    changes.map(({ where, what, breaking }) => `${breaking ? '!' : '-'} ${operation}: ${where} ${what}`),
  )

const properties = thing.properties
const withoutId = { status: properties.status, day: properties.day, count: properties.count }

describe('the changes between two versions of an OpenAPI document', () => {
  it.each<readonly [string, Node, readonly string[]]>([
    ['nothing', documentOf(base), []],
    [
      'a property of a response that is gone',
      withAnswer(object(withoutId, ['count'])),
      ['! saveThing: response 200 $.id is gone'],
    ],
    [
      'an optional property that is new',
      withAnswer(object({ ...properties, note: text }, ['id', 'count'])),
      ['- saveThing: response 200 $.note is new'],
    ],
    [
      'a promise that is withdrawn',
      withAnswer(object(properties, ['count'])),
      ['! saveThing: response 200 $.id can be left out now'],
    ],
    [
      'a promise that is made',
      withAnswer(object(properties, ['id', 'count', 'day'])),
      ['- saveThing: response 200 $.day is always there now'],
    ],
    [
      'a member that a response may have',
      withAnswer(object({ ...properties, status: { ...status, enum: ['open', 'closed', 'lost'] } }, ['id', 'count'])),
      ["! saveThing: response 200 $.status can be 'lost' now"],
    ],
    [
      'a member that it has no longer',
      withAnswer(object({ ...properties, status: { ...status, enum: ['open'] } }, ['id', 'count'])),
      ["- saveThing: response 200 $.status can no longer be 'closed'"],
    ],
    [
      'another type',
      withAnswer(object({ ...properties, id: { type: 'integer' } }, ['id', 'count'])),
      ['! saveThing: response 200 $.id can be integer now', '- saveThing: response 200 $.id can no longer be string'],
    ],
    [
      'null that may come',
      withAnswer(object({ ...properties, id: { type: ['string', 'null'] } }, ['id', 'count'])),
      ['! saveThing: response 200 $.id can be null now'],
    ],
    [
      'null written as a union',
      withAnswer(object({ ...properties, id: { anyOf: [text, { type: 'null' }] } }, ['id', 'count'])),
      ['! saveThing: response 200 $.id can be null now'],
    ],
    [
      'fractions that may come',
      withAnswer(object({ ...properties, count: { type: 'number' } }, ['id', 'count'])),
      ['! saveThing: response 200 $.count can be number now'],
    ],
    [
      'a day that may be any text',
      withAnswer(object({ ...properties, day: text }, ['id', 'count'])),
      ['! saveThing: response 200 $.day format is gone and was date'],
    ],
    [
      'a list in the place of an object',
      withAnswer({ type: 'array', items: thing }),
      ['- saveThing: response 200 can no longer be one of its objects', '! saveThing: response 200 can be a list now'],
    ],
    [
      'the same, put together by allOf',
      withAnswer({
        allOf: [
          object({ id: text, status }, ['id']),
          object({ day: properties.day, count: properties.count }, ['count']),
        ],
      }),
      [],
    ],
    [
      'a property that must be sent',
      withRequest(object({ name: text, status, age: text }, ['name', 'age'])),
      ['! saveThing: request $.age must be sent now'],
    ],
    [
      'a property that may be sent',
      withRequest(object({ name: text, status, age: text }, ['name'])),
      ['- saveThing: request $.age can be sent now'],
    ],
    [
      'a property that is no longer taken',
      withRequest(object({ name: text }, ['name'])),
      ['! saveThing: request $.status is no longer taken'],
    ],
    [
      'a property that must no longer be sent',
      withRequest(object({ name: text, status })),
      ['- saveThing: request $.name can be left out now'],
    ],
    [
      'a member that a request may have',
      withRequest(object({ name: text, status: { ...status, enum: ['open', 'closed', 'lost'] } }, ['name'])),
      ["- saveThing: request $.status can be 'lost' now"],
    ],
    [
      'a shorter text',
      withRequest(object({ name: { ...text, maxLength: 9 }, status }, ['name'])),
      ['! saveThing: request $.name maxLength is 9 and was none'],
    ],
    [
      'a parameter with another name',
      withParameters([{ ...page, name: 'pageNumber' }]),
      ['- saveThing: request query pageNumber can be sent now', '! saveThing: request query page is gone'],
    ],
    [
      'a parameter that must be sent',
      withParameters([{ ...page, required: true }]),
      ['! saveThing: request query page must be sent now'],
    ],
    [
      'a status that is new',
      documentOf({ ...base, responses: { ...base.responses, 409: answer(object({ error: text })) } }),
      ['- saveThing: response 409 is new'],
    ],
    [
      'an error that is gone',
      documentOf({ ...base, responses: { 200: base.responses[200] } }),
      ['- saveThing: response 404 is gone'],
    ],
    [
      'another success',
      documentOf({ ...base, responses: { 201: base.responses[200], 404: base.responses[404] } }),
      ['- saveThing: response 201 is new', '- saveThing: response 200 is gone'],
    ],
    [
      'a file in the place of JSON',
      documentOf({
        ...base,
        responses: { ...base.responses, 200: { description: '', content: { 'text/csv': { schema: text } } } },
      }),
      ['! saveThing: response 200 can be text/csv now', '! saveThing: response 200 is no longer application/json'],
    ],
    ['an operation that is gone', documentOf(null), ['! saveThing: operation is gone']],
    [
      'another address',
      documentOf(base, thing, '/things'),
      ['! saveThing: operation is at POST /things and was at POST /thing'],
    ],
    [
      'another id',
      documentOf({ ...base, operationId: 'storeThing' }),
      ['- saveThing: operation is called storeThing now'],
    ],
    [
      'a bearer that is required',
      documentOf({ ...base, security: [{ bearer: [] }] }),
      ['! saveThing: operation is secured in another way'],
    ],
    ['other words', documentOf({ ...base, summary: 'Saves it', description: 'At once.' }), []],
  ])('[BED-1] tell %s', (_, now, expected) => {
    expect(lines(now)).toEqual(expected)
  })

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
  const onlyClosed = withAnswer(object({ ...properties, status: { ...status, enum: ['closed'] } }, ['id', 'count']))
  const nullableDay = withAnswer(
    object({ ...properties, day: { type: ['string', 'null'], format: 'date' } }, ['id', 'count']),
  )
  const unlisted = (members: readonly string[]): Node =>
    withAnswer(object({ ...properties, status: { ...status, enum: members, 'x-unknown': 'open' } }, ['id', 'count']))
  const withoutStatus = withAnswer(object({ id: text, day: properties.day, count: properties.count }, ['id', 'count']))

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
    const id = (schema: Node): Node => withAnswer(object({ ...properties, id: schema }, ['id', 'count']))
    expect(lines(id({ type: 'string', nullable: true }))).toEqual(['! saveThing: response 200 $.id can be null now'])
    expect(lines(id({ allOf: [text], description: 'Its id.' }))).toEqual([])
    expect(lines(id({ allOf: [{ type: 'integer' }] }))).toEqual([
      '! saveThing: response 200 $.id can be integer now',
      '- saveThing: response 200 $.id can no longer be string',
    ])
  })

  it('[BED-1] tell an operation that is new', () => {
    expect(lines(documentOf(base), documentOf(null))).toEqual(['- saveThing: operation is new'])
  })

  it('[BED-1] break nothing where the portal has no use for the operation', () => {
    const breaking = (old: Node): readonly boolean[] =>
      changesBetween(old, documentOf(null), () => uses).map((changed) => changed.breaking)
    const unused = documentOf({ ...base, 'x-unused': { reason: 'No screen shows it.', until: '2027-01-01' } })
    expect([breaking(documentOf(base)), breaking(unused)]).toEqual([[true], [false]])
  })

  it('[BED-1] come to an end where a schema holds itself', () => {
    const tree = (name: unknown) => object({ name, next: { $ref: '#/components/schemas/Thing' } })
    expect(lines(withAnswer(tree({ type: 'integer' })), withAnswer(tree(text)))).toEqual([
      '! saveThing: response 200 $.name can be integer now',
      '- saveThing: response 200 $.name can no longer be string',
    ])
  })
})
