export const lot = (): number => Math.random()
