import { describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'

interface Month {
  readonly month: number
  readonly company: number
  readonly employee: number
}
interface Page {
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

const read = async <A>(path: string): Promise<A> => {
  const { mock } = testMock()
  const token = await tokenOf(mock, 'employee@acme.example')
  return (await call(mock, 'GET', path, { token })).json as A // the contract check held it to its description
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
