import { ok, signedIn } from '../handler.ts'
import type { Benefit, Person, Selection, SelectionStatus } from '../world/records.ts'
import { lowestOf, yearlyOf } from '../world/pricing.ts'
import { chooseBy, lastDayOf } from '../world/rules.ts'
import type { Tables } from '../world/tables.ts'
import { todayIn } from '../world/today.ts'

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
const isInForce = ({ startDate, status }: Selection, today: string): boolean =>
  status !== 'pending' && startDate !== null && startDate <= today

/** Whether a person can leave the benefit of a selection. What awaits approval can always be withdrawn. */
export const mayLeave = ({ timing }: Benefit, { status }: Selection, today: string): boolean =>
  status === 'pending' || (status === 'approved' && lastDayOf(timing, today) !== null)

/** The day on which leaving takes effect; null for at once. */
export const leavesOn = (benefit: Benefit, selection: Selection, today: string): string | null =>
  mayLeave(benefit, selection, today) && isInForce(selection, today) ? lastDayOf(benefit.timing, today) : null

/** The reference that a person quotes about a submitted choice. */
const referenceOf = (letters: string, { id, values }: Selection): string | null =>
  values === null ? null : `${letters}-${id}`

/** The next step that a selection offers; null if there is nothing to choose and no way to leave. */
const callOf = (benefit: Benefit, selection: Selection, today: string) => {
  const { offer, groupCode } = benefit
  const changes = offer.fields.length > 0 || offer.people !== 'nobody' || groupCode === 'ccv'
  return selection.status === 'approved' && !changes && !mayLeave(benefit, selection, today)
    ? null
    : calls[selection.status]
}

/** A selection of a benefit as the hosts send it. */
export const wireSelection = (benefit: Benefit, selection: Selection, today: string) => ({
  selectionId: selection.id,
  status: selection.status,
  statusLabel: labels[selection.status],
  planDetails: selection.planDetails,
  peopleCovered: selection.peopleCovered,
  costsSummaryForMonthlyCostSection: selection.monthlyCost,
  costsSummaryForYearlyCostSection: yearlyOf(benefit.offer, selection.monthlyCost),
  payments: benefit.offer.payments,
  cta: callOf(benefit, selection, today),
  endDate: selection.endDate,
  optOut: {
    allowed: mayLeave(benefit, selection, today),
    effectiveDate: leavesOn(benefit, selection, today),
  },
  reference: referenceOf(benefit.offer.letters, selection),
})

/** Whether probation holds a benefit back. */
export const isRestricted = (user: Person, benefit: Benefit): boolean =>
  user.probationUntil !== null && benefit.restrictedOnProbation

const unknownCost = { lowestMonthlyCost: null, lowestMonthlyCompanyCost: null, monthlyCostVaries: true }

const lowestCostOf = ({ offer, payment }: Benefit) => {
  const lowest = lowestOf(offer)
  return {
    lowestMonthlyCost: lowest?.employee ?? null,
    lowestMonthlyCompanyCost: lowest?.company ?? null,
    monthlyCostVaries: payment !== 'employer' && (offer.fields.length > 0 || offer.people !== 'nobody'),
  }
}

/** A benefit in a person's list. */
export const wireBenefit = (db: Tables, user: Person, benefit: Benefit) => {
  const selection = db.selections.findBy({ personId: user.id, benefitId: benefit.id })
  const restricted = isRestricted(user, benefit)
  const isCredits = benefit.groupCode === 'ccv'
  const isActive = user.employmentStatus === 'active'
  const wired = selection && wireSelection(benefit, selection, todayIn(db))
  return {
    benefitId: benefit.id,
    name: benefit.name,
    summary: benefit.summary,
    groupCode: benefit.groupCode,
    icon: benefit.icon,
    beamSupported: benefit.beamSupported,
    selection: wired && (isActive ? wired : { ...wired, cta: null }),
    probation: { restricted, until: restricted ? user.probationUntil : null },
    // A provider's price is not known before the choice.
    ...(benefit.beamSupported ? unknownCost : lowestCostOf(benefit)),
    chooseBy: restricted || isCredits || !isActive ? null : chooseBy,
    image: benefit.image,
  }
}

/** Whether a benefit is one of a person's: the credits benefit is for those who have credits, and leavers see only what they had. */
export const isEligible = (db: Tables, { id, creditsBalance, employmentStatus }: Person, benefit: Benefit): boolean =>
  (benefit.groupCode !== 'ccv' || creditsBalance !== null) &&
  (employmentStatus === 'active' || db.selections.findBy({ personId: id, benefitId: benefit.id }) !== null)

/** GET /benefits/user/eligible [BEN-1]. */
export const getEligibleBenefits = signedIn(({ db, user }) =>
  ok(
    db.benefits
      .all()
      .filter((benefit) => isEligible(db, user, benefit))
      .map((benefit) => wireBenefit(db, user, benefit)),
  ),
)
