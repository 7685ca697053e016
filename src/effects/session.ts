import { leaveStalePage } from './session/stale-page.ts'
import { endIdleSession, keepAlive, watchIdle } from './session/idle.ts'
import { clearPassword, dropCredentials } from './session/login-end.ts'
import { repeatLogout, retryLogout } from './session/repeat-logout.ts'
import { keepMasquerade } from './session/keep-masquerade.ts'
import { followSso } from './session/sso-route.ts'
import { noticeSlowSso, signInBySso } from './session/sso.ts'
import { clearCode, expireDemand, goToSecondFactor, sendCode } from './session/second-factor.ts'
import { clearSetUpCode, loadKey, sendSetUpCode } from './session/second-factor-setup.ts'
import { loadTerms, sendAcceptance } from './session/terms.ts'
import { findWorkPlatform, leaveForWorkPlatform } from './session/work-platform.ts'

/** The session's effects that the login page does not need. */
export const effects = [
  leaveStalePage,
  clearPassword,
  dropCredentials,
  loadTerms,
  sendAcceptance,
  watchIdle,
  endIdleSession,
  keepAlive,
  repeatLogout,
  retryLogout,
  followSso,
  signInBySso,
  noticeSlowSso,
  keepMasquerade,
  findWorkPlatform,
  leaveForWorkPlatform,
  goToSecondFactor,
  expireDemand,
  sendCode,
  clearCode,
  loadKey,
  sendSetUpCode,
  clearSetUpCode,
] as const
