export const cards = 'cards'
