/** What an empty list says. */
export const nothing = (things: string): string => `There are no ${things} to show`
