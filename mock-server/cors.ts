const isLocalName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'

/** Whether a page of this origin can call the mock: only names of this machine are allowed, at any port. */
export const isLocalOrigin = (origin: string): boolean => {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return isLocalName(hostname) && (protocol === 'http:' || protocol === 'https:')
}

/**
 * Why a control call is refused: it comes from a page of another site, or addresses a name that is not this machine's, because a site can
 * make its own name resolve to this machine. Null if it is not refused. A call without an origin does not come from a page.
 */
export const controlRefusal = (headers: {
  readonly host?: string | undefined
  readonly origin?: string | undefined
}): string | null => {
  const { host = '', origin } = headers
  const address = `http://${host}`
  if (!URL.canParse(address) || !isLocalName(new URL(address).hostname))
    return `Control calls are for this machine's own names, such as localhost; this one is to '${host}'.`
  if (origin !== undefined && !isLocalOrigin(origin))
    return `Control calls are not for pages of other sites; this one is from '${origin}'.`
  return null
}

/**
 * The headers by which a browser lets a page of another origin read the response. None for a foreign origin, so that the browser refuses.
 * `requested` is the preflight's list of headers; it is granted, because the portal's headers are in the documents and are checked there.
 */
export const corsHeaders = (origin: string | undefined, requested: string | undefined): Record<string, string> =>
  origin !== undefined && isLocalOrigin(origin)
    ? {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
        'Access-Control-Expose-Headers': 'X-Masquerade, Content-Disposition, Content-Encoding, ETag, Retry-After',
        'Access-Control-Max-Age': '600',
        Vary: 'Origin',
        ...(requested !== undefined && { 'Access-Control-Allow-Headers': requested }),
      }
    : { Vary: 'Origin' }
