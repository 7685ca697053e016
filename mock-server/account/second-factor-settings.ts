import { ok, refuse, signedIn } from '../handler.ts'
import { keyAddress } from '../session/second-factor-setup.ts'

/** POST /v2/user/{id}/mfa: begins a set-up with the address for the QR code [TFA-3]. */
export const startSecondFactor = signedIn(({ user, params }) => {
  if (params['id'] !== user.id) return refuse(422, { error: 'There is no such account' })
  if (user.secondFactor === 'validate') return refuse(422, { error: 'Two-factor authentication is already on' })
  return ok({ url: keyAddress(user.email) })
})

/** DELETE /v2/user/{id}/mfa: turns two-factor off, for a reason [TFA-3]. */
export const disableSecondFactor = signedIn<{ readonly reason: string }>(({ db, user, params }) => {
  if (params['id'] !== user.id) return refuse(422, { error: 'There is no such account' })
  if (db.settings.find('settings')?.secondFactorEnforced)
    return refuse(422, { error: 'Your employer requires two-factor authentication' })
  db.people.update(user.id, { secondFactor: 'none' })
  return ok({ status: 'success' })
})
