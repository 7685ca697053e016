import type { WindowLike } from 'dompurify'
import type { SafeHtml } from '../../domain/kernel/marks.ts'
import type { HtmlProfile } from '../api/operation.ts'

const messageTags = ['a', 'b', 'strong', 'em', 'br', 'p', 'ul', 'li']

const contentTags = [
  ...messageTags,
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ol', 'dl', 'dt', 'dd', 'i', 'u', 'small', 'sub', 'sup', 'hr'],
  ...['blockquote', 'div', 'span', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

const cellAttributes = ['colspan', 'rowspan', 'scope']

const profiles: Readonly<Record<HtmlProfile, { readonly tags: string[]; readonly attributes: string[] }>> = {
  message: { tags: messageTags, attributes: ['href'] },
  content: { tags: contentTags, attributes: ['href', ...cellAttributes] },
}

/** Web, mail and telephone addresses, and paths inside the portal; `//host` and `/\host` lead out of it. */
const addresses = /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i

/**
 * Loads DOMPurify and gives the function that makes server HTML safe to show (expectations, 'Security and faults').
 * `message` keeps a b strong em br p ul li; `content` headings, lists and tables as well. Neither keeps a style, id, class,
 * form, script, frame, picture or drawing. `window` is for tests; the page's own is taken otherwise.
 * Rejects when the library cannot be loaded or finds no DOM.
 */
export const loadSanitiser = async (window?: WindowLike): Promise<(html: string, profile: HtmlProfile) => SafeHtml> => {
  const { default: library } = await import('dompurify')
  const purifier = window ? library(window) : library
  if (!purifier.isSupported) throw new Error('Server HTML cannot be shown: this browser has no usable DOM.')
  return (html, profile) =>
    purifier.sanitize(html, {
      ALLOWED_TAGS: profiles[profile].tags,
      ALLOWED_ATTR: profiles[profile].attributes,
      ALLOWED_URI_REGEXP: addresses,
      ADD_URI_SAFE_ATTR: cellAttributes,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_TRUSTED_TYPE: false,
    }) as SafeHtml
  // The one cast that makes SafeHtml out of text: the purifier has just cleaned it.
}
