/** Activation, password reset and the account's settings. */
export const accountText = {} as const
