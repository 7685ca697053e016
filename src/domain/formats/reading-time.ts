/** How many words a person reads in a minute. */
const WORDS_A_MINUTE = 220

/** How many whole minutes a text takes to read, at least one; its markup does not count. */
export const minutesToRead = (html: string): number => {
  const words = html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE))
}
