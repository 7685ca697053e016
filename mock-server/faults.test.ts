import { describe, expect, it } from 'vitest'
import { call, testMock } from './testing.ts'
import type { Mock } from './request.ts'

const withFault = async (fault: object): Promise<Mock> => {
  const { mock } = testMock()
  expect((await call(mock, 'POST', '/_mock/faults', { body: fault })).status).toBe(201)
  return mock
}

const brand = (mock: Mock) => call(mock, 'GET', '/schemes/acme')

describe('the faults of the mock', () => {
  it('[BED-4] a status takes the place of the response to as many calls as it should', async () => {
    const mock = await withFault({ operation: 'getScheme', kind: 'status', status: 503, times: 2 })
    expect([await brand(mock), await brand(mock), await brand(mock)].map(({ status }) => status)).toEqual([
      503, 503, 200,
    ])
  })

  it('[BED-4] a fault of one operation leaves the others alone', async () => {
    const mock = await withFault({ operation: 'ping', kind: 'drop' })
    expect((await brand(mock)).status).toBe(200)
    expect((await call(mock, 'GET', '/ping')).status).toBeNull()
  })

  it.each([
    ['drop', null, ''],
    ['timeOut', null, ''],
    ['malformed', 200, '{"data": [{"id": "1", "na'],
    ['wrongShape', 200, '{"unexpected": "shape"}'],
    ['empty', 200, ''],
  ])('[BED-4] %s does not respond as described', async (kind, status, text) => {
    expect(await brand(await withFault({ operation: '*', kind }))).toMatchObject({ status, text })
  })

  it('[BED-4] html sends a page where JSON belongs', async () => {
    const { headers } = await brand(await withFault({ operation: '*', kind: 'html' }))
    expect(headers['Content-Type']).toBe('text/html')
  })

  it('[BED-4] a delay lets the call go on, and another fault beside it', async () => {
    const mock = await withFault({ operation: '*', kind: 'delay', delayMs: 5 })
    expect((await brand(mock)).status).toBe(200)
    await call(mock, 'POST', '/_mock/faults', { body: { operation: '*', kind: 'drop' } })
    expect((await brand(mock)).status).toBeNull()
    await call(mock, 'DELETE', '/_mock/faults')
    expect((await brand(mock)).status).toBe(200)
  })

  it('[BED-4] calls that wait go on when the faults are cleared', async () => {
    const { mock } = testMock(() => new Promise(() => {})) // the time never passes
    await call(mock, 'POST', '/_mock/faults', { body: { operation: 'getScheme', kind: 'delay', delayMs: 1, times: 1 } })
    await call(mock, 'POST', '/_mock/faults', { body: { operation: 'ping', kind: 'timeOut' } })
    const waiting = [brand(mock), call(mock, 'GET', '/ping')]
    await call(mock, 'DELETE', '/_mock/faults')
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, null])
  })

  it('[BED-4] the calls of one operation go on when its faults are cleared, and the others wait', async () => {
    const { mock } = testMock(() => new Promise(() => {})) // the time never passes
    for (const operation of ['getScheme', 'ping'])
      await call(mock, 'POST', '/_mock/faults', { body: { operation, kind: 'delay', delayMs: 1 } })
    const ended: string[] = []
    const calls = [
      brand(mock).then(() => ended.push('getScheme')),
      brand(mock).then(() => ended.push('getScheme')),
      call(mock, 'GET', '/ping').then(() => ended.push('ping')),
    ]
    const left = await call(mock, 'DELETE', '/_mock/faults?operation=getScheme')
    expect(left.json).toEqual({ faults: [expect.objectContaining({ operation: 'ping' })] })
    await Promise.all(calls.slice(0, 2))
    expect((await brand(mock)).status).toBe(200)
    expect(ended).toEqual(['getScheme', 'getScheme'])
    await call(mock, 'POST', '/_mock/faults/clear', { body: { operation: 'ping' } })
    await Promise.all(calls)
    expect(ended).toEqual(['getScheme', 'getScheme', 'ping'])
  })

  it('[BED-4] clearing the faults of an unknown operation is refused with a sentence, and clears none', async () => {
    const mock = await withFault({ operation: 'ping', kind: 'drop' })
    const { status, json } = await call(mock, 'DELETE', '/_mock/faults?operation=pong')
    expect([status, json]).toEqual([400, { mock: expect.stringContaining("'operation' must be") }])
    expect((await call(mock, 'GET', '/ping')).status).toBeNull()
  })

  it('[BED-4] a fault of the operation goes before one of all operations', async () => {
    const mock = await withFault({ operation: '*', kind: 'status', status: 500 })
    await call(mock, 'POST', '/_mock/faults', {
      body: { operation: 'getScheme', kind: 'status', status: 503, times: 1 },
    })
    expect([await brand(mock), await brand(mock)].map(({ status }) => status)).toEqual([503, 500])
  })

  it('[BED-4] a fault that nobody can mean is refused with a sentence', async () => {
    const { mock } = testMock()
    const refused = async (body: object) => (await call(mock, 'POST', '/_mock/faults', { body })).json
    expect(await refused({ operation: 'ping', kind: 'explode' })).toEqual({
      mock: expect.stringContaining("'kind' must be"),
    })
    expect(await refused({ operation: 'nothing', kind: 'drop' })).toEqual({
      mock: expect.stringContaining("'operation' must be"),
    })
    expect(await refused({ operation: 'ping', kind: 'drop', times: -1 })).toEqual({
      mock: "'times' must be a whole number from 1 up.",
    })
  })
})
