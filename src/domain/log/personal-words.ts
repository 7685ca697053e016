/** What a text consists of between its words: a tag, a character that the sanitiser escapes, or neither. */
const parts = /(<[^>]*>|&(?:amp|lt|gt|nbsp|quot);)/
const tag = /^<(\/?)(a|b|strong|em|br|p|ul|li)\b[^>]*>$/
/** A text without the white space around it. */
const inner = /\S(?:.*\S)?/s
/** A page of the portal by its name alone; other addresses may name a person. */
const page = /^\/[a-z-]{1,30}\/?$/
const link = /\shref="((?:https?:|mailto:|tel:)?)([^"]*)"/i

const bare = (part: string, replace: (text: string) => string): string => {
  const [all, slash = '', name = ''] = tag.exec(part) ?? []
  if (all === undefined) return ''
  const [href, scheme = '', rest = ''] = slash === '' && name === 'a' ? (link.exec(part) ?? []) : []
  if (href === undefined) return `<${slash}${name}>`
  return `<a href="${scheme.toLowerCase()}${scheme === '' && page.test(rest) ? rest : replace(rest)}">`
}

/**
 * Sanitised HTML with another text in place of each of its texts, white space at its ends aside. Tags stay, without attributes. A link stays
 * one: its scheme and an address that is a page of the portal are kept, of any other there is a pseudonym.
 */
export const personalWords = (html: string, replace: (text: string) => string): string =>
  html
    .split(parts)
    .map((part) =>
      part.startsWith('<') ? bare(part, replace) : parts.test(part) ? part : part.replace(inner, replace),
    )
    .join('')
