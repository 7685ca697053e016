import { ok, refuse, signedIn } from '../handler.ts'
import { startOf } from '../world/rules.ts'
import { todayIn } from '../world/today.ts'
import { aboutBenefit, wireDetail } from './detail.ts'
import { wireSelection } from './eligible.ts'
import { subjectOf, type Subject } from './household.ts'
import { isLocked } from './rules.ts'
import { versionOf } from '../version.ts'

/** What a person can choose of a benefit, as the hosts send it. A provider's limits come only with the cost. */
export const wireSetup = (subject: Subject) => {
  const { db, benefit, selection, candidates } = subject
  const today = todayIn(db)
  const { offer, beamSupported } = benefit
  return {
    benefitId: benefit.id,
    selection: selection && wireSelection(benefit, selection, today),
    editFields: offer.fields.map((field) => ({
      name: field.name,
      label: field.label,
      hint: field.hint,
      kind: field.kind,
      unit: field.unit,
      minimum: beamSupported ? null : field.minimum,
      maximum: beamSupported ? null : field.maximum,
      stepSize: field.stepSize,
      default: field.preset,
      options: field.options,
      appliesTo: field.appliesTo,
      validationMessage: field.validationMessage,
    })),
    fieldStatus: Object.fromEntries(
      offer.fields.map((field) => [field.name, isLocked(field, subject) ? 'locked' : 'open']),
    ),
    people: candidates.map(({ id, name, relationship, eligible, reason }) => ({
      personId: id,
      name,
      relationship,
      eligible,
      reason,
    })),
    maximumPeople: offer.people === 'nobody' ? 0 : offer.maximumPeople,
    questions:
      offer.questions.length === 0 ? null : { completed: selection?.answered ?? false, items: offer.questions },
    values: selection?.values ?? null,
    temporarySelection: selection?.draft ?? null,
    freeCoverLimit: offer.freeCoverLimit,
    startDate: startOf(benefit.timing, today),
  }
}

/** GET /benefit/{id}/selection. */
export const getBenefitSelection = aboutBenefit((benefit, { db, user }) => {
  const subject = subjectOf(db, user, benefit)
  return ok(wireSetup(subject), versionOf(subject.selection))
})

/** GET /benefit/{id}/with-selection. */
export const getBenefitWithSelection = aboutBenefit((benefit, { db, user }) =>
  ok({ ...wireDetail(db, user, benefit), setup: wireSetup(subjectOf(db, user, benefit)) }),
)

/** The 404 of a selection that is not the person's own. */
export const selectionGone = () => refuse(404, { error: 'We can’t find this choice' })

/** GET /selection/{id}: discards the draft; a choice that was never submitted is removed with it. */
export const resetSelection = signedIn(({ db, user, params }) => {
  const selection = db.selections.find(params['id'] ?? '')
  const benefit = db.benefits.find(selection?.benefitId ?? '')
  if (selection?.personId !== user.id || !benefit) return selectionGone()
  if (selection.status === 'in-progress') db.selections.remove(selection.id)
  else db.selections.update(selection.id, { draft: null })
  return ok(wireSetup(subjectOf(db, user, benefit)))
})
