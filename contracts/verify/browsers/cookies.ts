import { headersNamed, type HostResponse } from '../http-call.ts'
import type { Problem } from '../problems.ts'

/** A cookie as a response sets it. */
export interface SetCookie {
  readonly name: string
  readonly value: string
  /** Names in lower case; an attribute without a value has an empty one. */
  readonly attributes: ReadonlyMap<string, string>
}

/** The cookies that a response sets. */
export const cookiesOf = ({ headers }: Pick<HostResponse, 'headers'>): readonly SetCookie[] =>
  headersNamed(headers, 'Set-Cookie').map((line) => {
    const [pair = '', ...rest] = line.split(';').map((part) => part.trim())
    const split = (text: string): readonly [string, string] => {
      const at = text.indexOf('=')
      return at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
    }
    const [name, value] = split(pair)
    return {
      name,
      value,
      attributes: new Map(rest.map((one) => split(one)).map(([key, of]) => [key.toLowerCase(), of])),
    }
  })

/** The places between which a cookie travels. */
export interface CookieJourney {
  /** Of the page. */
  readonly origin: string
  /** Of the call that sets it. */
  readonly setAt: string
  /** Of the call that has to carry it. */
  readonly sentTo: string
}

/** The last two labels approximate the registrable domain; for suffixes such as `co.uk` this is more lenient than the full list. */
const siteOf = (url: string): string => {
  const { hostname } = new URL(url)
  return /^[\d.]+$|:/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.')
}

const isSameSite = (origin: string, url: string): boolean => siteOf(origin) === siteOf(url)

const defaultPath = (path: string): string => path.slice(0, Math.max(1, path.lastIndexOf('/')))

const covers = (path: string, called: string): boolean =>
  called === path || (called.startsWith(path) && (path.endsWith('/') || called[path.length] === '/'))

const everybodyOut = 'everybody is logged out at each reload and in each new tab'

/** Why a cookie would not carry a session, or would give it away. */
export const cookieProblems = (
  { attributes }: SetCookie,
  { origin, setAt, sentTo }: CookieJourney,
): readonly Problem[] => {
  const [from, to] = [new URL(setAt), new URL(sentTo)]
  const sameSite = attributes.get('samesite')?.toLowerCase()
  const isSecure = attributes.has('secure')
  const overTls = [from.protocol, new URL(origin).protocol].filter((protocol) => protocol === 'https:').length
  const givenPath = attributes.get('path')
  const path = givenPath?.startsWith('/') ? givenPath : defaultPath(from.pathname)
  const domain = attributes.get('domain')?.replace(/^\./, '').toLowerCase()
  const age = attributes.get('max-age')
  const wrong = (attribute: string, expected: string, actual: string | undefined, why: string): readonly Problem[] => [
    { path: `header Set-Cookie ${attribute}`, expected, actual: actual ?? 'nothing', message: why },
  ]
  return [
    ...(attributes.has('httponly')
      ? []
      : wrong(
          'HttpOnly',
          'HttpOnly',
          undefined,
          'It is missing. In production any script that gets into the page can take the session away.',
        )),
    ...(isSecure || overTls === 0
      ? []
      : wrong(
          'Secure',
          'Secure',
          undefined,
          'It is missing. In production the first call over plain HTTP gives the session to whoever listens.',
        )),
    ...(sameSite !== undefined && ['strict', 'lax', 'none'].includes(sameSite)
      ? []
      : wrong(
          'SameSite',
          'Lax or Strict, or None across sites',
          sameSite,
          'It is not said, and browsers differ in what they take it for: in production some people are logged out at each reload.',
        )),
    // Without TLS on both sides this is a test environment, whose names differ from production.
    ...(overTls === 2 && ['strict', 'lax'].includes(sameSite ?? '') && !isSameSite(origin, sentTo)
      ? wrong(
          'SameSite',
          'None',
          sameSite,
          `The page (${origin}) and the host are of two sites, so no call carries the cookie: in production ${everybodyOut}.`,
        )
      : []),
    ...(sameSite === 'none' && !isSecure
      ? wrong(
          'SameSite',
          'None with Secure',
          'None without Secure',
          `Browsers refuse such a cookie: in production ${everybodyOut}.`,
        )
      : []),
    ...(covers(path, to.pathname)
      ? []
      : wrong('Path', '/', givenPath, `It is not sent to ${to.pathname}: in production ${everybodyOut}.`)),
    ...(domain === undefined || domain === from.hostname || from.hostname.endsWith(`.${domain}`)
      ? []
      : wrong(
          'Domain',
          from.hostname,
          domain,
          `Browsers refuse a cookie of another domain: in production ${everybodyOut}.`,
        )),
    ...(age !== undefined && Number(age) <= 0
      ? wrong('Max-Age', 'none, or some time', age, `The cookie ends at once: in production ${everybodyOut}.`)
      : []),
  ]
}

/** The cookies as a browser sends them. */
export const cookieHeader = (cookies: readonly SetCookie[]): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
