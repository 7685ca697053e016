export const app = 'app'
