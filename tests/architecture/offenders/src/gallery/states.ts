export const states = 'states'
