import { headerNames, requestOf } from '../../../src/effects/api/request.ts'

const session = { accessToken: 'token', masquerade: { userId: '1', schemeYear: '2026' } }

/** Requests carry these without a preflight's permission; a JSON `Content-Type` needs one. */
const safelisted = new Set(['accept', 'accept-language', 'content-language'])

/**
 * The names that a browser's preflight asks for when the portal makes a call: in lower case, in alphabetical order. They are what the
 * portal's own client puts into a request of somebody who is signed in and acts for another.
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

/** A header of responses that the portal reads, and what becomes of it where the browser keeps it back. */
export interface ReadHeader {
  readonly name: string
  /** Only where the response is a file. */
  readonly ofFiles: boolean
  readonly otherwise: string
}

/** What the portal reads and a browser keeps back unless it is exposed; a test holds this to `src/effects/api`. */
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

/** The operation that opens a session, and the one that a reload restores it with. */
export const sessionCalls = { logIn: 'logIn', restore: 'getLoginSetup' } as const
