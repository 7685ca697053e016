export const policies = 'policies'
