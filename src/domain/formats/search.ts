import { folded } from './typed-text.ts'

/** Letters that no decomposition turns into what a keyboard without them has. */
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
}
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')

/** Most names have none of the signs below, and each search looks through thousands. */
const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/i

/** Without case, accents and apostrophes of any form; any other sign is a hyphen, and one space stands between words. */
const plainOf = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : folded(text)
        .normalize('NFKD')
        .replaceAll(/[\p{M}ʼʻʹ`´]/gu, '')
        .replaceAll(/\p{P}/gu, '-')
        .replaceAll(special, (letter) => letters[letter] ?? letter)
        .replaceAll(/ +/g, ' ')

/** A text with its hyphens as spaces and without them, because people type either. */
const bothWays = (plain: string): string =>
  plain.includes('-') ? `${plain.replaceAll('-', ' ')} ${plain.replaceAll('-', '')}` : plain

/** The words of a search; none if nothing was typed. */
export const searchWords = (search: string): readonly string[] => plainOf(search).split(/[ -]+/).filter(Boolean)

/**
 * Whether a text is found: each word of the search is in it, in any order, as people type it: without regard to case, accents, apostrophes and
 * hyphens. No words find every text.
 */
export const finder = (search: string): ((text: string) => boolean) => {
  const words = searchWords(search)
  return (text) => {
    if (words.length === 0) return true
    const plain = bothWays(plainOf(text))
    return words.every((word) => plain.includes(word))
  }
}
