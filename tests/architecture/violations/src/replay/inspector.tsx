export const Inspector = () => null
