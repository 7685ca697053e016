import { ok, refuse, signedIn } from '../handler.ts'
import { mayLeave, wireSelection } from './eligible.ts'

/** PATCH /selection/{id} with status `opted-out`: leaves a benefit (benefits-and-employer §4). */
export const updateSelection = signedIn<{ readonly status: 'opted-out' }>(({ db, user, params, body }) => {
  const selection = db.selections.find(params['id'] ?? '')
  if (selection?.personId !== user.id) return refuse(404, { error: 'There is no such selection' })
  if (!mayLeave(selection) || db.settings.find('settings')?.optOutRefused)
    return refuse(409, { status: 'error', message: 'You cannot leave this benefit before the end of the scheme year' })
  const changed = db.selections.update(selection.id, { status: body.status, endDate: selection.mayLeaveOn })
  return ok({ status: 'success', selection: wireSelection(changed) })
})
