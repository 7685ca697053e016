/** The form that a text of the configuration must have. */
interface Need {
  readonly shape: RegExp
  /** The form in words, to follow 'is not' in a sentence. */
  readonly needed: string
  /** Whether it names a host. If so, it must have https, no port, and a name that is not an example's. */
  readonly names: 'a host' | 'something else'
}

/** A host as browsers write it, in ASCII and without a dot at its end, or `{hostname}` for the page's own. */
const host = String.raw`(?:\{hostname\}|[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*)(?::\d+)?`
const origin = String.raw`https?:\/\/${host}`
const of = (shape: string, needed: string): Need => ({
  shape: new RegExp(`^(?:${shape})$`, 'i'),
  needed,
  names: 'a host',
})

const named = host.replace(String.raw`\{hostname\}|`, '')
const path = String.raw`(?:\/[\w.~%-]+)*`
const base = of(origin + path, 'an address such as https://api.example, without a slash at the end')
const hostName = of(named, 'a host name without https:// and without a path')

/** By the path of the field, without an item's number. No value can end a directive of the policy, or the header. */
const needs: Readonly<Record<string, Need>> = {
  'hosts.legacy': base,
  'hosts.versioned': base,
  'redirects.singleSignOn': hostName,
  'redirects.signOut': hostName,
  'redirects.workPlatform': hostName,
  'redirects.partner': hostName,
  'redirects.claims': hostName,
  'redirects.credits': of(String.raw`\{origin\}|${origin}`, 'an origin such as https://credits.example'),
  'captcha.siteKey': { shape: /^[\w.-]+$/, needed: 'the site key of a domain', names: 'something else' },
  'captcha.script': of(String.raw`(?:${origin})?${path}(?:\?[\w.~=&%-]*)?`, 'the address of a script'),
  'captcha.sources': of(String.raw`${origin}${path}\/?`, 'an address such as https://www.example/recaptcha/'),
  'captcha.policies': { shape: /^[\w#=/@.%-]+$/, needed: 'the name of a policy', names: 'something else' },
  'fonts.base': of(String.raw`(?:${origin})?\/(?:[\w.~%-]+\/)*`, 'a folder such as /fonts/, with a slash at the end'),
  'fonts.names': { shape: /^[\w -]+$/, needed: 'the name of a typeface', names: 'something else' },
  videoHosts: hostName,
  images: of(origin, 'an origin such as https://pictures.example'),
  'reports.to': of(
    String.raw`https:\/\/${named}${path}`,
    'an address such as https://reports.example/portal, of https alone and without a slash at the end',
  ),
  'sendLogs.to': of(
    String.raw`https:\/\/${host}${path}`,
    'an address such as https://logs.example, of https alone and without a slash at the end',
  ),
}

/** What the text at this path has to be; null if any text is right. */
export const needsOf = (path: string): Need | null => needs[path.replace(/\.\d+$/, '')] ?? null
