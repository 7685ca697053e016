import { loadBenefitTerms } from './benefits/benefit-terms.ts'
import { followChoice, loadCosts } from './benefits/costs.ts'
import { loadBenefit } from './benefits/detail.ts'
import { loadBenefits } from './benefits/eligible.ts'
import { reloadAfterOptOut, sendOptOut } from './benefits/opt-out.ts'
import { loadSetup, reloadSelection, sendReset } from './benefits/setup.ts'
import { followSubmission, rereadTerms, sendAnswers, sendChoice, sendSubmission } from './benefits/submission.ts'

/** The effects of an employee's benefits. */
export const effects = [
  loadBenefits,
  loadBenefit,
  loadBenefitTerms,
  sendOptOut,
  reloadAfterOptOut,
  loadSetup,
  reloadSelection,
  sendReset,
  followChoice,
  loadCosts,
  sendChoice,
  sendAnswers,
  sendSubmission,
  followSubmission,
  rereadTerms,
] as const
