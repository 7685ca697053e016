import { foldW } from 'fp-ts/lib/Either.js'
import { map } from 'rxjs'
import type { PendingBenefit } from '../../domain/employer/approvals.ts'
import {
  DecisionFailed,
  DecisionRequested,
  pendingBenefitsRead,
  PendingFailed,
  PendingLoaded,
  PendingRequested,
  SelectionsApproved,
  SelectionsRejected,
} from '../../domain/employer/approvals.ts'
import { decideSelections, getPendingSelections, getPendingSelectionsOfBenefit } from '../api/generated/employer.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { notOvertaken } from '../runtime/call-effect.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { portalRead } from '../runtime/portal-calls.ts'
import { rereadEffect } from '../runtime/portal-reread.ts'

/** A benefit with selections that await approval, in the portal's words. */
export const pendingBenefit = ({
  oldestRequest: oldest,
  ...benefit
}: Omit<PendingBenefit, 'oldest'> & { readonly oldestRequest: string | null }): PendingBenefit => ({
  ...benefit,
  oldest,
})

export const loadPendingBenefits = portalRead(pendingBenefitsRead, {
  name: 'approvals.loadBenefits',
  call: (_, { api }) => api(getPendingSelections),
  data: ({ selections }) => ({ benefits: selections.map(pendingBenefit) }),
})

export const loadPending = portalEffect({
  name: 'approvals.loadPending',
  on: [PendingRequested],
  policy: { switchBy: one },
  emits: [PendingLoaded, PendingFailed],
  failure: (problem, { data: { benefitId } }) => PendingFailed({ benefitId, problem }),
  run: ({ data: { benefitId } }, { api }, state) =>
    notOvertaken(
      () => valueOf(state().approvals.pending),
      () => api(getPendingSelectionsOfBenefit, { path: { id: benefitId } }),
    ).pipe(
      map(
        foldW(
          ({ problem }) => PendingFailed({ benefitId, problem }),
          ({ data: { benefitName, takesReason, firstDeduction, selectionsData } }) =>
            PendingLoaded({ pending: { benefitId, benefitName, takesReason, firstDeduction, rows: selectionsData } }),
        ),
      ),
    ),
})

/** One PATCH for all ticked rows; rows that the host could not decide are returned and stay ticked. */
export const sendDecision = portalEffect({
  name: 'approvals.decide',
  on: [DecisionRequested],
  policy: { exhaustBy: one },
  emits: [SelectionsApproved, SelectionsRejected, DecisionFailed],
  failure: (problem) => DecisionFailed({ problem }),
  run: ({ data: { selectionIds, decision, reason } }, { api }) =>
    api(decideSelections, {
      body: {
        selectionIds: [...selectionIds],
        approval: decision === 'approve',
        ...(reason !== null && { reason }),
      },
    }).pipe(
      map(
        foldW(
          ({ problem }) => DecisionFailed({ problem }),
          ({ data: { failed } }) => {
            const refused = new Set(failed)
            const settled = { decision, decided: selectionIds.filter((id) => !refused.has(id)), failed }
            return decision === 'approve' ? SelectionsApproved(settled) : SelectionsRejected(settled)
          },
        ),
      ),
    ),
})

/** Reads the list again if the response to a decision was lost: decided selections have left it. */
export const rereadPending = rereadEffect(DecisionFailed, {
  name: 'approvals.reread',
  emits: [PendingRequested],
  reads: (_, { approvals }) => {
    const pending = valueOf(approvals.pending)
    return pending === null ? [] : [PendingRequested({ benefitId: pending.benefitId })]
  },
})
