/** A file of the browser's downloads. */
export const fileSaved = (name: string): string => `${name} was saved.`
