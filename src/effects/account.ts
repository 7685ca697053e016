import { clearReason, sendDisabling } from './account/second-factor-settings.ts'

/** The effects of activation, password reset and the account's settings. */
export const effects = [sendDisabling, clearReason] as const
