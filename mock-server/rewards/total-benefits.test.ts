import { describe, expect, it } from 'vitest'
import { call, testMock, tokenIn, tokenOf } from '../testing.ts'

interface Month {
  readonly month: number
  readonly company: number
  readonly employee: number
}
interface Page {
  readonly schemeYear: string
  readonly pay: number
  readonly employeeNet: number | null
  readonly lastYear: {
    readonly schemeYear: string
    readonly pay: number
    readonly company: number
    readonly employee: number
  } | null
  readonly benefits: readonly {
    readonly benefitId: string
    readonly groupCode: string
    readonly months: readonly Month[]
  }[]
}
interface Listed {
  readonly benefitId: string
  readonly selection: { readonly status: string; readonly costsSummaryForMonthlyCostSection: unknown } | null
}

const read = async <A>(path: string, email = 'employee@acme.example'): Promise<A> => {
  const { mock } = testMock()
  const token = await tokenOf(mock, email)
  return (await call(mock, 'GET', path, { token })).json as A // the contract check compared it with the OpenAPI document
}

describe('total benefits at the mock', () => {
  it('[MTB-1] cost in October what the list of benefits says of each that is approved', async () => {
    const { benefits } = await read<Page>('/user/selections/mtb/page')
    const listed = await read<readonly Listed[]>('/benefits/user/eligible')
    const monthly = benefits
      .filter(({ groupCode }) => groupCode !== 'ccv')
      .flatMap(({ benefitId, months }) =>
        months
          .filter(({ month, company, employee }) => month === 10 && company + employee > 0)
          .map(({ company, employee }) => [benefitId, { company, employee }]),
      )
    const approved = listed
      .filter(({ benefitId, selection }) => selection?.status === 'approved' && benefitId !== '226')
      .map(({ benefitId, selection }) => [benefitId, selection?.costsSummaryForMonthlyCostSection])
      .filter(([, cost]) => JSON.stringify(cost) !== JSON.stringify({ company: 0, employee: 0 }))
    expect(monthly).toEqual(approved)
  })

  it('[MTB-1] are calculated on the day of the host, whichever that is', async () => {
    const { mock } = testMock()
    const token = await tokenIn(mock, 'life-event-accepted')
    expect((await call(mock, 'GET', '/user/selections/mtb/page', { token })).json).toMatchObject({ asOf: '2026-11-21' })
  })

  it('[MASQ-2] are those of the scheme year for which an administrator sees the site, as the year after compares with', async () => {
    const { mock } = testMock()
    const token = await tokenOf(mock, 'employer@acme.example')
    const acting = { 'x-masquerade-user-id': '4021', 'x-masquerade-scheme-year': '2025' }
    const { lastYear } = await read<Page>('/user/selections/mtb/page')
    const { json } = await call(mock, 'GET', '/user/selections/mtb/card', { token, headers: acting })
    expect(json).toMatchObject({ schemeYear: '2025', asOf: '2025-12-31', company: lastYear?.company })
  })

  it('[MTB-1] have twelve months each, and add up to what the summary says', async () => {
    const { benefits } = await read<Page>('/user/selections/mtb/page')
    expect(benefits.length).toBeGreaterThan(6)
    expect(new Set(benefits.map(({ months }) => months.length))).toEqual(new Set([12]))
    const sum = (key: 'company' | 'employee') =>
      benefits.flatMap(({ months }) => months).reduce((all, month) => all + month[key], 0)
    expect(await read('/user/selections/mtb/card')).toMatchObject({
      company: sum('company'),
      employee: sum('employee'),
      total: sum('company') + sum('employee'),
    })
  })
})

describe('what the mock says of pay', () => {
  it('[MTB-2] takes less from take-home pay than the person pays, as some of it is taken before tax', async () => {
    const { benefits, employeeNet } = await read<Page>('/user/selections/mtb/page')
    const paid = benefits.flatMap(({ groupCode, months }) => months.map(({ employee }) => ({ groupCode, employee })))
    const of = (counts: (groupCode: string) => boolean) =>
      paid.reduce((sum, { groupCode, employee }) => sum + (counts(groupCode) ? employee : 0), 0)
    const beforeTax = (groupCode: string) => ['pension', 'travel', 'time'].includes(groupCode)
    expect(of(beforeTax)).toBeGreaterThan(0)
    expect(employeeNet).toBe(Math.round(of(() => true) - of(beforeTax) * 0.28))
  })

  it('[MTB-2] compares with the year before where the person worked there all of it, and paid less then', async () => {
    const { schemeYear, pay, lastYear } = await read<Page>('/user/selections/mtb/page')
    expect(lastYear?.schemeYear).toBe(String(Number(schemeYear) - 1))
    expect(lastYear?.pay).toBeLessThan(pay)
    expect(lastYear?.company).toBeGreaterThan(0)
    const { lastYear: none } = await read<Page>('/user/selections/mtb/page', 'probation@acme.example')
    expect(none).toBeNull()
  })
})

describe('statements at the mock', () => {
  it('[STMT-1] come in no order, with months of which nothing is known, and end with what is paid today', async () => {
    const rows = await read<
      readonly { month: number; year: number; employeeContribution: number; employerContribution: number | null }[]
    >('/benefit-group/pension/contributions')
    const times = rows.map(({ month, year }) => year * 12 + month)
    expect(rows.length).toBeGreaterThan(24)
    expect(times).not.toEqual([...times].sort((a, b) => b - a))
    expect(rows.filter(({ employerContribution }) => employerContribution === null)).not.toEqual([])
    expect(rows.find(({ month, year }) => month === 10 && year === 2026)?.employeeContribution).toBe(18750)
  })

  it('[STMT-1] of credits hold what the company paid in April and October, and are empty without a benefit', async () => {
    const rows = await read<readonly { month: number; employeeContribution: null }[]>(
      '/benefit-group/ccv/contributions',
    )
    expect(new Set(rows.map(({ month }) => month))).toEqual(new Set([4, 10]))
    expect(new Set(rows.map(({ employeeContribution }) => employeeContribution))).toEqual(new Set([null]))
    expect(await read('/benefit-group/nothing/contributions')).toEqual([])
  })
})
