export const panels = 'panels'
