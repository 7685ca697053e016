export const login = 'login'
