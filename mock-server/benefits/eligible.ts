import { ok, signedIn } from '../handler.ts'
import { chooseBy, startDate } from '../world/candidates.ts'
import type { Benefit, Person, Selection, SelectionStatus } from '../world/records.ts'
import { lowestOf, yearlyOf } from '../world/pricing.ts'
import type { Tables } from '../world/tables.ts'

const labels: Readonly<Record<SelectionStatus, string>> = {
  'not-selected': 'Not chosen',
  pending: 'Awaiting approval',
  approved: 'Active',
  rejected: 'Not approved',
  'opted-out': 'Left',
  'in-progress': 'Not submitted',
}

const calls: Readonly<Record<SelectionStatus, { readonly type: string; readonly label: string } | null>> = {
  'not-selected': { type: 'setup', label: 'Choose' },
  pending: null,
  approved: { type: 'manage', label: 'Manage' },
  rejected: { type: 'reapply', label: 'Choose again' },
  'opted-out': { type: 'reapply', label: 'Choose again' },
  'in-progress': { type: 'setup', label: 'Continue' },
}

/** Whether a submitted choice is already in force: before that it is withdrawn rather than ended. */
export const hasBegun = ({ startDate: begins, status }: Selection): boolean =>
  status !== 'pending' && begins !== null && begins < startDate

/** Whether a person can leave the benefit of a selection. */
export const mayLeave = ({ status, mayLeaveOn }: Selection): boolean =>
  mayLeaveOn !== null && (status === 'approved' || status === 'pending')

/** The day on which leaving takes effect; null for at once. */
export const leavesOn = (selection: Selection): string | null =>
  mayLeave(selection) && hasBegun(selection) ? selection.mayLeaveOn : null

/** The reference that a person quotes about a submitted choice. */
const referenceOf = (letters: string, { id, values }: Selection): string | null =>
  values === null ? null : `${letters}-${id}`

/** The next step that a selection offers; null if there is nothing to choose and no way to leave. */
const callOf = ({ offer, groupCode }: Benefit, selection: Selection) => {
  const changes = offer.fields.length > 0 || offer.people !== 'nobody' || groupCode === 'ccv'
  return selection.status === 'approved' && !changes && !mayLeave(selection) ? null : calls[selection.status]
}

/** A selection of a benefit as the hosts send it. */
export const wireSelection = (benefit: Benefit, selection: Selection) => ({
  selectionId: selection.id,
  status: selection.status,
  statusLabel: labels[selection.status],
  planDetails: selection.planDetails,
  peopleCovered: selection.peopleCovered,
  costsSummaryForMonthlyCostSection: selection.monthlyCost,
  costsSummaryForYearlyCostSection: yearlyOf(benefit.offer, selection.monthlyCost),
  payments: benefit.offer.payments,
  cta: callOf(benefit, selection),
  endDate: selection.endDate,
  optOut: { allowed: mayLeave(selection), effectiveDate: leavesOn(selection) },
  reference: referenceOf(benefit.offer.letters, selection),
})

/** Whether probation holds a benefit back. */
export const isRestricted = (user: Person, benefit: Benefit): boolean =>
  user.probationUntil !== null && benefit.restrictedOnProbation

/** A benefit in a person's list. */
export const wireBenefit = (db: Tables, user: Person, benefit: Benefit) => {
  const selection = db.selections.findBy({ personId: user.id, benefitId: benefit.id })
  const restricted = isRestricted(user, benefit)
  const isCredits = benefit.groupCode === 'ccv'
  return {
    benefitId: benefit.id,
    name: benefit.name,
    summary: benefit.summary,
    groupCode: benefit.groupCode,
    icon: benefit.icon,
    beamSupported: benefit.beamSupported,
    selection: selection && wireSelection(benefit, selection),
    probation: { restricted, until: restricted ? user.probationUntil : null },
    // A provider's price is not known before the choice.
    lowestMonthlyCost: benefit.beamSupported || isCredits ? null : lowestOf(benefit.offer),
    chooseBy: restricted || isCredits || user.employmentStatus !== 'active' ? null : chooseBy,
    image: benefit.image,
  }
}

/** Whether a benefit is one of a person's: the credits benefit is for those who have credits. */
export const isEligible = (user: Person, { groupCode }: Benefit): boolean =>
  groupCode !== 'ccv' || user.creditsBalance !== null

/** GET /benefits/user/eligible [BEN-1]. */
export const getEligibleBenefits = signedIn(({ db, user }) =>
  ok(
    db.benefits
      .all()
      .filter((benefit) => isEligible(user, benefit))
      .map((benefit) => wireBenefit(db, user, benefit)),
  ),
)
