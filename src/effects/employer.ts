import { loadPending, loadPendingBenefits, sendDecision } from './employer/approvals.ts'
import { loadTile } from './employer/dashboard.ts'
import { loadInsights } from './employer/insights.ts'
import { loadTakeUpOfBenefit } from './employer/take-up-of-benefit.ts'
import { loadTakeUp } from './employer/take-up.ts'

/** The effects of the employer's area. */
export const effects = [
  loadTile,
  loadPendingBenefits,
  loadPending,
  sendDecision,
  loadTakeUp,
  loadTakeUpOfBenefit,
  loadInsights,
] as const
