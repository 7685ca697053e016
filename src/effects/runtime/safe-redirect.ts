/** What a server may name an address for, be it to send a person there or to link it; each purpose has its own list of hosts in the run-time configuration. */
export type RedirectPurpose = 'singleSignOn' | 'signOut' | 'workPlatform' | 'partner' | 'claims'

/** Exact host names (with a port, where one is used) by purpose. */
export type RedirectHosts = Readonly<Record<RedirectPurpose, readonly string[]>>

/** Where to go, and whether the address that was named had to be refused. */
export interface SafeRedirect {
  readonly url: string
  readonly refused: boolean
}

/**
 * The one place that judges an address which a server named: it must be an https URL without user or password, on a host
 * that the purpose's list names exactly. A path of the portal itself ('/app/home/') is allowed. Anything else leads to '/'.
 * @param origin the portal's own origin, for paths
 */
export const safeRedirect = (
  named: string,
  purpose: RedirectPurpose,
  hosts: RedirectHosts,
  origin: string,
): SafeRedirect => {
  const refused = { url: '/', refused: true }
  // White space, control characters and backslashes are what browsers repair silently: none belongs in an address.
  if (/[\s\\\u0000-\u001f\u007f]/.test(named)) return refused
  if (named.startsWith('/')) {
    if (named.startsWith('//')) return refused
    const inside = URL.canParse(named, origin) ? new URL(named, origin) : null
    return inside?.origin === new URL(origin).origin
      ? { url: `${inside.pathname}${inside.search}`, refused: false }
      : refused
  }
  if (!URL.canParse(named)) return refused
  const url = new URL(named)
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return refused
  return hosts[purpose].includes(url.host) ? { url: url.href, refused: false } : refused
}
