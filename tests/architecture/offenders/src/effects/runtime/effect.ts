export const effect = 'effect'
