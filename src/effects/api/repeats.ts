import type { operations } from './generated/operations.ts'

/**
 * What a second request of the same content does at a host that ignores idempotency keys.
 *
 * - `reads`: a POST that changes nothing for anybody; a link or a key that was issued and not received is worth nothing.
 * - `session`: it begins or ends a session, and the next request does so again.
 * - `same`: the result is the same as of one, so the screen offers to do it again.
 * - `twice`: it can be done twice. The screen first says where to look whether it was done.
 */
export type Repeat = 'reads' | 'session' | 'same' | 'twice'

/** Every change by its operation; a test holds the list to `openapi/`. One of them is a GET that discards a draft. */
export const repeats: Readonly<Partial<Record<keyof typeof operations, Repeat>>> = {
  lookUpLogin: 'reads',
  verifyActivationDate: 'reads',
  verifyResetDate: 'reads',
  checkPassword: 'reads',
  calculateCosts: 'reads',
  startMasquerade: 'reads',
  startSecondFactor: 'reads',
  logIn: 'session',
  logInBySso: 'session',
  logOut: 'session',
  endSession: 'session',
  acceptPolicies: 'same',
  logInWithCode: 'same',
  validateEnforcedSetUp: 'same',
  validateSecondFactor: 'same',
  disableSecondFactor: 'same',
  updateUser: 'same',
  updateFamilyMember: 'same',
  updateSelection: 'same',
  resetSelection: 'same',
  decideSelections: 'same',
  changeTwoFactorEnforcement: 'same',
  decideEmployeeDataUpload: 'same',
  createMagicLink: 'same',
  sendLog: 'same',
  activate: 'twice',
  resetPassword: 'twice',
  requestPasswordReset: 'twice',
  sendEnquiry: 'twice',
  addFamilyMember: 'twice',
  addLifeEvent: 'twice',
  createSelection: 'twice',
  saveSelectionForEmployee: 'twice',
  resendWelcomeEmails: 'twice',
  uploadEmployeeData: 'twice',
}
