import { headerNames, requestOf } from '../../../src/effects/api/request.ts'

const session = { accessToken: 'token', masquerade: { userId: '1', schemeYear: '2026' } }

/** Requests carry these without a preflight's permission; a JSON `Content-Type` needs one. */
const safelisted = new Set(['accept', 'accept-language', 'content-language'])

/**
 * The header names in a browser's preflight for a call of the portal, in lower case and alphabetical order. They are those that the
 * portal's own client sends for somebody who is signed in and acts for another person.
 */
export const headersSent = (method: string, sendsJson: boolean): readonly string[] => {
  const { headers } = requestOf(
    { method, anonymous: false },
    sendsJson ? { body: {} } : {},
    session,
    new AbortController().signal,
    method === 'GET' ? {} : { idempotencyKey: '"key"' },
  )
  return [...new Headers(headers).keys()].filter((name) => !safelisted.has(name)).toSorted()
}

/** A response header that the portal reads, and the consequence if the browser hides it. */
export interface ReadHeader {
  readonly name: string
  /** Whether only responses with a file need it. */
  readonly ofFiles: boolean
  readonly otherwise: string
}

/** The headers that the portal reads and a browser hides unless they are exposed; a test compares this with `src/effects/api`. */
export const headersRead: readonly ReadHeader[] = [
  {
    name: headerNames.masqueradedUser,
    ofFiles: false,
    otherwise:
      'the portal cannot see whose data it got, and an administrator who views it as somebody else is turned away',
  },
  {
    name: 'Retry-After',
    ofFiles: false,
    otherwise: 'a person whom you ask to wait cannot see for how long',
  },
  {
    name: 'Content-Disposition',
    ofFiles: true,
    otherwise: 'a download is saved under a general name instead of yours',
  },
  { name: 'Content-Encoding', ofFiles: true, otherwise: 'the progress of a compressed download counts wrong' },
]

/** The operation that opens a session, and the one with which a reload restores it. */
export const sessionCalls = { logIn: 'logIn', restore: 'getLoginSetup' } as const
