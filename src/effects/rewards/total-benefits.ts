import { summaryRead, totalBenefitsRead } from '../../domain/rewards/total-benefits.ts'
import { getTotalBenefitsPage, getTotalBenefitsSummary } from '../api/generated/rewards.ts'
import { portalRead } from '../runtime/portal-calls.ts'

/** Retried exactly once, after any failure. [MTB-1] */
export const loadTotalSummary = portalRead(summaryRead, {
  name: 'totalBenefits.loadSummary',
  call: (_, { api }) => api(getTotalBenefitsSummary, { retry: 'afterAnyFailure' }),
  data: (summary) => ({ summary }),
})

export const loadTotalBenefits = portalRead(totalBenefitsRead, {
  name: 'totalBenefits.loadPage',
  call: (_, { api }) => api(getTotalBenefitsPage),
  data: (total) => ({ total }),
})
