/** A text as `npm run format` would leave it in a file of this name. Throws if the text is not of the kind that the name says. */
export const formatted: (file: string, text: string) => Promise<string>
