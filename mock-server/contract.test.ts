import { describe, expect, it } from 'vitest'
import { closeSchema } from '../openapi/closed.ts'
import { call, testMock, tokenOf } from './testing.ts'

const employee = 'employee@acme.example'

describe('the contract check of the mock', () => {
  it('[BED-4] responds with 400 and complains when a request is not as described', async () => {
    const { mock, complaints } = testMock()
    const { status, json } = await call(mock, 'POST', '/login', { body: { email: employee, pass: 'x' } })
    expect(status).toBe(400)
    expect(json).toMatchObject({ mock: 'contract mismatch', operation: 'logIn', side: 'request' })
    expect(complaints).toEqual([expect.stringContaining('Contract mismatch in the request of logIn')])
  })

  it('[BED-4] responds with 599 when the response of a handler is not as described', async () => {
    const { mock } = testMock()
    const token = await tokenOf(mock, employee)
    mock.worlds.standard().db.cards.update('card-1', { priority: 'whenever' as 'normal' }) // Wrong on purpose.
    const { status, json } = await call(mock, 'GET', '/user/home-page-cards', { token })
    expect(status).toBe(599)
    expect(json).toMatchObject({ operation: 'getHomePageCards', side: 'response' })
  })

  it('[BED-4] a handler that throws is a mismatch with the place where it threw', async () => {
    const { mock } = testMock()
    const token = await tokenOf(mock, employee)
    mock.worlds.standard().db.benefits.update('201', { relatedIds: null as unknown as [] }) // Wrong on purpose.
    const { status, json } = await call(mock, 'GET', '/benefit/201/related_benefits', { token })
    expect(status).toBe(599)
    expect(json).toMatchObject({ path: 'handler', message: expect.stringContaining('detail.ts') })
  })

  it('[BED-4] refuses a field of a response that is not described', async () => {
    const { mock } = testMock()
    const token = await tokenOf(mock, employee)
    const card = mock.worlds.standard().db.cards.find('card-1')
    mock.worlds.standard().db.cards.update('card-1', { ...card, extra: true } as object)
    expect((await call(mock, 'GET', '/user/home-page-cards', { token })).status).toBe(599)
  })

  it('[BED-4] refuses an undescribed query, a missing copy of the bearer, and an unknown path', async () => {
    const { mock } = testMock()
    const token = await tokenOf(mock, employee)
    expect((await call(mock, 'GET', '/ping?foo=1', { token })).json).toMatchObject({ path: 'query foo' })
    const headers = { authorization: `Bearer ${token}` }
    expect((await call(mock, 'GET', '/ping', { headers })).json).toMatchObject({ path: 'header x-bearer-token' })
    expect((await call(mock, 'GET', '/pong', { token })).json).toMatchObject({ operation: null })
  })

  it('[BED-4] counts mismatches by world until they are cleared', async () => {
    const { mock } = testMock()
    await call(mock, 'GET', '/pong')
    expect((await call(mock, 'GET', '/_mock/mismatches')).json).toMatchObject({ count: 1 })
    expect((await call(mock, 'GET', '/_mock/mismatches?world=another')).json).toMatchObject({ count: 0 })
    await call(mock, 'DELETE', '/_mock/mismatches')
    expect((await call(mock, 'GET', '/_mock/mismatches')).json).toEqual({ count: 0, mismatches: [] })
  })

  it('[BED-4] closes the objects of a schema, but not the members of a union', () => {
    expect(
      closeSchema({ allOf: [{ $ref: '#/a' }, { type: 'object', properties: { b: { properties: {} } } }] }),
    ).toEqual({
      allOf: [{ $ref: '#/a' }, { type: 'object', properties: { b: { properties: {}, unevaluatedProperties: false } } }],
      unevaluatedProperties: false,
    })
    expect(closeSchema({ type: 'object', additionalProperties: { type: 'string' } })).toEqual({
      type: 'object',
      additionalProperties: { type: 'string' },
    })
  })
})
