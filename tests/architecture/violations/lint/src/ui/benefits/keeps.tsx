export const wide = (): boolean => window.matchMedia('(min-width: 700px)').matches
