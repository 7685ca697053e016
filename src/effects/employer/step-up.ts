/** The host's code for a refused password, such as `wrong-password`; null if it sent none. */
export const codeOf = (body: object | null): string | null =>
  body !== null && 'code' in body && typeof body.code === 'string' ? body.code : null
