import { anyone, ok, signedIn, type HandlerResponse } from '../handler.ts'
import { demoCode } from '../world/seeds/people.ts'
import type { Tables } from '../world/tables.ts'
import { openSession, personWith, refuseCode } from './second-factor.ts'

/** The two-factor secret of every demo account. */
export const keySecret = 'JBSWY3DPEHPK3PXP'

/** What the QR code of an account holds. */
export const keyAddress = (email: string): string =>
  `otpauth://totp/Benefits:${encodeURIComponent(email)}?secret=${keySecret}&issuer=Benefits`

interface SetUpCode {
  readonly code: string
  readonly type: 'temporary' | 'complete'
  readonly secret: string
  readonly email?: string
  readonly password?: string
}

/** Judges a code for both set-ups; null if it is accepted. The first pass is noted, because the second needs it. */
const judge = (db: Tables, { code, type, secret }: SetUpCode): HandlerResponse | null => {
  const begun = db.settings.find('settings')?.begunSecrets ?? []
  if (secret !== keySecret || (type === 'complete' && !begun.includes(secret))) return refuseCode(422, 'setup-expired')
  if (code !== demoCode) return refuseCode(422, 'invalid-code')
  if (type === 'temporary') db.settings.update('settings', { begunSecrets: [...begun, secret] })
  return null
}

const noTokens = { access_token: null, refresh_token: null, expires_in: null, ssoLogoutUrl: null }

/** POST /employee/mfa/validate/enforced: the set-up that a login demanded; its second pass signs in. */
export const validateEnforcedSetUp = anyone<SetUpCode>(({ db, body }) => {
  const refusal = judge(db, body)
  if (refusal) return refusal
  if (body.type === 'temporary') return ok(noTokens)
  const person = personWith(db, body.email, body.password)
  if (person?.secondFactor !== 'set-up') return refuseCode(401, 'credentials-refused')
  const { tokens, headers } = openSession(db, db.people.update(person.id, { secondFactor: 'validate' }))
  return ok(tokens, headers)
})

/** POST /v2/user/{id}/mfa/validate: the set-up that a person chose; its second pass needs the password again. */
export const validateSecondFactor = signedIn<SetUpCode>(({ db, user, params, body }) => {
  if (params['id'] !== user.id) return refuseCode(422, 'credentials-refused')
  const refusal = judge(db, body)
  if (refusal) return refusal
  if (body.type === 'complete') {
    if (personWith(db, body.email, body.password)?.id !== user.id) return refuseCode(422, 'credentials-refused')
    db.people.update(user.id, { secondFactor: 'validate' })
  }
  return ok({ status: 'success' })
})
