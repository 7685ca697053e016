export const theme = 'theme'
