import { loadPending, loadPendingBenefits, sendDecision } from './employer/approvals.ts'
import { loadTile } from './employer/dashboard.ts'

/** The effects of the employer's area. */
export const effects = [loadTile, loadPendingBenefits, loadPending, sendDecision] as const
