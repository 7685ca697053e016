export const story = 'story'
