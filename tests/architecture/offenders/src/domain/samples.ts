export const samples = 'samples'
