import { unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'

interface Reports {
  readonly data: readonly { readonly id: string; readonly year: number; readonly providerName: string | null }[]
  readonly total: number
}

const { mock, complaints } = testMock()
let token = ''
beforeAll(async () => {
  token = await tokenOf(mock, 'employer@acme.example')
})
const reports = async (query: string): Promise<Reports> =>
  (await call(mock, 'GET', `/client/77/reports${query}`, { token })).json as Reports // checked against the OpenAPI document

describe('reports at the mock', () => {
  it('[REP-1] narrows by kind, year, month and provider, and counts all of the kind', async () => {
    expect(await reports('?type=payroll')).toMatchObject({ total: 34, filters: { providers: [] } })
    const found = await reports('?type=provider&year=2026&month=3&provider=Cyclewise')
    expect([found.data.length, found.total, found.data[0]?.providerName]).toEqual([1, 102, 'Cyclewise'])
    expect((await reports('?type=payroll&year=1999')).data).toEqual([])
  })

  it('[REP-1] sends one report as CSV, and several as an archive of them', async () => {
    const one = await call(mock, 'GET', '/client/77/reports/3001/download', { token })
    expect(one.headers['Content-Disposition']).toBe('attachment; filename="payroll-2026-10.csv"')
    expect(one.text.split('\r\n')[0]).toBe('Employee number,Employee,Department,Employee pays,Employer pays')
    const many = await call(mock, 'GET', '/client/77/reports/download-multiple?reports=3001,3101', { token })
    expect(many.headers['Content-Type']).toBe('application/zip')
    expect(Object.keys(unzipSync(many.bytes ?? new Uint8Array()))).toEqual([
      'payroll-2026-10.csv',
      'provider-acorn-health-2026-10.csv',
    ])
    expect(complaints).toEqual([])
  })

  it('[REP-1] has a report of each month with life events, with the events of that month', async () => {
    const { data, total } = await reports('?type=life-event')
    const { json } = await call(mock, 'GET', '/client/77/employees/life-events', { token })
    const { lifeEvents } = json as { readonly lifeEvents: readonly { readonly event_date: string }[] } // as described
    const listed = lifeEvents.filter(({ event_date }) => event_date >= '2024' && event_date < '2026-11')
    let rows = 0
    for (const { id } of data) {
      const { text } = await call(mock, 'GET', `/client/77/reports/${id}/download`, { token })
      rows += text.trim().split('\r\n').length - 1
    }
    expect(total).toBe(data.length)
    expect(rows).toBe(listed.length)
    const [first, second] = data
    const many = await call(mock, 'GET', `/client/77/reports/download-multiple?reports=${first?.id},${second?.id}`, {
      token,
    })
    expect(
      Object.keys(unzipSync(many.bytes ?? new Uint8Array())).every((name) => name.startsWith('life-events-')),
    ).toBe(true)
  })

  it('[REP-1] knows no other report', async () => {
    for (const url of ['/client/77/reports/9/download', '/client/77/reports/download-multiple?reports=3001,9'])
      expect((await call(mock, 'GET', url, { token })).status).toBe(404)
    expect((await call(mock, 'GET', '/client/78/reports/3001/download', { token })).status).toBe(404)
  })

  it('[REP-1] lists life events; those of the last weeks are open', async () => {
    const { json } = await call(mock, 'GET', '/client/77/employees/life-events', { token })
    const { lifeEvents } = json as { readonly lifeEvents: readonly { readonly closed_date: string | null }[] } // as described
    expect(lifeEvents.some(({ closed_date }) => closed_date === null)).toBe(true)
    expect(lifeEvents.some(({ closed_date }) => closed_date !== null)).toBe(true)
  })
})
