import type { SafeRedirect } from '../runtime/adapters/safe-redirect.ts'
import type { Ports } from '../runtime/ports.ts'

/** Judges a sign-in link: it must be the portal's own, below /sso-login/, or lead to a host that the configuration allows for single sign-on. */
export const judgeSignInLink = (named: string, redirects: Ports['redirects']): SafeRedirect => {
  const judged = redirects(named, 'singleSignOn')
  const elsewhereInside = judged.url.startsWith('/') && !judged.url.startsWith('/sso-login/')
  return elsewhereInside ? { url: '/', refused: true } : judged
}
