import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumOfCosts } from './costs.ts'
import { anyBenefits, costs, pence } from './costs.testing.ts'
import { aWorkingDay, comparedWithLastYear, growthOf, ownCostOf, packageOf } from './package.ts'

const anyAmount = fc.option(pence)
const anyLastYear = fc.option(
  fc.record({ schemeYear: fc.constant('2025'), pay: anyAmount, company: pence, employee: pence }),
)
const anyParts = fc.record({ benefits: anyBenefits, pay: anyAmount, employeeNet: anyAmount, lastYear: anyLastYear })
const monthsOf = (benefits: readonly { readonly months: readonly { company: number; employee: number }[] }[]) =>
  sumOfCosts(benefits.flatMap(({ months }) => months))

const benefits = [costs('gym', 'health', [2, 5, 10], [1, 5, 10]), costs('pension', 'savings', [1, 100, 80])]
const lastYear = { schemeYear: '2025', pay: 900, company: 90, employee: 120 }

describe('a package', () => {
  it('[MTB-2] is always the pay that is known and what the employer pays, and never what the person pays', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const { pay, company, total } = packageOf(parts)
        expect(pay).toBe(parts.pay)
        expect(company).toBe(monthsOf(parts.benefits).company)
        expect(total).toBe(pay === null ? company : pay + company)
      }),
    )
  })

  it('[MTB-2] counts £0 where neither pay nor a benefit is known', () => {
    expect(packageOf({ benefits: [], pay: null })).toEqual({ pay: null, company: 0, total: 0 })
  })
})

describe('a package beside that of last year', () => {
  it('[MTB-2] says the change of each part', () => {
    expect(comparedWithLastYear({ benefits, pay: 1000, employeeNet: null, lastYear })).toEqual([
      { key: 'pay', before: 900, now: 1000, change: 100 },
      { key: 'company', before: 90, now: 110, change: 20 },
      { key: 'package', before: 990, now: 1110, change: 120 },
      { key: 'employee', before: 120, now: 100, change: -20 },
    ])
  })

  it('[MTB-2] counts the pay of both years or of neither, and is unknown where one would lack it', () => {
    const withoutPay = comparedWithLastYear({ benefits, pay: null, employeeNet: null, lastYear })
    expect(withoutPay?.map(({ key, before, change }) => [key, before, change])).toEqual([
      ['company', 90, 20],
      ['package', 90, 20],
      ['employee', 120, -20],
    ])
    const unknown = { ...lastYear, pay: null }
    const withPay = comparedWithLastYear({ benefits, pay: 1000, employeeNet: null, lastYear: unknown })
    expect(withPay?.map(({ key, before, change }) => [key, before, change])).toEqual([
      ['pay', null, null],
      ['company', 90, 20],
      ['package', null, null],
      ['employee', 120, -20],
    ])
  })

  it('[MTB-2] is the sum of its parts, in each year and in the change, and absent where last year is', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const rows = comparedWithLastYear(parts)
        expect(rows === null).toBe(parts.lastYear === null)
        if (rows === null) return
        const by = (key: string) => rows.find((row) => row.key === key)
        for (const figure of ['before', 'now', 'change'] as const) {
          const sum = by('package')?.[figure] ?? null
          const pay = by('pay')
          const known = pay === undefined ? 0 : pay[figure]
          expect(sum).toBe(known === null ? null : known + (by('company')?.[figure] ?? 0))
        }
        expect(by('package')?.now).toBe(packageOf(parts).total)
      }),
    )
  })
})

describe('the way from last year', () => {
  const rowsOf = (pay: number | null, payBefore: number | null) =>
    comparedWithLastYear({ benefits, pay, employeeNet: null, lastYear: { ...lastYear, pay: payBefore } }) ?? []

  it('[MTB-2] goes from one package to the other by the pay and what the employer pays, above a round figure', () => {
    expect(growthOf(rowsOf(1000, 900))).toEqual({
      of: 'package',
      change: 120,
      floor: 0,
      bars: [
        { key: 'before', pence: 990, from: 0, to: (100 * 990) / 1110 },
        { key: 'pay', pence: 100, from: (100 * 990) / 1110, to: (100 * 1090) / 1110 },
        { key: 'company', pence: 20, from: (100 * 1090) / 1110, to: 100 },
        { key: 'now', pence: 1110, from: 0, to: 100 },
      ],
    })
    expect(growthOf(rowsOf(48_000_00, 46_000_00))?.floor).toBe(40_000_00)
  })

  it('[MTB-2] is that of what the employer pays where the pay of a year is unknown', () => {
    for (const rows of [rowsOf(1000, null), rowsOf(null, null)])
      expect(growthOf(rows)).toMatchObject({ of: 'company', change: 20 })
  })

  it('[MTB-2] has bars within its width, and parts that add up to the change', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const grown = growthOf(comparedWithLastYear(parts) ?? [])
        if (grown === null) return
        for (const { from, to } of grown.bars) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeGreaterThanOrEqual(from)
          expect(to).toBeLessThanOrEqual(100.000001)
        }
        const parted = grown.bars.filter(({ key }) => key === 'pay' || key === 'company')
        expect([0, 2]).toContain(parted.length)
        const added = parted.length === 0 ? grown.change : parted.reduce((sum, { pence: part }) => sum + part, 0)
        expect(added).toBe(grown.change)
        const [first, last] = [grown.bars[0], grown.bars.at(-1)]
        expect((last?.pence ?? 0) - (first?.pence ?? 0)).toBe(grown.change)
      }),
    )
  })
})

describe('what a person pays', () => {
  it('[MTB-2] has a part of take-home pay where it is less, and none where the host says nothing or more', () => {
    expect(ownCostOf({ benefits, employeeNet: 72 })).toEqual({ employee: 100, net: 72 })
    expect(ownCostOf({ benefits, employeeNet: 0 })).toEqual({ employee: 100, net: 0 })
    for (const employeeNet of [null, 100, 101, -1])
      expect(ownCostOf({ benefits, employeeNet })).toEqual({ employee: 100, net: null })
  })
})

it.each([
  [26_000, 100],
  [386_280, 1486],
  [0, 0],
])('[MTB-2] %d pence a year are %d for each of 260 working days', (year, day) => {
  expect(aWorkingDay(year)).toBe(day)
})
