export const state = 'state'
