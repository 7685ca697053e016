import { foldW } from 'fp-ts/lib/Either.js'
import { map } from 'rxjs'
import type { ApprovalRow, Pending, PendingBenefit } from '../../domain/employer/approvals.ts'
import {
  DecisionFailed,
  DecisionOvertaken,
  DecisionRequested,
  pendingBenefitsRead,
  PendingFailed,
  PendingLoaded,
  PendingRequested,
  SelectionsApproved,
  SelectionsRejected,
} from '../../domain/employer/approvals.ts'
import { decideSelections, getPendingSelections, getPendingSelectionsOfBenefit } from '../api/generated/employer.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { notOvertaken } from '../runtime/call-effect.ts'
import type { DataOf } from '../api/operation.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { portalRead } from '../runtime/portal-calls.ts'
import { rereadEffect } from '../runtime/portal-reread.ts'
import { unlessOvertaken } from '../runtime/unless-overtaken.ts'

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

const pendingOf = (
  benefitId: string,
  { benefitName, takesReason, firstDeduction, selectionsData: rows }: DataOf<typeof getPendingSelectionsOfBenefit>,
): Pending => ({ benefitId, benefitName, takesReason, firstDeduction, rows })

/** What is approved of a selection: whose it is, what it costs and what it is. */
const shownOf = ({ employeeName, orderValue, fields }: ApprovalRow): string =>
  JSON.stringify([
    employeeName,
    orderValue,
    Object.keys(fields)
      .sort()
      .map((name) => [name, fields[name]]),
  ])

/** Those of the ticked rows that are no longer as the person sees them. */
const changedOf = (before: readonly ApprovalRow[], now: readonly ApprovalRow[]): readonly ApprovalRow[] => {
  const found = new Map(now.map((row) => [row.selectionId, shownOf(row)]))
  return before.filter((row) => found.get(row.selectionId) !== shownOf(row))
}

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
          ({ data }) => PendingLoaded({ pending: pendingOf(benefitId, data) }),
        ),
      ),
    ),
})

/** One PATCH for all ticked rows, unless one has changed since the list was read; rows that the host could not decide are returned and stay ticked. */
export const sendDecision = portalEffect({
  name: 'approvals.decide',
  on: [DecisionRequested],
  policy: { exhaustBy: one },
  emits: [SelectionsApproved, SelectionsRejected, PendingLoaded, DecisionOvertaken, DecisionFailed],
  failure: (problem) => DecisionFailed({ problem }),
  run: ({ data: { selectionIds, decision, reason } }, { api }, state) => {
    const send = () =>
      api(decideSelections, {
        body: {
          selectionIds: [...selectionIds],
          approval: decision === 'approve',
          ...(reason !== null && { reason }),
        },
      })
    const settle = foldW(
      ({ problem }: { readonly problem: Problem }) => DecisionFailed({ problem }),
      ({ data: { failed } }: { readonly data: DataOf<typeof decideSelections> }) => {
        const refused = new Set(failed)
        const settled = { decision, decided: selectionIds.filter((id) => !refused.has(id)), failed }
        return decision === 'approve' ? SelectionsApproved(settled) : SelectionsRejected(settled)
      },
    )
    const known = valueOf(state().approvals.pending)
    if (known === null) return send().pipe(map(settle))
    const ticked = new Set(selectionIds)
    const { benefitId } = known
    return unlessOvertaken({
      read: api(getPendingSelectionsOfBenefit, { path: { id: benefitId } }),
      overtaken: (data) => {
        const pending = pendingOf(benefitId, data)
        const before = known.rows.filter(({ selectionId }) => ticked.has(selectionId))
        const changed = changedOf(before, pending.rows)
        return changed.length === 0 ? [] : [PendingLoaded({ pending }), DecisionOvertaken({ before: [...changed] })]
      },
      send,
      settle,
    })
  },
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
