import { leaveStalePage } from './session/session.ts'
import { keepAlive } from './session/idle.ts'
import { clearCode, expireDemand, goToSecondFactor, sendCode } from './session/second-factor.ts'
import { clearSetUpCode, loadKey, sendSetUpCode } from './session/second-factor-setup.ts'
import { loadTerms, sendAcceptance } from './session/terms.ts'

/** The session's effects that the login page does not need. */
export const effects = [
  leaveStalePage,
  loadTerms,
  sendAcceptance,
  keepAlive,
  goToSecondFactor,
  expireDemand,
  sendCode,
  clearCode,
  loadKey,
  sendSetUpCode,
  clearSetUpCode,
] as const
