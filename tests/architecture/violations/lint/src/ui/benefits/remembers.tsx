export const remember = (): void => localStorage.setItem('seen', 'yes')
