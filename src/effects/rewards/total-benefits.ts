import { foldW } from 'fp-ts/lib/Either.js'
import { map } from 'rxjs'
import {
  TotalBenefitsFailed,
  TotalBenefitsLoaded,
  TotalBenefitsRequested,
  TotalSummaryFailed,
  TotalSummaryLoaded,
  TotalSummaryRequested,
} from '../../domain/rewards/total-benefits.ts'
import { getTotalBenefitsPage, getTotalBenefitsSummary } from '../api/generated/rewards.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** Asked for exactly once more after an error (benefits-and-employer §7). */
export const loadTotalSummary = portalEffect({
  name: 'totalBenefits.loadSummary',
  on: [TotalSummaryRequested],
  policy: { switchBy: one },
  emits: [TotalSummaryLoaded, TotalSummaryFailed],
  failure: (problem) => TotalSummaryFailed({ problem }),
  run: (_, { api }) =>
    api(getTotalBenefitsSummary, { retry: 'afterAnyFailure' }).pipe(
      map(
        foldW(
          ({ problem }) => TotalSummaryFailed({ problem }),
          ({ data }) => TotalSummaryLoaded({ summary: data }),
        ),
      ),
    ),
})

export const loadTotalBenefits = portalEffect({
  name: 'totalBenefits.loadPage',
  on: [TotalBenefitsRequested],
  policy: { switchBy: one },
  emits: [TotalBenefitsLoaded, TotalBenefitsFailed],
  failure: (problem) => TotalBenefitsFailed({ problem }),
  run: (_, { api }) =>
    api(getTotalBenefitsPage, {}).pipe(
      map(
        foldW(
          ({ problem }) => TotalBenefitsFailed({ problem }),
          ({ data }) => TotalBenefitsLoaded({ total: data }),
        ),
      ),
    ),
})
