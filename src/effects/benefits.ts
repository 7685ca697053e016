import { loadBenefitTerms } from './benefits/benefit-terms.ts'
import { loadBenefit } from './benefits/detail.ts'
import { loadBenefits } from './benefits/eligible.ts'
import { reloadAfterOptOut, sendOptOut } from './benefits/opt-out.ts'

/** The effects of an employee's benefits. */
export const effects = [loadBenefits, loadBenefit, loadBenefitTerms, sendOptOut, reloadAfterOptOut] as const
