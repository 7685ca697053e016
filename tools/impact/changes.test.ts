import { describe, expect, it } from 'vitest'
import { changesBetween } from './changes.ts'
import type { Node } from './schemas.ts'
import {
  text,
  status,
  response,
  object,
  page,
  base,
  thing,
  documentOf,
  withResponse,
  withRequest,
  withParameters,
  uses,
  lines,
  properties,
} from './testing.ts'

const withoutId = { status: properties.status, day: properties.day, count: properties.count }

describe('the changes between two versions of an OpenAPI document', () => {
  it.each<readonly [string, Node, readonly string[]]>([
    ['nothing', documentOf(base), []],
    [
      'a property of a response that is gone',
      withResponse(object(withoutId, ['count'])),
      ['! saveThing: response 200 $.id is gone'],
    ],
    [
      'an optional property that is new',
      withResponse(object({ ...properties, note: text }, ['id', 'count'])),
      ['- saveThing: response 200 $.note is new'],
    ],
    [
      'a promise that is withdrawn',
      withResponse(object(properties, ['count'])),
      ['! saveThing: response 200 $.id can be left out now'],
    ],
    [
      'a promise that is made',
      withResponse(object(properties, ['id', 'count', 'day'])),
      ['- saveThing: response 200 $.day is always there now'],
    ],
    [
      'a member that a response may have',
      withResponse(object({ ...properties, status: { ...status, enum: ['open', 'closed', 'lost'] } }, ['id', 'count'])),
      ["! saveThing: response 200 $.status can be 'lost' now"],
    ],
    [
      'a member that it has no longer',
      withResponse(object({ ...properties, status: { ...status, enum: ['open'] } }, ['id', 'count'])),
      ["- saveThing: response 200 $.status can no longer be 'closed'"],
    ],
    [
      'another type',
      withResponse(object({ ...properties, id: { type: 'integer' } }, ['id', 'count'])),
      ['! saveThing: response 200 $.id can be integer now', '- saveThing: response 200 $.id can no longer be string'],
    ],
    [
      'null that may come',
      withResponse(object({ ...properties, id: { type: ['string', 'null'] } }, ['id', 'count'])),
      ['! saveThing: response 200 $.id can be null now'],
    ],
    [
      'null written as a union',
      withResponse(object({ ...properties, id: { anyOf: [text, { type: 'null' }] } }, ['id', 'count'])),
      ['! saveThing: response 200 $.id can be null now'],
    ],
    [
      'fractions that may come',
      withResponse(object({ ...properties, count: { type: 'number' } }, ['id', 'count'])),
      ['! saveThing: response 200 $.count can be number now'],
    ],
    [
      'a day that may be any text',
      withResponse(object({ ...properties, day: text }, ['id', 'count'])),
      ['! saveThing: response 200 $.day format is gone and was date'],
    ],
    [
      'a list in the place of an object',
      withResponse({ type: 'array', items: thing }),
      ['- saveThing: response 200 can no longer be one of its objects', '! saveThing: response 200 can be a list now'],
    ],
    [
      'the same, put together by allOf',
      withResponse({
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
      documentOf({ ...base, responses: { ...base.responses, 409: response(object({ error: text })) } }),
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
    expect(lines(withResponse(tree({ type: 'integer' })), withResponse(tree(text)))).toEqual([
      '! saveThing: response 200 $.name can be integer now',
      '- saveThing: response 200 $.name can no longer be string',
    ])
  })
})
