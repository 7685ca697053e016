import { findCreditsPage } from './benefits/credits-page.ts'
import { loadBenefitTerms } from './benefits/benefit-terms.ts'
import { followChoice, loadCosts } from './benefits/costs.ts'
import { loadBenefit } from './benefits/detail.ts'
import { findOptedOut, reloadAfterOptOut, rereadAfterOptOut, sendOptOut } from './benefits/opt-out.ts'
import { findReset, loadSetup, reloadSelection, rereadReset, sendReset } from './benefits/setup.ts'
import {
  findSubmitted,
  followSubmission,
  rereadAfterAnswers,
  rereadAfterChoice,
  rereadAfterSubmission,
  rereadTerms,
  sendAnswers,
  sendChoice,
  sendSubmission,
} from './benefits/submission.ts'
import { loadVouchers } from './benefits/vouchers.ts'

/** The effects of an employee's benefits, except those of their list and of credits (`signed-in.ts`). */
export const effects = [
  loadBenefit,
  loadBenefitTerms,
  sendOptOut,
  reloadAfterOptOut,
  rereadAfterOptOut,
  findOptedOut,
  loadSetup,
  reloadSelection,
  sendReset,
  rereadReset,
  findReset,
  followChoice,
  loadCosts,
  sendChoice,
  sendAnswers,
  sendSubmission,
  followSubmission,
  rereadTerms,
  rereadAfterChoice,
  rereadAfterAnswers,
  rereadAfterSubmission,
  findSubmitted,
  findCreditsPage,
  loadVouchers,
] as const
