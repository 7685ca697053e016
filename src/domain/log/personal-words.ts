/** What a text consists of between its words: a tag, a character that the sanitiser escapes, or neither. */
const parts = /(<[^>]*>|&(?:amp|lt|gt|nbsp|quot);)/
const tag = /^<(\/?)(a|b|strong|em|br|p|ul|li)\b[^>]*>$/
/** A text without the white space around it. */
const inner = /\S(?:.*\S)?/s
/** A page of the portal by its name alone; other addresses may name a person. */
const page = /\shref="(\/[a-z-]{1,30}\/?)"/

const bare = (part: string): string => {
  const [all, slash = '', name = ''] = tag.exec(part) ?? []
  if (all === undefined) return ''
  const [, href] = slash === '' && name === 'a' ? (page.exec(part) ?? []) : []
  return href === undefined ? `<${slash}${name}>` : `<a href="${href}">`
}

/**
 * Sanitised HTML with another text in place of each of its texts, white space at its ends aside. Tags stay, without attributes except for a link's, where that leads to a
 * page of the portal.
 */
export const personalWords = (html: string, replace: (text: string) => string): string =>
  html
    .split(parts)
    .map((part) => (part.startsWith('<') ? bare(part) : parts.test(part) ? part : part.replace(inner, replace)))
    .join('')
