import { activateAccount, forgetTypedAtActivation, lookUpActivation, verifyBirthDate } from './account/activation.ts'
import { loadAvatars, rereadAvatar, sendAvatar } from './account/avatar.ts'
import { judgeBirthDate } from './account/birth-date.ts'
import { clearChangePassword } from './account/change-password.ts'
import { fillDetails, findDetailsSaved, loadDetails, rereadDetails, sendDetails } from './account/details.ts'
import { requestLink, settleRequest } from './account/forgotten-password.ts'
import { judgePassword } from './account/password-rules.ts'
import { rereadAccount } from './account/reread-account.ts'
import { forgetTyped, goOn, keepAddress, leaveExpired, sendPassword, verifyDate } from './account/reset-password.ts'
import { clearReason, sendDisabling } from './account/second-factor-settings.ts'

/** The effects of activation, password reset and the account's settings. */
export const effects = [
  lookUpActivation,
  verifyBirthDate,
  activateAccount,
  forgetTypedAtActivation,
  judgeBirthDate,
  requestLink,
  settleRequest,
  judgePassword,
  verifyDate,
  keepAddress,
  leaveExpired,
  sendPassword,
  goOn,
  forgetTyped,
  sendDisabling,
  clearReason,
  rereadAccount,
  loadDetails,
  sendDetails,
  fillDetails,
  rereadDetails,
  findDetailsSaved,
  loadAvatars,
  sendAvatar,
  rereadAvatar,
  clearChangePassword,
] as const
