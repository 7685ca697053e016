import { BenefitTermsFailed, BenefitTermsRequested } from '../../domain/benefits/benefit-terms.ts'
import { CostsFailed, CostsRequested } from '../../domain/benefits/costs.ts'
import { CreditsPageFailed, CreditsPageRequested } from '../../domain/benefits/credits-page.ts'
import { BenefitFailed, BenefitRequested } from '../../domain/benefits/detail.ts'
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
import { FamilyMemberSavingFailed, FamilyMemberSavingRequested } from '../../domain/family/add-family-member.ts'
import { LifeEventAddingFailed, LifeEventAddingRequested } from '../../domain/family/add-life-event.ts'
import { child, detailsOf } from '../../domain/family/testing.ts'
import {
  AvailableLifeEventsFailed,
  AvailableLifeEventsRequested,
  LifeEventsFailed,
  LifeEventsRequested,
} from '../../domain/family/life-events.ts'
import { FamilyFailed, FamilyRequested } from '../../domain/family/members.ts'
import { CarouselLoaded, WelcomeNotingFailed } from '../../domain/home/carousel.ts'
import { StatementFailed, StatementRequested } from '../../domain/rewards/statement.ts'
import { TotalBenefitsFailed, TotalBenefitsRequested } from '../../domain/rewards/total-benefits.ts'
import { benefitId, choiceOf, selectionId } from '../../domain/samples.ts'
import { effects as home } from '../home.ts'
import { effects as benefits } from '../benefits.ts'
import { effects as family } from '../family.ts'
import { effects as rewards } from '../rewards.ts'
import { proveFailures } from './testing.ts'

const problem = { kind: 'unexpected', reason: 'Error' } as const
const ids = { benefitId: benefitId('dental'), selectionId: selectionId('selection-1') }
const benefit = { benefitId: ids.benefitId }
const choice = choiceOf(600)
const route = { kind: 'create' } as const

proveFailures([...home, ...benefits, ...family, ...rewards], {
  'benefitTerms.load': [
    BenefitTermsRequested({ ...benefit, termsId: 'a' }),
    BenefitTermsFailed({ ...benefit, termsId: 'a', problem }),
  ],
  'carousel.noteWelcome': [CarouselLoaded({ slides: [] }), WelcomeNotingFailed({ problem })],
  'family.load': [FamilyRequested({}), FamilyFailed({ problem })],
  'addFamilyMember.save': [
    FamilyMemberSavingRequested({ familyMemberId: null, details: detailsOf(child) }),
    FamilyMemberSavingFailed({ problem }),
  ],
  'lifeEvents.load': [LifeEventsRequested({}), LifeEventsFailed({ problem })],
  'lifeEvents.loadAvailable': [AvailableLifeEventsRequested({}), AvailableLifeEventsFailed({ problem })],
  'addLifeEvent.send': [
    LifeEventAddingRequested({ eventId: 'birth', date: '2026-11-14', familyMemberIds: [], note: null }),
    LifeEventAddingFailed({ problem }),
  ],
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
  'submission.find': [
    SubmissionFailed({ ...benefit, outdated: null, problem }),
    SelectionFailed({ ...benefit, problem }),
  ],
  'optOut.send': [OptOutRequested(ids), OptOutFailed({ ...benefit, problem })],
  'creditsPage.find': [CreditsPageRequested({}), CreditsPageFailed({ problem })],
  'vouchers.load': [VouchersRequested({}), VouchersFailed({ problem })],
  'statement.load': [StatementRequested({ groupCode: 'ccv' }), StatementFailed({ groupCode: 'ccv', problem })],
  'totalBenefits.loadPage': [TotalBenefitsRequested({}), TotalBenefitsFailed({ problem })],
})
