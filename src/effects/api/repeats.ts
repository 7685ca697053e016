import type { operations } from './generated/operations.ts'

/**
 * The effect of a second request with the same content on a host that ignores idempotency keys.
 *
 * - `reads`: a POST that changes nothing for anybody; a link or key that was issued but not received is worthless.
 * - `session`: it begins or ends a session, and the next request does so again.
 * - `same`: two requests have the same result as one, so the screen offers to retry.
 * - `twice`: the change can be made twice. The screen first says where to check whether it was made.
 */
export type Repeat = 'reads' | 'session' | 'same' | 'twice'

/** Every change by its operation; a test compares the list with `openapi/`. One of them is a GET that discards a draft. */
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
