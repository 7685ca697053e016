/** Whether a page of this origin may call the mock: this machine's own names, at any port. */
export const isLocalOrigin = (origin: string): boolean => {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
  return isLocal && (protocol === 'http:' || protocol === 'https:')
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
        'Access-Control-Expose-Headers': 'X-Masquerade, Content-Disposition, Content-Encoding',
        'Access-Control-Max-Age': '600',
        Vary: 'Origin',
        ...(requested !== undefined && { 'Access-Control-Allow-Headers': requested }),
      }
    : { Vary: 'Origin' }
