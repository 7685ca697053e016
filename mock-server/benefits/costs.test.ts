import { describe, expect, it } from 'vitest'
import { choosing } from './testing.ts'

interface Costs {
  readonly quote_id: string | null
  readonly monthly: { readonly company: number; readonly employee: number } | null
  readonly yearly: { readonly company: number; readonly employee: number } | null
  readonly lines: readonly { readonly label: string; readonly company: number; readonly employee: number }[]
}

const setUp = async (...given: Parameters<typeof choosing>) => {
  const made = await choosing(...given)
  const cost = async (benefitId: string, values: object, people: readonly string[] = []) =>
    (await made.post('/selections/costs', { eeben_benefit_id: benefitId, values, people })).json as Costs
  return { ...made, cost }
}

describe('the cost of a choice, at the mock', () => {
  it('[SEL-2] [BED-4] is the sum of its lines, and twelve times that a year', async () => {
    const { cost, complaints } = await setUp()
    const { monthly, yearly, lines } = await cost('201', { value: 600 }, ['6001', '6002'])
    expect(lines.map(({ company, employee }) => company + employee)).toEqual([1350, 900, 450])
    expect(monthly).toEqual({ company: 900, employee: 1800 })
    expect(yearly).toEqual({ company: 10_800, employee: 21_600 })
    expect(complaints).toEqual([])
  })

  it('[SEL-2] [BED-4] of a season ticket in ten instalments is the price of the ticket', async () => {
    const { cost } = await setUp()
    const { monthly, yearly } = await cost('212', { value: 1000 })
    expect(monthly).toEqual({ company: 0, employee: 10_000 })
    expect(yearly).toEqual({ company: 0, employee: 100_000 })
  })

  it('[SEL-2] [BED-4] of annual leave that is sold is what the person is paid, by the company', async () => {
    const { cost } = await setUp()
    const { monthly, yearly } = await cost('207', { value: 2 })
    expect(monthly).toEqual({ company: 2885, employee: -2885 })
    expect(yearly).toEqual({ company: 34_620, employee: -34_620 })
  })

  it('[SEL-2] [BED-4] never falls as the value or the number of people grows', async () => {
    const { cost } = await setUp()
    const totals: number[] = []
    for (const people of [[], ['6001'], ['6001', '6002']])
      for (let value = 300; value <= 1500; value += 100) {
        const { monthly } = await cost('201', { value }, people)
        totals.push((monthly?.company ?? 0) + (monthly?.employee ?? 0))
      }
    const perPeople = [totals.slice(0, 13), totals.slice(13, 26), totals.slice(26)]
    for (const row of perPeople) expect(row).toEqual(row.toSorted((a, b) => a - b))
    for (const index of perPeople[0]?.keys() ?? []) {
      const column = perPeople.map((row) => row[index] ?? 0)
      expect(column).toEqual(column.toSorted((a, b) => a - b))
    }
  })

  it('[SEL-2] [BED-4] has a name that values and people alone decide', async () => {
    const { cost } = await setUp()
    const one = await cost('201', { value: 600 }, ['6001', '6002'])
    expect((await cost('201', { value: 600 }, ['6002', '6001'])).quote_id).toBe(one.quote_id)
    expect((await cost('201', { value: 700 }, ['6001', '6002'])).quote_id).not.toBe(one.quote_id)
    expect((await cost('201', { value: 600 }, ['6001'])).quote_id).not.toBe(one.quote_id)
  })

  it('[SEL-2] [BED-4] a value outside its limits, off its steps or missing has limits, no cost and no error', async () => {
    const { cost } = await setUp()
    for (const values of [{ value: 200 }, { value: 1600 }, { value: 650 }, { value: 'much' }, {}])
      expect(await cost('201', values)).toMatchObject({
        quote_id: null,
        monthly: null,
        error: null,
        value_limits: { min: 300, max: 1500, step: 100 },
      })
    expect(await cost('224', { value: 1, charity: 'one' })).toMatchObject({ value_limits: { min: 5, max: null } })
  })

  it('[SEL-2] [BED-4] an unknown field and people who cannot be covered are an error', async () => {
    const { cost, db } = await setUp()
    expect(await cost('201', { value: 600, colour: 'red' })).toMatchObject({
      monthly: null,
      error: "Dental care has no field 'colour'",
    })
    expect(await cost('201', { value: 600 }, ['9999'])).toMatchObject({
      monthly: null,
      error: 'This benefit can’t cover one of the people you added',
    })
    expect(await cost('210', { value: 200_000 }, ['6002'])).toMatchObject({ monthly: null })
    db.familyMembers.update('6002', { dateOfBirth: '2001-01-01' })
    expect(await cost('201', { value: 600 }, ['6002'])).toMatchObject({
      monthly: null,
      error: 'Too old: children are covered until they’re 24',
    })
    expect(await cost('210', { value: 200_000, partner_value: 50_000 }, ['6001', '6001'])).toMatchObject({
      error: 'You can add 1 person',
    })
  })

  it('[SEL-2] [BED-4] a partner is insured for no more than the person', async () => {
    const { cost } = await setUp()
    const limits = { partner_value_limits: { min: 10_000, max: 50_000 } }
    expect(await cost('211', { value: 50_000, partner_value: 60_000 }, ['6001'])).toMatchObject({
      ...limits,
      monthly: null,
    })
    const both = await cost('211', { value: 50_000, partner_value: 25_000 }, ['6001'])
    expect(both).toMatchObject({ ...limits, lines: [{ label: 'You' }, { label: 'Your partner’s cover' }] })
    expect((await cost('211', { value: 50_000, partner_value: 25_000 })).lines).toHaveLength(1)
  })

  it('[SEL-4] [BED-4] counts no more than the free cover limit until the questions are answered', async () => {
    const { cost, patch, post } = await setUp('questions-asked')
    const capped = await cost('210', { value: 500_000 })
    expect(capped).toMatchObject({ capped_at: 400_000 })
    expect(capped.monthly).toEqual((await cost('210', { value: 400_000 })).monthly)
    await post('/selection', { eeben_benefit_id: '210', values: { value: 500_000 } })
    const answers = ['absence', 'heart-cancer', 'treatment', 'mental-health', 'waiting', 'tobacco'].map((id) => ({
      id,
      answer: 'no',
    }))
    await patch('/selection/4021-210', { eeben_benefit_id: '210', answers })
    const full = await cost('210', { value: 500_000 })
    expect(full).toMatchObject({ capped_at: null })
    expect(full.monthly?.employee).toBeGreaterThan(capped.monthly?.employee ?? 0)
    expect(full.quote_id).not.toBe(capped.quote_id)
  })

  it('[SEL-5] [BED-4] cannot be calculated for any benefit where costs are unavailable', async () => {
    const { cost } = await setUp('costs-unavailable')
    expect(await cost('211', { value: 50_000 })).toMatchObject({
      monthly: null,
      error: 'The provider can’t give us a cost right now',
      value_limits: { max: 250_000 },
    })
    expect(await cost('201', { value: 600 })).toMatchObject({ error: 'We can’t work out the cost right now' })
  })

  it('[SEL-2] [BED-4] of a benefit that is gone is not found', async () => {
    const { post } = await setUp()
    const { status } = await post('/selections/costs', { eeben_benefit_id: '999', values: {}, people: [] })
    expect(status).toBe(404)
  })
})
