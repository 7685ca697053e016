import { beforeAll, describe, expect, it } from 'vitest'
import { call, readerOf, sumOf as sum, testMock, tokenOf, type Cost } from './testing.ts'
import { employeesAsOf } from './world/rules.ts'

// Calls about the same thing must agree within a world. Different handlers respond to them, so nothing else ensures that.

interface Listed {
  readonly benefitId: string
  readonly groupCode: string
  readonly probation: { readonly restricted: boolean }
  readonly selection: {
    readonly selectionId: string
    readonly status: string
    readonly costsSummaryForMonthlyCostSection: Cost
    readonly costsSummaryForYearlyCostSection: Cost
  } | null
}
interface Total {
  readonly asOf: string
  readonly schemeYear: string
  readonly pay: number
  readonly lastYear: Pick<Total, 'schemeYear' | 'pay'> | null
  readonly benefits: readonly {
    readonly benefitId: string
    readonly months: readonly (Cost & { readonly month: number; readonly year: number })[]
  }[]
}
interface Row {
  readonly month: number
  readonly year: number
  readonly employeeContribution: number | null
  readonly employerContribution: number | null
}

const { mock, complaints } = testMock()
const { db } = mock.worlds.standard()
const as = (email: string) => readerOf(mock, email)
const monthOf = ({ year, month }: Pick<Row, 'year' | 'month'>): string => `${year}-${String(month).padStart(2, '0')}`

/** Accounts that can log in with nothing but their password. */
const accounts = db.people
  .all()
  .filter(({ secondFactor, locked, captcha, employmentStatus }) => {
    return secondFactor === 'none' && !locked && captcha === 'never' && employmentStatus === 'active'
  })
  .map(({ email }) => email)

describe.each(accounts)('what the hosts say to %s', (email) => {
  let get: Awaited<ReturnType<typeof as>>
  let person: NonNullable<ReturnType<typeof db.people.find>>
  let listed: readonly Listed[] = []
  let total: Total
  beforeAll(async () => {
    get = await as(email)
    const found = db.people.all().find((one) => one.email === email)
    if (!found) throw new Error(`${email} has no account`)
    person = found
    listed = await get('/benefits/user/eligible')
    total = await get('/user/selections/mtb/page')
  })

  it('[BED-4] costs in total benefits what it costs in the list, and in the summary what the page adds up to', async () => {
    const months = total.benefits.flatMap((benefit) => benefit.months)
    const { company, employee, ...summary } = await get<Cost & { total: number; asOf: string }>(
      '/user/selections/mtb/card',
    )
    expect({ company, employee }).toEqual(sum(months))
    expect(summary).toMatchObject({ total: company + employee, asOf: total.asOf })
    const paidFor = total.benefits.flatMap(({ benefitId, months: paid }) => {
      const { groupCode, selection } = listed.find((one) => one.benefitId === benefitId) ?? {}
      return groupCode === 'ccv' || !selection ? [] : [{ benefitId, paid, selection }]
    })
    for (const { benefitId, paid, selection } of paidFor) {
      const different = new Set(paid.map((one) => JSON.stringify(sum([one]))))
      different.delete(JSON.stringify({ company: 0, employee: 0 }))
      expect([...different], benefitId).toEqual([JSON.stringify(selection.costsSummaryForMonthlyCostSection)])
    }
    for (const { paid, selection } of paidFor.filter((one) =>
      Array.from({ length: 12 }, (_, index) => one.paid[index]).every(
        (month) => month && month.company + month.employee > 0,
      ),
    ))
      expect(selection.costsSummaryForYearlyCostSection).toEqual(sum(paid))
  })

  it('[BED-4] begins no benefit, and pays nothing in, before the person worked there', async () => {
    const joined = person.joinedOn.slice(0, 7)
    const held = listed.filter(({ selection }) => selection?.status === 'approved')
    for (const { benefitId, probation } of held) {
      const { startDate } = await get<{ readonly startDate: string }>(`/benefit/${benefitId}`)
      expect(startDate >= person.joinedOn, `${benefitId} began on ${startDate}`).toBe(true)
      expect(probation.restricted, `${benefitId} is held back`).toBe(false)
      const months = total.benefits.find((one) => one.benefitId === benefitId)?.months ?? []
      const early = months.filter(
        (month) => month.company + month.employee !== 0 && monthOf(month) < startDate.slice(0, 7),
      )
      // Credits come for half a year at a time.
      expect(benefitId === '226' ? [] : early, `${benefitId} began on ${startDate}`).toEqual([])
    }
    for (const group of ['pension', 'ccv'])
      for (const row of await get<readonly Row[]>(`/benefit-group/${group}/contributions`))
        expect(monthOf(row) >= joined, `${group} in ${monthOf(row)}`).toBe(true)
    expect((person.probationUntil ?? '9999') > employeesAsOf).toBe(true)
  })

  it('[BED-4] ends the statement with what the list says, and the credits with the last payment', async () => {
    const rows = await get<readonly Row[]>('/benefit-group/pension/contributions')
    const newest = rows.toSorted((a, b) => (monthOf(a) < monthOf(b) ? 1 : -1))[0]
    const pension = listed.find(({ groupCode }) => groupCode === 'pension')?.selection
      ?.costsSummaryForMonthlyCostSection
    expect(newest?.employeeContribution).toBe(newest && pension?.employee)
    const paid = (await get<readonly Row[]>('/benefit-group/ccv/contributions')).map(monthOf).sort()
    const last = person.creditsBalance === null ? null : await get<{ readonly lastPaymentDate: string }>('/ccv/balance')
    expect(paid.at(-1)).toBe(last?.lastPaymentDate.slice(0, 7))
  })

  it('[BED-4] [MTB-2] pays the percentage of pay into the pension, each month of the year as the statement says', async () => {
    // The pay of this year is for the months in which the person works there.
    const worked = Math.max(...total.benefits.map((benefit) => benefit.months.length))
    const percent = Number(db.selections.findBy({ personId: person.id, benefitId: '205' })?.values?.values['value'])
    const pays = new Map([
      [Number(total.schemeYear), (total.pay * 12) / worked],
      [Number(total.lastYear?.schemeYear), total.lastYear?.pay ?? 0],
    ])
    const months = total.benefits.find(({ benefitId }) => benefitId === '205')?.months ?? []
    const paid = months.map((month) => ({ ...month, employeeContribution: month.employee }))
    const rows = [...(await get<readonly Row[]>('/benefit-group/pension/contributions')), ...paid]
    for (const row of rows.filter(({ year, employeeContribution }) => employeeContribution && pays.has(year)))
      expect((row.employeeContribution ?? 0) * 12).toBe(((pays.get(row.year) ?? 0) * percent) / 100)
  })
})

describe('what the hosts say to an employer', () => {
  interface TakeUp {
    readonly asOf: string
    readonly benefits: readonly {
      readonly benefitId: string
      readonly eligible: number
      readonly taken: number
      readonly takenYearAgo?: number
    }[]
  }
  interface OfBenefit {
    readonly asOf: string
    readonly eligible: number
    readonly taken: number
    readonly takenYearAgo: number
    readonly months: readonly { readonly eligible: number; readonly taken: number }[]
    readonly groups: readonly { readonly parts: readonly { readonly eligible: number; readonly taken: number }[] }[]
  }

  it('[BED-4] [TAKE-1] counts in a benefit’s own take-up what the list counts, with one change in a year', async () => {
    const get = await as('employer-insights@acme.example')
    const list = await get<TakeUp>('/client/77/benefit-takeup')
    const insights = await get<TakeUp>('/v2/client/77/benefit-insights')
    for (const [index, { benefitId, eligible, taken }] of list.benefits.entries()) {
      const known = insights.benefits[index]
      expect(known).toMatchObject({ benefitId, eligible, taken })
      for (const path of [`/client/77/benefit-takeup/${benefitId}`, `/v2/client/77/benefit-insights/${benefitId}`]) {
        const one = await get<OfBenefit>(path)
        expect(one).toMatchObject({ asOf: list.asOf, eligible, taken, takenYearAgo: known?.takenYearAgo })
        expect(one.months.at(-1)).toMatchObject({ eligible, taken })
        for (const { parts } of one.groups) {
          expect(parts.reduce((all, part) => all + part.taken, 0)).toBe(taken)
          expect(parts.reduce((all, part) => all + part.eligible, 0)).toBe(eligible)
        }
      }
    }
  })

  it('[BED-4] counts the same employees and registrations everywhere, as of one day', async () => {
    const get = await as('employer@acme.example')
    const { totalEmployeesValues: counted } = await get<{
      readonly totalEmployeesValues: { readonly totalEmployees: number; readonly totalRegisteredEmployees: number }
    }>('/v2/client/77/employees')
    const insights = await get<{ readonly asOf: string; readonly employees: number; readonly registered: number }>(
      '/v2/client/77/employee-insights',
    )
    expect(insights).toMatchObject({
      asOf: employeesAsOf,
      employees: counted.totalEmployees,
      registered: counted.totalRegisteredEmployees,
    })
    expect(await get('/v2/client/77/employees/two-factor-authentication')).toMatchObject({
      total: counted.totalEmployees,
    })
    expect((await get<TakeUp>('/client/77/benefit-takeup')).asOf).toBe(employeesAsOf)
  })

  it('[BED-4] [APP-1] lists for approval what the overview counts, with what the demo accounts wait for among it', async () => {
    const get = await as('employer@acme.example')
    const { selections } = await get<{ readonly selections: readonly { benefitId: string; count: number }[] }>(
      '/v2/scheme/selections/pending/',
    )
    const ids: string[] = []
    for (const { benefitId, count } of selections) {
      const { selectionsData } = await get<{ readonly selectionsData: readonly { readonly selectionId: string }[] }>(
        `/v2/scheme/selections/${benefitId}/pending/`,
      )
      expect(selectionsData).toHaveLength(count)
      ids.push(...selectionsData.map(({ selectionId }) => selectionId))
    }
    expect(ids).toHaveLength(250)
    const waiting = db.selections.where({ personId: '4021' }).filter(({ status }) => status === 'pending')
    expect(ids).toEqual(expect.arrayContaining(waiting.map(({ id }) => id)))
  })

  it('[BED-4] [MASQ-2] shows of an employee who is viewed what the take-up counts of them, and nothing from before they came', async () => {
    const token = await tokenOf(mock, 'employer@acme.example')
    const [row] = (
      (await call(mock, 'GET', '/v2/client/77/employees?filter%5Bperson_activated%5D=1', { token })).json as {
        readonly data: readonly { readonly id: string }[]
      }
    ).data
    const { url } = (await call(mock, 'POST', `/masquerade/employer/${row?.id}/2026`, { token })).json as {
      readonly url: string
    }
    const sso = url.split('/')[2]
    const opened = (await call(mock, 'POST', '/login/sso', { body: { sso } })).json as { readonly access_token: string }
    const headers = { 'x-masquerade-user-id': row?.id ?? '', 'x-masquerade-scheme-year': '2026' }
    const listed = (await call(mock, 'GET', '/benefits/user/eligible', { token: opened.access_token, headers }))
      .json as readonly Listed[]
    const held = listed.filter(({ selection }) => selection?.status === 'approved')
    expect(held.length).toBeGreaterThan(2)
    const person = db.people.find(row?.id ?? '')
    for (const { benefitId } of held) {
      const { startDate } = (await call(mock, 'GET', `/benefit/${benefitId}`, { token: opened.access_token, headers }))
        .json as { readonly startDate: string }
      expect(startDate >= (person?.joinedOn ?? '9999'), `${benefitId} began on ${startDate}`).toBe(true)
    }
  })

  it('[BED-4] returns nothing that its OpenAPI document does not hold', () => {
    expect(complaints).toEqual([])
  })
})
