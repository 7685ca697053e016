/** The effects of activation, password reset and the account's settings. */
export const effects = [] as const
