export const portal = 'portal'
