export const specimen = 'specimen'
