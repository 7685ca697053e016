import { ok, signedIn } from '../handler.ts'
import type { Benefit, Person, Selection, SelectionStatus } from '../world/records.ts'
import type { Tables } from '../world/tables.ts'

const labels: Readonly<Record<SelectionStatus, string>> = {
  'not-selected': 'Not selected',
  pending: 'Awaiting approval',
  approved: 'Approved',
  rejected: 'Not approved',
  'opted-out': 'Opted out',
  'in-progress': 'In progress',
}

const calls: Readonly<Record<SelectionStatus, { readonly type: string; readonly label: string } | null>> = {
  'not-selected': { type: 'setup', label: 'Set up' },
  pending: null,
  approved: { type: 'manage', label: 'Manage' },
  rejected: { type: 'reapply', label: 'Reapply' },
  'opted-out': { type: 'reapply', label: 'Reapply' },
  'in-progress': { type: 'setup', label: 'Continue' },
}

/** Whether a person may leave the benefit of a selection. */
export const mayLeave = ({ status, mayLeaveOn }: Selection): boolean =>
  mayLeaveOn !== null && (status === 'approved' || status === 'pending')

/** A selection as the hosts send it. */
export const wireSelection = (selection: Selection) => ({
  selectionId: selection.id,
  status: selection.status,
  statusLabel: labels[selection.status],
  planDetails: selection.planDetails,
  peopleCovered: selection.peopleCovered,
  monthlyCost: selection.monthlyCost,
  cta: calls[selection.status],
  endDate: selection.endDate,
  optOut: { allowed: mayLeave(selection), effectiveDate: mayLeave(selection) ? selection.mayLeaveOn : null },
})

/** A benefit as it stands in a person's list. */
export const wireBenefit = (db: Tables, user: Person, benefit: Benefit) => {
  const selection = db.selections.findBy({ personId: user.id, benefitId: benefit.id })
  const restricted = user.probationUntil !== null && benefit.restrictedOnProbation
  return {
    benefitId: benefit.id,
    name: benefit.name,
    summary: benefit.summary,
    groupCode: benefit.groupCode,
    icon: benefit.icon,
    beamSupported: benefit.beamSupported,
    selection: selection && wireSelection(selection),
    probation: { restricted, until: restricted ? user.probationUntil : null },
  }
}

/** Whether a benefit is one of a person's: the credits benefit is for those who have credits. */
export const isEligible = (user: Person, { groupCode }: Benefit): boolean =>
  groupCode !== 'ccv' || user.creditsBalance !== null

/** GET /benefits/user/eligible (benefits-and-employer §7). */
export const getEligibleBenefits = signedIn(({ db, user }) =>
  ok(
    db.benefits
      .all()
      .filter((benefit) => isEligible(user, benefit))
      .map((benefit) => wireBenefit(db, user, benefit)),
  ),
)
