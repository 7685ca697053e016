import { followSso } from './session/sso-route.ts'
import { noticeSlowSso, signInBySso } from './session/sso.ts'
import { clearSetUpCode, loadKey, sendSetUpCode } from './session/second-factor-setup.ts'
import { findWorkPlatform, leaveForWorkPlatform } from './session/work-platform.ts'

/** The session's effects that neither the login page nor home needs. */
export const effects = [
  followSso,
  signInBySso,
  noticeSlowSso,
  findWorkPlatform,
  leaveForWorkPlatform,
  loadKey,
  sendSetUpCode,
  clearSetUpCode,
] as const
