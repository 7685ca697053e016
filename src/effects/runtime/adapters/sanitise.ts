import { readUrl } from './read-url.ts'
import createPurifier, { type Config, type WindowLike } from 'dompurify'
import { hashOf } from '../../../domain/kernel/data/hash.ts'
import type { SafeHtml } from '../../../domain/kernel/codecs/classification.ts'
import type { HtmlProfile } from '../../api/operation.ts'
import { parsingPolicy } from './policies.ts'

const messageTags = ['a', 'b', 'strong', 'em', 'br', 'p', 'ul', 'li']

const contentTags = [
  ...messageTags,
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ol', 'dl', 'dt', 'dd', 'i', 'u', 'small', 'sub', 'sup', 'hr'],
  ...[
    'img',
    'figure',
    'figcaption',
    'blockquote',
    'div',
    'span',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
]

const cellAttributes = ['colspan', 'rowspan', 'scope']
const pictureAttributes = ['src', 'alt', 'width', 'height', 'loading']

const profiles: Readonly<Record<HtmlProfile, { readonly tags: string[]; readonly attributes: string[] }>> = {
  message: { tags: messageTags, attributes: ['href'] },
  content: { tags: contentTags, attributes: ['href', 'id', ...cellAttributes, ...pictureAttributes] },
}

/** Web, mail and telephone addresses, paths inside the portal, and anchors in the text; `//host` and `/\host` lead outside. */
const addresses = /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i

const named = /^[\w.:-]+$/

/** Pictures are the portal's own, or come by https from hosts that the page's policy allows. */
const isAllowedPicture = (address: string, sources: readonly string[]): boolean => {
  if (/^\/(?![/\\])/.test(address)) return true
  const url = readUrl(address)
  return (
    url?.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    sources.some((source) => readUrl(source)?.origin === url.origin)
  )
}

/** No player is framed before its cookies are accepted: a frame becomes a marked link, which `Html` shows as a player. */
const replaceVideo = (frame: Element, hosts: readonly string[]): void => {
  const address = frame.getAttribute('src') ?? ''
  const url = readUrl(address)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || !hosts.includes(url.host)) return
  const link = frame.ownerDocument.createElement('a')
  link.setAttribute('href', url.href)
  link.setAttribute('data-video', url.host)
  link.textContent = frame.getAttribute('title') || 'Video'
  frame.before(link)
}

/** How much text of a message is shown, in characters. */
const LONGEST_MESSAGE = 500

type Sanitise = (html: string, profile: HtmlProfile) => SafeHtml

/**
 * Returns the function that makes server HTML safe to show, using DOMPurify. `message` keeps a b strong em br p ul li; `content` also
 * headings, lists, tables and pictures, and links to anchors in the same text: their ids start with the hash of the text, so that they
 * cannot collide with other ids on the page. A message ends after 500 characters. Neither keeps a style, class, form, script, frame or
 * drawing; in content, a frame of a video host leaves a marked link. `videoHosts` are exact names, `pictures` origins; `window` is for
 * tests and defaults to the page's own. Throws if there is no DOM.
 */
export const sanitiser = (
  videoHosts: readonly string[],
  pictures: readonly string[],
  window?: WindowLike,
): Sanitise => {
  const purifier = createPurifier(window)
  if (!purifier.isSupported) throw new Error('Server HTML cannot be shown: this browser has no usable DOM.')
  let profile: HtmlProfile = 'message'
  let space = 0
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === '#text') {
      const { data } = node as Text // the purifier calls only text nodes `#text`
      if (data.length > space) node.nodeValue = space === 0 ? '' : `${data.slice(0, space)}…`
      space = Math.max(0, space - data.length)
    }
    if (tagName === 'iframe' && profile === 'content' && node instanceof Element) replaceVideo(node, videoHosts)
  })
  let prefix = ''
  purifier.addHook('uponSanitizeAttribute', (node, data) => {
    const { attrName, attrValue } = data
    const place = attrName === 'href' && attrValue.startsWith('#') ? attrValue.slice(1) : null
    if (attrName === 'id' || place !== null) {
      if (profile === 'content' && named.test(place ?? attrValue))
        data.attrValue = place === null ? prefix + attrValue : `#${prefix}${place}`
      else data.keepAttr = false
    }
    // Words before an `@` only make one site look like another.
    if (attrName === 'href' && (readUrl(attrValue)?.username ?? '') !== '') data.keepAttr = false
    // Old HTML uses `name` for what an id does today.
    if (attrName === 'name' && node.tagName === 'A' && !node.id && profile === 'content' && named.test(attrValue))
      node.setAttribute('id', prefix + attrValue)
  })
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'IMG') return
    if (!isAllowedPicture(node.getAttribute('src') ?? '', pictures)) node.remove()
    node.setAttribute('loading', 'lazy')
    if (!node.hasAttribute('alt')) node.setAttribute('alt', '')
  })
  return (html, as) => {
    profile = as
    space = as === 'message' ? LONGEST_MESSAGE : Number.POSITIVE_INFINITY
    prefix = `t${hashOf(html).slice(0, 8)}-`
    return purifier.sanitize(html, {
      ALLOWED_TAGS: profiles[as].tags,
      ALLOWED_ATTR: profiles[as].attributes,
      ALLOWED_URI_REGEXP: addresses,
      ADD_URI_SAFE_ATTR: [...cellAttributes, ...pictureAttributes.filter((name) => name !== 'src')],
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      RETURN_TRUSTED_TYPE: false,
      TRUSTED_TYPES_POLICY: parsingPolicy as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>, // TrustedTypesMaker types the policy's result as a string
    }) as SafeHtml // The one cast that creates SafeHtml from text: the purifier has just cleaned it.
  }
}
