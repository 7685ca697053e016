export const remember = (): void => sessionStorage.setItem('seen', 'yes')
