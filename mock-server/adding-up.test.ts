import { beforeAll, describe, expect, it } from 'vitest'
import { readerOf, sumOf as sum, testMock, type Cost } from './testing.ts'
import { employeesOf, lastFullUpload } from './world/employees.ts'
import { employeesAsOf, hasPassedProbation } from './world/rules.ts'

// What a person sees on one screen follows from what they see on another.

interface Listed {
  readonly benefitId: string
  readonly groupCode: string
  readonly selection: {
    readonly status: string
    readonly costsSummaryForMonthlyCostSection: Cost
    readonly endDate: string | null
  } | null
}
interface Total {
  readonly pay: number
  readonly employeeNet: number | null
  readonly benefits: readonly { readonly benefitId: string; readonly months: readonly Cost[] }[]
}

const { mock, complaints } = testMock()
const as = (email: string) => readerOf(mock, email)
const add = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

describe('what Dylan Holmes sees', () => {
  let get: Awaited<ReturnType<typeof as>>
  let total: Total
  let listed: readonly Listed[]
  beforeAll(async () => {
    get = await as('employee@acme.example')
    total = await get('/user/selections/mtb/page')
    listed = await get('/benefits/user/eligible')
  })

  it('[MTB-1] [BED-4] is £3,862.80 from Acme and £5,061.78 of his own, on home, in total benefits and benefit by benefit', async () => {
    expect(sum(total.benefits.flatMap(({ months }) => months))).toEqual({ company: 386_280, employee: 506_178 })
    expect(await get('/user/selections/mtb/card')).toMatchObject({ company: 386_280, employee: 506_178 })
    expect([total.pay, total.employeeNet]).toEqual([4_500_000, 443_178])
    const yearly = Object.fromEntries(total.benefits.map(({ benefitId, months }) => [benefitId, sum(months)]))
    expect(yearly).toEqual({
      '201': { company: 10_800, employee: 16_200 },
      '202': { company: 12_000, employee: 29_988 },
      '205': { company: 225_000, employee: 225_000 },
      '208': { company: 57_600, employee: 138_600 },
      '210': { company: 19_440, employee: 0 },
      '213': { company: 0, employee: 90_000 },
      '215': { company: 0, employee: 6390 },
      '216': { company: 27_720, employee: 0 },
      '217': { company: 3720, employee: 0 },
      '226': { company: 30_000, employee: 0 },
    })
  })

  it('[BEN-2] [BED-4] costs on a benefit’s own page what it costs in total benefits', async () => {
    for (const { benefitId, months } of total.benefits) {
      if (benefitId === '226') continue
      const { selection } = await get<Listed>(`/benefit/${benefitId}`)
      const paid = months.filter(({ company, employee }) => company + employee > 0)
      for (const { company, employee } of paid)
        expect({ company, employee }, benefitId).toEqual(selection?.costsSummaryForMonthlyCostSection)
    }
  })

  it('[HOME-1] [BED-4] waits for a bike and 2 days of leave, the bike with an end', () => {
    const waiting = listed.filter(({ selection }) => selection?.status === 'pending')
    expect(
      waiting.map(({ benefitId, selection }) => [
        benefitId,
        selection?.costsSummaryForMonthlyCostSection.employee,
        selection?.endDate,
      ]),
    ).toEqual([
      ['204', 10_000, '2027-11-30'],
      ['206', 2885, null],
    ])
  })

  it('[CCV-1] [BED-4] is £60 of credits: what was paid in, without what was spent', async () => {
    const { balance, lastPaymentDate } = await get<{ balance: number; lastPaymentDate: string }>('/ccv/balance')
    const { placedOrders } = await get<{ placedOrders: readonly { value: number; date: string }[] }>(
      '/ccv/vouchers',
      'versioned',
    )
    expect([balance, lastPaymentDate]).toEqual([6000, '2026-10-01'])
    expect(30_000 - add(placedOrders.map(({ value }) => value))).toBe(balance)
  })
})

describe('what somebody sees who has left', () => {
  it('[NAV-1] [BED-4] is credits alone, or ended benefits and their costs up to June, with nothing to choose', async () => {
    const withCredits = await as('leaver@acme.example')
    expect((await withCredits<readonly Listed[]>('/benefits/user/eligible')).map(({ benefitId }) => benefitId)).toEqual(
      ['226'],
    )
    expect(await withCredits('/user/home-page-cards')).toEqual([])
    const without = await as('leaver-no-credits@acme.example')
    const had = await without<readonly (Listed & { selection: { cta: unknown } })[]>('/benefits/user/eligible')
    expect(had.length).toBeGreaterThan(3)
    for (const { selection } of had)
      expect(selection).toMatchObject({ status: 'opted-out', endDate: '2026-06-30', cta: null })
    const { benefits } = await without<Total>('/user/selections/mtb/page')
    for (const { months, benefitId } of benefits)
      expect(sum(months.slice(6)), benefitId).toEqual({ company: 0, employee: 0 })
  })
})

describe('what an employer sees', () => {
  const employees = employeesOf('77')

  it('[DASH-1] [INS-1] [TAKE-1] [BED-4] is the same 10,000 employees on the dashboard, in the list, and in take-up', async () => {
    const get = await as('employer-insights@acme.example')
    const insights = await get<{
      employees: number
      registered: number
      months: readonly { registrations: number }[]
      activity: Record<string, number>
    }>('/v2/client/77/employee-insights')
    expect([insights.employees, insights.registered]).toEqual([10_000, 8133])
    const { never = 0, ...seen } = insights.activity
    expect([never, add(Object.values(seen))]).toEqual([1867, 8133])
    expect(add(insights.months.map(({ registrations }) => registrations))).toBe(8133)
    const { benefits } = await get<{
      benefits: readonly {
        benefitId: string
        eligible: number
        taken: number
        takenYearAgo: number
        eligibleYearAgo: number
      }[]
    }>('/v2/client/77/benefit-insights')
    const restricted = employees.filter(({ startDate }) => hasPassedProbation(startDate)).length
    expect(new Set(benefits.map(({ eligible }) => eligible))).toEqual(new Set([10_000, restricted]))
    const funded = benefits.filter(({ benefitId }) => ['210', '216', '217', '226', '228'].includes(benefitId))
    for (const one of funded) expect([one.taken, one.takenYearAgo]).toEqual([one.eligible, one.eligibleYearAgo])
  })

  it('[TAKE-1] [BED-4] changes in January alone for what is chosen for a year', async () => {
    const get = await as('employer@acme.example')
    const { months } = await get<{ months: readonly { month: string; taken: number }[] }>(
      '/client/77/benefit-takeup/201',
    )
    const changed = months.filter(({ taken }, index) => index > 0 && taken !== months[index - 1]?.taken)
    expect(changed.map(({ month }) => month)).toEqual(['2026-01'])
  })

  it('[APP-1] [BED-4] is 250 selections of November by employees past probation, whose values add up', async () => {
    const get = await as('employer@acme.example')
    const { selections } = await get<{
      selections: readonly { benefitId: string; count: number; orderValue: number }[]
    }>('/v2/scheme/selections/pending/')
    expect(Object.fromEntries(selections.map(({ benefitId, count }) => [benefitId, count]))).toEqual({
      '204': 62,
      '206': 68,
      '207': 16,
      '212': 24,
      '221': 14,
      '222': 66,
    })
    const known = new Map(employees.map((employee) => [employee.name, employee]))
    for (const { benefitId, orderValue } of selections) {
      const { selectionsData } = await get<{
        selectionsData: readonly { employeeName: string; requestedOn: string; orderValue: number | null }[]
      }>(`/v2/scheme/selections/${benefitId}/pending/`)
      expect(add(selectionsData.map((one) => one.orderValue ?? 0))).toBe(orderValue)
      for (const { employeeName, requestedOn } of selectionsData) {
        expect(known.has(employeeName), employeeName).toBe(true)
        expect(requestedOn >= '2026-11-01' && requestedOn <= employeesAsOf).toBe(true)
      }
    }
  })

  it('[EMP-3] [BED-4] uploaded everyone on the list, and pays no one less than the National Living Wage', () => {
    expect(employees.filter(({ startDate }) => startDate > lastFullUpload)).toHaveLength(40)
    expect(employees.filter(({ salary }) => salary < 2_478_450)).toEqual([])
    expect(complaints).toEqual([])
  })
})
