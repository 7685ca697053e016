import { anyone, ok, refuse, type HandlerResponse } from '../handler.ts'
import { spendCaptcha } from './captcha.ts'
import type { Person } from '../world/records.ts'
import type { Tables } from '../world/tables.ts'
import { openSession } from './second-factor.ts'
import { keyAddress, keySecret } from './second-factor-setup.ts'

const noMatch = `We can't find a match! Try again or <a href="/contact-us/">contact us</a>`
const lockedOut =
  'You have unsuccessfully tried to login too many times - your account has been <strong>locked for 15 mins</strong>. Please try again later'
const notARobot = 'Please confirm that you are not a robot!'

/** POST /login/url: whether single sign-on exists for an address. */
export const lookUpLogin = anyone<{ readonly email: string }>(({ db, body }) => {
  const url = db.people.findBy({ email: body.email.toLowerCase() })?.ssoUrl ?? null
  return ok({ hasSSO: url !== null, url })
})

const refused = (
  status: 401 | 422,
  message: string,
  showRecaptcha: boolean,
  userAccountLocked = false,
): HandlerResponse => refuse(status, { error_message: message, showRecaptcha, userAccountLocked })

const secondFactorDemanded = ({ secondFactor, email, schemeId }: Person): HandlerResponse =>
  ok({
    access_token: null,
    refresh_token: null,
    expires_in: null,
    ssoLogoutUrl: null,
    is_should_setup_2fa: secondFactor === 'set-up',
    is_should_validate_2fa: secondFactor === 'validate',
    ...(secondFactor === 'set-up' && {
      secret: keySecret,
      url: keyAddress(email),
      scheme: schemeId,
    }),
  })

interface Credentials {
  readonly email: string
  readonly password: string
  readonly recaptcha?: string
}

/** POST /login: signs in and sets the session cookie, or demands a captcha or a second factor. */
export const logIn = anyone<Credentials>(({ db, body }) => {
  const person = db.people.findBy({ email: body.email.toLowerCase() })
  if (!person) return refused(401, noMatch, false)
  if (person.locked) return refused(422, lockedOut, false, true)
  const captcha = person.captcha === 'always' || (person.captcha === 'after-failure' && person.failures > 0)
  if (captcha && !spendCaptcha(db, body.recaptcha)) return refused(422, notARobot, true)
  if (person.password !== body.password) {
    db.people.update(person.id, { failures: person.failures + 1 })
    return refused(401, noMatch, person.captcha !== 'never')
  }
  db.people.update(person.id, { failures: 0 })
  return loginResponse(db, person)
})

/** The response once somebody has proved who they are: it demands a second factor, or opens a session. */
export const loginResponse = (db: Tables, person: Person): HandlerResponse => {
  if (person.secondFactor !== 'none') return secondFactorDemanded(person)
  const { tokens, headers } = openSession(db, person)
  return ok({ ...tokens, is_should_setup_2fa: false, is_should_validate_2fa: false, remember: false }, headers)
}
