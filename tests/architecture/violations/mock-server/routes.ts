export const routes = 'routes'
