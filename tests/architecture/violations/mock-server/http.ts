export const http = 'http'
