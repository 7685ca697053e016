import { beforeAll, describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'
import { employeesOf } from '../world/employees.ts'

interface Part {
  readonly name: string
  readonly employees: number
  readonly registered: number
  readonly active: number
}
interface Insights {
  readonly employees: number
  readonly registered: number
  readonly groups: readonly { readonly by: string; readonly parts: readonly Part[] }[]
  readonly months: readonly { readonly month: string; readonly registrations: number }[]
  readonly activity: Readonly<Record<'last7' | 'last30' | 'last90' | 'earlier' | 'never', number>>
}

const { mock, complaints } = testMock()
let insights: Insights
beforeAll(async () => {
  const token = await tokenOf(mock, 'employer@acme.example')
  insights = (await call(mock, 'GET', '/v2/client/77/employee-insights', { token })).json as Insights // checked against the OpenAPI document
})

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const everybody = employeesOf('77')

describe("the figures of the mock's employees", () => {
  it('[INS-1] are counted from the 10,000 employees', () => {
    expect(insights.employees).toBe(10_000)
    expect(insights.registered).toBe(everybody.filter(({ registered }) => registered).length)
    const finance = insights.groups.find(({ by }) => by === 'department')?.parts.find(({ name }) => name === 'Finance')
    expect(finance?.employees).toBe(everybody.filter(({ department }) => department === 'Finance').length)
    expect(insights.activity.last7).toBe(
      everybody.filter(({ lastSeen }) => lastSeen !== null && lastSeen >= '2026-11-13').length,
    )
    expect(complaints).toEqual([])
  })

  it('[INS-1] agree with each other: the parts of every group come to the whole', () => {
    expect(insights.groups.map(({ by }) => by)).toEqual(['age', 'service', 'department', 'location'])
    const active = insights.activity.last7 + insights.activity.last30
    for (const { by, parts } of insights.groups) {
      expect([by, sum(parts.map((part) => part.employees))]).toEqual([by, insights.employees])
      expect([by, sum(parts.map((part) => part.registered))]).toEqual([by, insights.registered])
      expect([by, sum(parts.map((part) => part.active))]).toEqual([by, active])
      expect(parts.filter((part) => part.registered > part.employees || part.active > part.registered)).toEqual([])
    }
  })

  it('[ENG-1] the activity adds up to all employees, and the months to the registered', () => {
    expect(sum(Object.values(insights.activity))).toBe(insights.employees)
    expect(insights.activity.never).toBe(insights.employees - insights.registered)
    expect(sum(insights.months.map(({ registrations }) => registrations))).toBe(insights.registered)
    const months = insights.months.map(({ month }) => month)
    expect(months).toEqual([...new Set(months)].sort())
    expect(months.at(-1)).toBe('2026-11')
    expect(months.length).toBeGreaterThan(24)
  })

  it('[INS-1] put bands in their order', () => {
    const age = insights.groups.find(({ by }) => by === 'age')?.parts.map(({ name }) => name)
    // An employee born on 20 November 2001 is 25 today, and no longer under 25.
    const young = insights.groups.find(({ by }) => by === 'age')?.parts[0]
    expect(young?.employees).toBe(everybody.filter(({ dateOfBirth }) => dateOfBirth > '2001-11-20').length)
    expect(age).toEqual(['Under 25', '25 to 34', '35 to 44', '45 to 54', '55 to 64', '65 and over'])
  })

  it("[INS-1] of another client are not found, and are no employee's to see", async () => {
    const token = await tokenOf(mock, 'employer@acme.example')
    const employee = await tokenOf(mock, 'employee@acme.example')
    const ask = async (path: string, bearer: string) => (await call(mock, 'GET', path, { token: bearer })).status
    expect(await ask('/v2/client/78/employee-insights', token)).toBe(404)
    expect(await ask('/v2/client/77/employee-insights', employee)).toBe(403)
    expect(await ask('/client/78/benefit-takeup', token)).toBe(404)
    expect(await ask('/client/78/benefit-takeup/201', token)).toBe(404)
    expect(await ask('/client/77/benefit-takeup', employee)).toBe(403)
    expect(await ask('/v2/client/78/benefit-insights', token)).toBe(404)
    expect(await ask('/v2/client/77/benefit-insights/201', employee)).toBe(403)
  })
})
