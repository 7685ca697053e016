import createPurifier, { type WindowLike } from 'dompurify'
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

/** No player is framed before its cookies are agreed to: a frame turns into a marked link, which `Html` shows as a player. */
const replaceVideo = (frame: Element, hosts: readonly string[]): void => {
  const address = frame.getAttribute('src') ?? ''
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || !hosts.includes(url.host)) return
  const link = frame.ownerDocument.createElement('a')
  link.setAttribute('href', url.href)
  link.setAttribute('data-video', url.host)
  link.textContent = frame.getAttribute('title') || 'Video'
  frame.before(link)
}

type Sanitise = (html: string, profile: HtmlProfile) => SafeHtml

/**
 * Gives the function that makes server HTML safe to show, by DOMPurify (expectations, 'Security and faults').
 * `message` keeps a b strong em br p ul li; `content` headings, lists and tables as well. Neither keeps a style, id, class,
 * form, script, frame, picture or drawing; in content, a frame of a video host leaves a marked link.
 * `videoHosts` are exact names; `window` is for tests, the page's own is taken otherwise. Throws where there is no DOM.
 */
export const sanitiser = (videoHosts: readonly string[], window?: WindowLike): Sanitise => {
  const purifier = createPurifier(window)
  if (!purifier.isSupported) throw new Error('Server HTML cannot be shown: this browser has no usable DOM.')
  let profile: HtmlProfile = 'message'
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'iframe' && profile === 'content' && node instanceof Element) replaceVideo(node, videoHosts)
  })
  return (html, as) => {
    profile = as
    return purifier.sanitize(html, {
      ALLOWED_TAGS: profiles[as].tags,
      ALLOWED_ATTR: profiles[as].attributes,
      ALLOWED_URI_REGEXP: addresses,
      ADD_URI_SAFE_ATTR: cellAttributes,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_TRUSTED_TYPE: false,
    }) as SafeHtml // The one cast that makes SafeHtml out of text: the purifier has just cleaned it.
  }
}
