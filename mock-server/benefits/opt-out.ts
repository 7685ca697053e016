import { ok, refuse, type HandlerResponse } from '../handler.ts'
import { leavesOn, mayLeave } from './eligible.ts'
import { subjectOf, type Subject } from './household.ts'
import { wireSetup } from './setup.ts'
import { todayIn } from '../world/today.ts'

/** PATCH /selection/{id} with status `opted-out`: leaves a benefit [SEL-3]. A draft is dropped; a selection not yet in force gets no end. */
export const optOut = ({ db, user, benefit, selection }: Subject): HandlerResponse => {
  const today = todayIn(db)
  if (!selection || !mayLeave(benefit, selection, today) || db.settings.find('settings')?.optOutRefused)
    return refuse(409, { status: 'error', message: 'You can’t leave this benefit during the scheme year' })
  db.selections.update(selection.id, { status: 'opted-out', endDate: leavesOn(benefit, selection, today), draft: null })
  db.approvals.remove(selection.id)
  return ok({ status: 'success', setup: wireSetup(subjectOf(db, user, benefit)) })
}
