import { theme } from './brand/theme.ts'
import { cookies } from './content/cookies.ts'
import { evolution } from './kernel/evolve.ts'
import { forms } from './kernel/forms/form.ts'
import { captcha } from './session/captcha.ts'
import { login } from './session/login.ts'
import { logout } from './session/logout.ts'
import { masquerade } from './session/masquerade.ts'
import { secondFactor } from './session/second-factor.ts'
import { SessionEnded, session } from './session/session.ts'
import { workPlatform } from './session/work-platform.ts'
import { address } from './shell/address.ts'
import { connection } from './shell/connection.ts'
import { chunks } from './shell/chunks.ts'

/** The slices of the first script: those that the login page and the shell read. `state.ts` adds the others. */
export const firstSlices = [
  forms,
  theme,
  cookies,
  session,
  masquerade,
  captcha,
  login,
  workPlatform,
  secondFactor,
  logout,
  address,
  chunks,
  connection,
] as const

/** The state of a visitor's portal before any event: nobody is signed in. The build draws its login page from it. */
export const visitorState = () => ({
  ...firstEvolution().initial(),
  session: { now: { kind: 'signedOut' as const, reason: null, message: null } },
})

/** The evolution of the first script; the portal's own replaces it once `state.ts` has loaded. */
export const firstEvolution = ({ freeze = false } = {}) => evolution(firstSlices, { resetOn: SessionEnded, freeze })
