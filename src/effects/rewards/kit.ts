import type { DomainEvent } from '../../domain/kernel/event.ts'
import type { Problem } from '../../domain/kernel/problem.ts'
import { StatementFailed, StatementRequested } from '../../domain/rewards/statement.ts'
import {
  TotalBenefitsFailed,
  TotalBenefitsRequested,
  TotalSummaryFailed,
  TotalSummaryRequested,
} from '../../domain/rewards/total-benefits.ts'

/** For tests: what starts each effect of rewards, and the failure that it declares, by the effect's name. */
export const rewardsFailures = (problem: Problem): Record<string, readonly [DomainEvent, DomainEvent]> => ({
  'statement.load': [StatementRequested({ groupCode: 'ccv' }), StatementFailed({ groupCode: 'ccv', problem })],
  'totalBenefits.loadSummary': [TotalSummaryRequested({}), TotalSummaryFailed({ problem })],
  'totalBenefits.loadPage': [TotalBenefitsRequested({}), TotalBenefitsFailed({ problem })],
})
