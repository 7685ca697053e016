import { beforeAll, describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'

interface Counted {
  readonly name: string
  readonly eligible: number
  readonly taken: number
}
interface Row extends Counted {
  readonly benefitId: string
  readonly takenYearAgo: number
}
interface Detail extends Counted {
  readonly months: readonly (Omit<Counted, 'name'> & { readonly month: string })[]
  readonly levels: readonly { readonly name: string; readonly taken: number }[]
  readonly groups: readonly { readonly by: string; readonly parts: readonly Counted[] }[]
}

const { mock, complaints } = testMock()
let token = ''
let rows: readonly Row[] = []
// The mock's response was checked against the OpenAPI document.
const get = async <Body>(path: string): Promise<Body> => (await call(mock, 'GET', path, { token })).json as Body
beforeAll(async () => {
  token = await tokenOf(mock, 'employer-insights@acme.example')
  rows = (await get<{ benefits: readonly Row[] }>('/v2/client/77/benefit-insights')).benefits
})

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

describe('the take-up of the mock', () => {
  it('[TAKE-1] is the same at both calls, and near what the catalogue says', async () => {
    const { benefits } = await get<{ benefits: readonly Row[] }>('/client/77/benefit-takeup')
    expect(rows).toMatchObject(benefits)
    expect(benefits).toHaveLength(rows.length)
    const catalogue = new Map(
      mock.worlds
        .standard()
        .db.benefits.all()
        .map(({ id, takeUpPercent }) => [id, takeUpPercent]),
    )
    for (const { benefitId, eligible, taken } of rows)
      expect(Math.abs((taken / eligible) * 100 - (catalogue.get(benefitId) ?? 0))).toBeLessThan(11) // what is chosen for a year waits for January
  })

  it('[TAKE-1] never has more takers than may take, and fewer a year ago', () => {
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(({ eligible, taken, takenYearAgo }) => taken > eligible || takenYearAgo > taken)).toEqual([])
    expect(new Set(rows.map(({ eligible }) => eligible)).size).toBe(2) // some benefits wait for the end of probation
  })

  it('[TAKE-1] agrees with itself: groups, levels and the last month come to the whole, benefit by benefit', async () => {
    for (const { benefitId, name, eligible, taken, takenYearAgo } of rows) {
      const detail = await get<Detail>(`/v2/client/77/benefit-insights/${benefitId}`)
      expect(detail).toMatchObject({ name, eligible, taken })
      for (const { parts } of detail.groups)
        expect([sum(parts.map((part) => part.eligible)), sum(parts.map((part) => part.taken))]).toEqual([
          eligible,
          taken,
        ])
      const { levels } = detail
      expect(levels.length === 0 ? taken : sum(levels.map((level) => level.taken))).toBe(taken)
      expect(detail.months).toHaveLength(13)
      expect(detail.months.at(-1)).toEqual({ month: '2026-11', eligible, taken })
      expect(detail.months[0]?.taken).toBeGreaterThanOrEqual(takenYearAgo)
      const taking = detail.months.map((month) => month.taken)
      expect(taking).toEqual([...taking].sort((a, b) => a - b))
    }
    expect(complaints).toEqual([])
  })

  it('[TAKE-1] has more groups for those with insights', async () => {
    const groupsAt = async (path: string) => (await get<Detail>(path)).groups.map(({ by }) => by)
    expect(await groupsAt('/client/77/benefit-takeup/201')).toEqual(['department', 'age'])
    const all = ['department', 'age', 'service', 'location']
    expect(await groupsAt('/v2/client/77/benefit-insights/201')).toEqual(all)
  })

  it('[TAKE-1] knows no benefit that is not there', async () => {
    const responses = ['/client/77/benefit-takeup/999', '/v2/client/77/benefit-insights/999'].map((path) =>
      call(mock, 'GET', path, { token }),
    )
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([404, 404])
  })
})
