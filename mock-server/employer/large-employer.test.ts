import { beforeAll, describe, expect, it } from 'vitest'
import { call, testMock } from '../testing.ts'
import { isObject } from '../../openapi/json.ts'

const { mock } = testMock()
let token = ''
const headers = { 'x-mock-world': 'large' }

interface Row {
  readonly selectionId: string
  readonly orderValue: number
  readonly requestedOn: string
}

// Every response is checked against the OpenAPI document.
const get = async <Body>(url: string): Promise<Body> => (await call(mock, 'GET', url, { token, headers })).json as Body

const rowsOf = async (): Promise<readonly Row[]> =>
  (await get<{ readonly selectionsData: readonly Row[] }>('/v2/scheme/selections/201/pending/')).selectionsData

interface Page {
  readonly data: readonly { readonly id: string; readonly name: string; readonly twoFactor?: boolean }[]
  readonly total: number
}

const employees = (query: string): Promise<Page> => get(`/v2/client/77/employees?${query}`)

beforeAll(async () => {
  const made = mock.worlds.make('large', 'large-employer')
  token = made.values['accessToken'] ?? ''
})

describe('an employer of a million', () => {
  it('[BED-4] [EMP-1] lists its employees a page at a time, from the first to the last', async () => {
    const [first, last] = [await employees('page=1'), await employees('page=100000')]
    expect([first.total, last.total]).toEqual([1_000_000, 1_000_000])
    expect(first.data.map(({ name }) => name)).toEqual(Array<string>(10).fill('Aisha Abbott'))
    expect(last.data.map(({ name }) => name)).toEqual(Array<string>(10).fill('Zoe Young'))
    const [registered, others] = [
      await employees('filter[person_activated]=1'),
      await employees('filter[person_activated]=0'),
    ]
    expect(registered.total + others.total).toBe(1_000_000)
    expect((await employees('search=employee@acme.example')).data.map(({ id }) => id)).toEqual(['4021'])
  })

  it('[BED-4] [INS-1] [TAKE-1] counts every employee in its figures', async () => {
    const insights = await get<{
      readonly employees: number
      readonly groups: readonly { readonly parts: readonly { readonly employees: number }[] }[]
    }>('/v2/client/77/employee-insights')
    expect(insights.employees).toBe(1_000_000)
    for (const { parts } of insights.groups)
      expect(parts.reduce((sum, part) => sum + part.employees, 0)).toBe(1_000_000)
    const takeUp = await get<{
      readonly benefits: readonly { readonly eligible: number; readonly taken: number }[]
    }>('/client/77/benefit-takeup')
    for (const { eligible, taken } of takeUp.benefits) {
      expect(eligible).toBeGreaterThan(800_000)
      expect(taken).toBeLessThanOrEqual(eligible)
    }
  })

  it('[BED-4] [MASQ-1] opens the account of an employee, and lists what changes in it', async () => {
    const id = '10123456'
    const listed = async () => (await get<Page>(`/v2/client/77/employees/two-factor-authentication?search=${id}`)).data
    const [before] = await listed()
    expect(before?.id).toBe(id)
    const { json } = await call(mock, 'POST', '/login/sso', { headers, body: { sso: `magic-${id}` } })
    expect(isObject(json) && 'access_token' in json).toBe(true)
    const db = mock.worlds.find('large')?.db
    db?.people.update(id, { secondFactor: before?.twoFactor ? 'none' : 'validate' })
    expect(await listed()).toEqual([{ ...before, twoFactor: !before?.twoFactor }])
  })

  it('[BED-4] [APP-1] keeps the sums of 50,000 selections right while they are decided', async () => {
    const overview = async () => {
      const { selections } = await get<{
        readonly selections: readonly {
          readonly count: number
          readonly orderValue: number
          readonly oldestRequest: string
        }[]
      }>('/v2/scheme/selections/pending/')
      return selections.map(({ count, orderValue, oldestRequest }) => ({ count, orderValue, oldestRequest }))
    }
    const summed = (rows: readonly Row[]) => [
      {
        count: rows.length,
        orderValue: rows.reduce((sum, row) => sum + row.orderValue, 0),
        oldestRequest: rows.map(({ requestedOn }) => requestedOn).toSorted()[0],
      },
    ]
    const decide = async (selectionIds: readonly string[]) =>
      (
        await call(mock, 'PATCH', '/v2/scheme/selections/status/', {
          token,
          headers,
          body: { selectionIds, approval: true },
        })
      ).json
    const rows = await rowsOf()
    expect(rows).toHaveLength(50_000)
    expect(new Set(rows.map(({ selectionId }) => selectionId)).size).toBe(50_000)
    expect(await overview()).toEqual(summed(rows))

    const oldest = rows.map(({ requestedOn }) => requestedOn).toSorted()[0]
    const decided = rows.filter(({ requestedOn }, place) => requestedOn === oldest || place % 3 === 0)
    expect(await decide(decided.map(({ selectionId }) => selectionId))).toEqual({ status: 'success', failed: [] })
    const left = await rowsOf()
    expect(left).toEqual(rows.filter((row) => !decided.includes(row)).slice(0, left.length))
    expect(left).toHaveLength(50_000 - decided.length)
    expect(await overview()).toEqual(summed(left))

    expect(await decide([decided[0]?.selectionId ?? ''])).toMatchObject({ errors: {} })
    expect(await decide(left.map(({ selectionId }) => selectionId))).toEqual({ status: 'success', failed: [] })
    expect(await overview()).toEqual([])
    expect(mock.worlds.make('other', 'large-employer').world.db.approvals.all()).toHaveLength(50_000)
  })

  it('[BED-4] has any number of employees up to that of its ids', async () => {
    const of = (count: number) => mock.worlds.make('counted', 'large-employer', { count })
    expect(of(0).world.db.approvals.all()).toEqual([])
    expect(of(40).world.db.approvals.all()).toHaveLength(2)
    expect(() => of(100_000_000)).toThrow("'count' must be at most 90000000.")
  })
})
