/**
 * Zero-width spaces, direction marks, soft hyphens, the place of a picture and the like: people paste them without seeing them. Control characters, too. The two
 * joiners stay between characters that are not ASCII, because they spell Persian and Indic names and join emoji.
 */
const INVISIBLE =
  /(?![\u200c\u200d])[\p{Cf}\p{Cc}\ufffc]|(?<![^\p{ASCII}])[\u200c\u200d]|[\u200c\u200d](?![^\p{ASCII}])/gu

/**
 * One line as a person meant it: a web page, a chat or a contact app adds invisible characters, spaces that do not break, and dashes that
 * are not the keyboard's. Spaces at its ends stay, because somebody who is typing has not finished.
 */
export const cleanLine = (text: string): string =>
  text
    .replaceAll(/[\p{Zs}\p{Zl}\p{Zp}\t\n\v\f\r]/gu, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')

/** Whether a text, of any length, has nothing to read. */
export const isBlank = (text: string): boolean => text.replaceAll(INVISIBLE, '').trim() === ''

/** A text to compare with others: case, accents' encoding, and what `cleanLine` removes make no difference. */
export const folded = (text: string): string => cleanLine(text.normalize('NFC')).trim().toLowerCase()

/** The token of a link that was copied: it has neither spaces nor anything invisible, and a space in a query was a plus sign. */
export const tokenOf = (text: string): string => cleanLine(text.replaceAll(' ', '+')).replaceAll(' ', '')
