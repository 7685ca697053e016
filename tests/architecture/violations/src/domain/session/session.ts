export const session = 'session'
