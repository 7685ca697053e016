export const live = 'live'
