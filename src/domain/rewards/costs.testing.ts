import fc from 'fast-check'
import type { BenefitCosts } from './costs.ts'

/** A benefit whose name is its id, with months of 2026: month, company, employee. */
export const costs = (
  id: string,
  groupCode: string,
  ...months: readonly (readonly [number, number, number])[]
): BenefitCosts => ({
  benefitId: id,
  name: id,
  groupCode,
  groupName: groupCode.toUpperCase(),
  months: months.map(([month, company, employee]) => ({ month, year: 2026, company, employee })),
})

export const pence = fc.integer({ min: 0, max: 500_000 })
const anyBenefit = fc
  .tuple(
    fc.string({ minLength: 1, maxLength: 4 }),
    fc.constantFrom('health', 'savings', 'travel'),
    fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 12 }), pence, pence), { selector: ([month]) => month }),
  )
  .map(([id, group, months]) => costs(id, group, ...months))
export const anyBenefits = fc.uniqueArray(anyBenefit, { selector: ({ benefitId }) => benefitId, maxLength: 12 })
