import { employerOnly, ok } from '../handler.ts'
import { noSuchClient } from './employees.ts'

/** PATCH …/two-factor-authentication/enforcement-setting: requires two-factor authentication from everybody, or makes it optional. */
export const changeTwoFactorEnforcement = employerOnly<{ readonly enabled: boolean }>(({ db, user, params, body }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  db.settings.update('settings', { secondFactorEnforced: body.enabled })
  return ok({ enabled: body.enabled })
})
