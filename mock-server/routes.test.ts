import { describe, expect, it } from 'vitest'
import { readOperations } from '../openapi/operations.ts'
import { ok } from './handler.ts'
import { readDocuments } from '../openapi/read.ts'
import { call, testMock, tokenOf } from './testing.ts'
import { handlers, joinRoutes } from './routes.ts'

const operations = readOperations(readDocuments())

describe('the routes of the mock', () => {
  it('[BED-4] every described operation has a handler, and the reverse', () => {
    expect(
      joinRoutes(operations)
        .map(({ operation }) => operation.operationId)
        .sort(),
    ).toEqual(Object.keys(handlers).sort())
  })

  it('[BED-4] names an operation that has no handler', () => {
    const { ping: _, ...others } = handlers
    expect(() => joinRoutes(operations, others)).toThrow('have no handler in mock-server/routes.ts: ping.')
  })

  it('[BED-4] names a handler that has no operation', () => {
    expect(() => joinRoutes(operations, { ...handlers, wave: () => ok({}) })).toThrow(
      'have no operation in openapi/: wave.',
    )
  })

  it('[MASQ-2] every operation that takes the masquerade headers may refuse them', () => {
    const taking = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'X-Masquerade-User-Id'))
    expect(taking.length).toBeGreaterThan(10)
    expect(taking.filter(({ responses }) => !responses.has('403')).map(({ operationId }) => operationId)).toEqual([])
  })

  it('[BED-4] every operation that reads responds as it is described', async () => {
    const { mock, complaints } = testMock()
    const employee = await tokenOf(mock, 'employee@acme.example')
    const employer = await tokenOf(mock, 'employer@acme.example')
    const ids: Readonly<Record<string, string>> = {
      benefit: '201',
      'benefit-group': 'pension',
      client: '77',
      schemes: 'acme',
      selections: '201',
      'avatar-set': '12',
      selection: '9001',
      activate: 'act-valid',
      user: '4021',
      'employee-data-uploads': '6502',
    }
    for (const { host, method, path, operationId } of operations.filter((one) => one.method === 'get')) {
      const url = path
        .replace(/(\w[\w-]*)\/\{id\}/, (_, part: string) => `${part}/${ids[part] ?? ''}`)
        .replace('{benefitId}', '201')
        .replace('{benefit}', '201')
        .replace('{termId}', '201-terms')
        .replace('{employee}', '5001')
        .replace('{reportId}', '3001')
      const isEmployers = /client\/|selections\/|uploads\//.test(path)
      const query = operationId === 'downloadReports' ? '?reports=3001,3101' : ''
      const { status } = await call(mock, method.toUpperCase(), url + query, {
        host,
        token: isEmployers ? employer : employee,
      })
      expect([operationId, status]).toEqual([operationId, 200])
    }
    expect(complaints).toEqual([])
  })

  it('[BED-4] responds with 401 and a detail to a call without a session', async () => {
    const { mock } = testMock()
    const { status, json } = await call(mock, 'GET', '/ping')
    expect([status, json]).toEqual([401, { detail: 'Your session has expired. Log in again.' }])
  })
})
