export const names = 'names'
