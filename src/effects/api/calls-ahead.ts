import type { AnyOperation, CallInput, CallSession, Host } from './operation.ts'
import { addressOf, requestOf } from './request.ts'

/** The parts of an operation that a call needs before the decoders of its response have loaded. */
export type ReadAhead = Pick<AnyOperation, 'host' | 'method' | 'path' | 'query' | 'anonymous'>

/** A read that a page makes. A name in braces in its path stands for the signed-in person's client. */
export interface PageRead extends ReadAhead {
  /** Its query parameters, by name. */
  readonly asks?: NonNullable<CallInput['query']>
}

type PageReads = Readonly<Record<string, readonly PageRead[]>>

/** The reads that pages begin with. The build writes them into the page. */
export interface ReadsAhead {
  /** Reads who is signed in; its response has the access token. */
  readonly session: ReadAhead
  /** Reads the scheme of this domain, with its theme. */
  readonly scheme: ReadAhead
  /** What the pages of an employee and of an employer read, by path, unless their client switched it off. */
  readonly pages: Readonly<Record<'employee' | 'employer', PageReads>>
}

/** How long a response can be used for one of the portal's calls, ms: on the slowest connections the scripts take that long. */
const GOOD_FOR = 60_000

const visitor: CallSession = { accessToken: null, masquerade: null }

const sameAs = ({ method, headers, cache, credentials }: RequestInit): string =>
  JSON.stringify([method, headers, cache, credentials])

/**
 * Makes reads while the scripts load, so that the responses are ready when the portal needs them. A page's reads follow once the session's
 * read has returned the token. `take` hands each response over once, to a call with the same address and headers. It returns null for any
 * other call, for a later one, and after a change.
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
    // Reads even a response that nobody takes, to free its connection. A failure reaches the portal when it takes the call.
    response.then((came) => came.clone().arrayBuffer()).catch(() => {})
    made.set(url, { request, response, abort: () => controller.abort(), at: now() })
    return response
  }
  /** The unchecked body of a response; null if the call failed. */
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
      // Once the portal has taken the session's response, it makes the next calls itself.
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
          reject(signal?.reason as Error) // called only once the signal is aborted
        }
        if (signal?.aborted) stop()
        signal?.addEventListener('abort', stop, { once: true })
        found.response.then(resolve, reject)
      })
    },
  }
}
