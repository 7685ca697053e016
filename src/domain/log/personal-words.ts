/** Splits HTML at its tags and at the characters that the sanitiser escapes. */
const parts = /(<[^>]*>|&(?:amp|lt|gt|nbsp|quot);)/
const tag = /^<(\/?)(a|b|strong|em|br|p|ul|li)\b[^>]*>$/
/** A text without the white space around it. */
const inner = /\S(?:.*\S)?/s
/** A page of the portal without anything after its name; other addresses can name a person. */
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
 * Sanitised HTML with each of its texts replaced, except white space around it. Tags stay, without attributes. Links stay links: they keep
 * their scheme, and an address that is a page of the portal; any other address is replaced too.
 */
export const personalWords = (html: string, replace: (text: string) => string): string =>
  html
    .split(parts)
    .map((part) =>
      part.startsWith('<') ? bare(part, replace) : parts.test(part) ? part : part.replace(inner, replace),
    )
    .join('')
