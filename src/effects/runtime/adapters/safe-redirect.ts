import { readUrl } from './read-url.ts'

/**
 * Why a server names an address, to send a person there or to link to it; each purpose has its own list of hosts in the run-time
 * configuration. `inside` has none: it is a page of the portal.
 */
export type RedirectPurpose = 'singleSignOn' | 'signOut' | 'workPlatform' | 'partner' | 'credits' | 'claims' | 'inside'

/**
 * Exact host names (with a port, where one is used) by purpose. For `credits`, whose page is framed and gets the access token, exact
 * origins: scheme, host and port.
 */
export type RedirectHosts = Readonly<Record<Exclude<RedirectPurpose, 'inside'>, readonly string[]>>

/** Where to go, and whether the named address was refused. */
export interface SafeRedirect {
  readonly url: string
  readonly refused: boolean
}

/**
 * The one place that judges an address from a server: it must be an https URL without user or password, on a host that the purpose's list
 * names exactly. A path of the portal itself ('/app/home/') is allowed where the purpose can stay inside, and is judged as the browser
 * normalises it. Anything else leads to '/'. Of a framed page the whole origin is compared; only a portal served without https, on a
 * developer's machine, frames a page without https.
 * @param origin the portal's own origin, for paths
 */
export const safeRedirect = (
  named: string,
  purpose: RedirectPurpose,
  hosts: RedirectHosts,
  origin: string,
): SafeRedirect => {
  const refused = { url: '/', refused: true }
  // Browsers silently repair white space, control characters and backslashes; none of them belongs in an address.
  if (/[\s\\\u0000-\u001f\u007f]/.test(named)) return refused
  if (named.startsWith('/')) {
    if (named.startsWith('//') || purpose === 'credits' || purpose === 'claims') return refused
    const { pathname, search, hash } = new URL(named, origin)
    // A browser turns `/.//evil.example` into `//evil.example`, which is another site.
    return pathname.startsWith('//') ? refused : { url: pathname + search + hash, refused: false }
  }
  // Without both slashes a browser treats the address as a path, or repairs it.
  const url = purpose === 'inside' || !/^https?:\/\/[^/]/i.test(named) ? null : readUrl(named)
  if (url === null || purpose === 'inside') return refused
  if (url.username !== '' || url.password !== '') return refused
  if (purpose === 'credits') {
    const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && new URL(origin).protocol === 'http:')
    return isSafe && hosts.credits.includes(url.origin) ? { url: url.href, refused: false } : refused
  }
  if (url.protocol !== 'https:') return refused
  return hosts[purpose].some((host) => host.toLowerCase() === url.host) ? { url: url.href, refused: false } : refused
}
