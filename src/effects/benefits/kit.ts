import { CreditsFailed, CreditsRequested } from '../../domain/benefits/credits.ts'
import { CreditsPageFailed, CreditsPageRequested } from '../../domain/benefits/credits-page.ts'
import { BenefitTermsFailed, BenefitTermsRequested } from '../../domain/benefits/benefit-terms.ts'
import { CostsFailed, CostsRequested } from '../../domain/benefits/costs.ts'
import { BenefitFailed, BenefitRequested } from '../../domain/benefits/detail.ts'
import { BenefitsFailed, BenefitsRequested } from '../../domain/benefits/eligible.ts'
import { OptOutFailed, OptOutRequested } from '../../domain/benefits/opt-out.ts'
import {
  SelectionFailed,
  SelectionRequested,
  SelectionResetFailed,
  SelectionResetRequested,
  SetupFailed,
  SetupRequested,
} from '../../domain/benefits/setup.ts'
import {
  AnswersSaveFailed,
  AnswersSaveRequested,
  ChoiceSaveFailed,
  ChoiceSaveRequested,
  SubmissionFailed,
  SubmissionRequested,
} from '../../domain/benefits/submission.ts'
import { VouchersFailed, VouchersRequested } from '../../domain/benefits/vouchers.ts'
import type { DomainEvent } from '../../domain/kernel/event.ts'
import type { Problem } from '../../domain/kernel/problem.ts'
import { benefitId, choiceOf, selectionId } from '../../domain/samples.ts'

const ids = { benefitId: benefitId('dental'), selectionId: selectionId('selection-1') }
const benefit = { benefitId: ids.benefitId }
const choice = choiceOf(600)
const route = { kind: 'create' } as const

/** For tests: what starts each effect of benefits, and the failure that it declares, by the effect's name. */
export const benefitsFailures = (problem: Problem): Record<string, readonly [DomainEvent, DomainEvent]> => ({
  'eligible.load': [BenefitsRequested({}), BenefitsFailed({ problem })],
  'detail.load': [BenefitRequested(benefit), BenefitFailed({ ...benefit, problem })],
  'setup.load': [SetupRequested(benefit), SetupFailed({ ...benefit, problem })],
  'setup.reload': [SelectionRequested(benefit), SelectionFailed({ ...benefit, problem })],
  'setup.reset': [SelectionResetRequested(ids), SelectionResetFailed({ ...benefit, problem })],
  'costs.load': [CostsRequested({ ...benefit, choice }), CostsFailed({ ...benefit, choice, limits: null, problem })],
  'submission.saveChoice': [
    ChoiceSaveRequested({ ...benefit, route, choice }),
    ChoiceSaveFailed({ ...benefit, problem }),
  ],
  'submission.saveAnswers': [
    AnswersSaveRequested({ ...benefit, route, answers: [] }),
    AnswersSaveFailed({ ...benefit, problem }),
  ],
  'submission.send': [
    SubmissionRequested({ ...benefit, route, choice, quoteId: 'q', terms: {} }),
    SubmissionFailed({ ...benefit, outdated: null, problem }),
  ],
  'optOut.send': [OptOutRequested(ids), OptOutFailed({ ...benefit, problem })],
  'benefitTerms.load': [
    BenefitTermsRequested({ ...benefit, termsId: 'a' }),
    BenefitTermsFailed({ ...benefit, termsId: 'a', problem }),
  ],
  'credits.load': [CreditsRequested({}), CreditsFailed({ problem })],
  'creditsPage.find': [CreditsPageRequested({}), CreditsPageFailed({ problem })],
  'vouchers.load': [VouchersRequested({}), VouchersFailed({ problem })],
})
