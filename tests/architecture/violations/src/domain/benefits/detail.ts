export const detail = 'detail'
