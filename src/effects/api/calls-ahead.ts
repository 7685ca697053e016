import type { AnyOperation, CallInput, CallSession, Host } from './operation.ts'
import { addressOf, requestOf } from './request.ts'

/** What of an operation a call needs before the decoders of its response are there. */
export type ReadAhead = Pick<AnyOperation, 'host' | 'method' | 'path' | 'query' | 'anonymous'>

/** A read of a page. A name in braces in its path stands for the client of who is signed in. */
export interface PageRead extends ReadAhead {
  /** What it asks for, by the names of its query. */
  readonly asks?: NonNullable<CallInput['query']>
}

type PageReads = Readonly<Record<string, readonly PageRead[]>>

/** The reads that pages begin with, as the build writes them into the page. */
export interface ReadsAhead {
  /** Who is signed in; its response has the access token. */
  readonly session: ReadAhead
  /** The scheme of this domain, with its theme. */
  readonly scheme: ReadAhead
  /** What the pages of an employee and of an employer read, by path, unless their client switched it off. */
  readonly pages: Readonly<Record<'employee' | 'employer', PageReads>>
}

/** For how long a response stands for a call of the portal, ms: on the slowest of connections the scripts take that long. */
const GOOD_FOR = 60_000

const visitor: CallSession = { accessToken: null, masquerade: null }

const sameAs = ({ method, headers, cache, credentials }: RequestInit): string =>
  JSON.stringify([method, headers, cache, credentials])

/**
 * Makes reads while the scripts are on their way, so that their responses are there when the portal asks: a page's own reads once that of
 * the session has responded with the token. `take` hands each over once, to a call that is the same in address and headers; to any other,
 * to a later one, and after a change, it gives null.
 */
export const callsAhead = (
  hosts: Readonly<Record<Host, string>>,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  now: () => number,
) => {
  const made = new Map<string, { request: RequestInit; response: Promise<Response>; abort: () => void; at: number }>()

  const call = (read: ReadAhead, input: CallInput, session: CallSession): Promise<Response> => {
    const controller = new AbortController()
    const request = requestOf(read, input, session, controller.signal)
    const url = addressOf(hosts, read, input)
    const response = fetch(url, request)
    // A response that nobody takes is read as well: its connection is free again. The portal meets a failure when it takes the call.
    response.then((came) => came.clone().arrayBuffer()).catch(() => {})
    made.set(url, { request, response, abort: () => controller.abort(), at: now() })
    return response
  }
  /** The body of a response, whose shape nobody has checked; null for one that failed. */
  const bodyOf = async (response: Promise<Response>): Promise<unknown> => {
    try {
      const came = await response
      const body: unknown = came.ok ? await came.clone().json() : null
      return body
    } catch {
      return null // the portal reads the same response, and says what is wrong
    }
  }

  return {
    /** Reads the scheme; resolves to its body, or null. */
    scheme: (read: ReadAhead, label: string): Promise<unknown> => bodyOf(call(read, { path: { id: label } }, visitor)),
    /** Reads who is signed in, then what their page needs. */
    session: async (read: ReadAhead, pageReads: readonly PageRead[]): Promise<void> => {
      const url = addressOf(hosts, read, {})
      const { access_token: accessToken, client } = Object(await bodyOf(call(read, {}, visitor)))
      // Once the portal has taken it, it makes its next calls itself.
      if (typeof accessToken !== 'string' || !made.has(url)) return
      const { id } = Object(client)
      for (const { asks, ...one } of pageReads)
        if (typeof id === 'string' || !one.path.includes('{'))
          void call(one, { path: { id }, ...(asks && { query: asks }) }, { accessToken, masquerade: null })
    },
    take: (url: string, init: RequestInit): Promise<Response> | null => {
      if (init.method !== 'GET') {
        made.clear()
        return null
      }
      const found = made.get(url)
      made.delete(url)
      if (!found || sameAs(found.request) !== sameAs(init) || now() - found.at > GOOD_FOR) return null
      const { signal } = init
      return new Promise((resolve, reject) => {
        const stop = (): void => {
          found.abort()
          reject(signal?.reason as Error) // of an aborted signal
        }
        if (signal?.aborted) stop()
        signal?.addEventListener('abort', stop, { once: true })
        found.response.then(resolve, reject)
      })
    },
  }
}
