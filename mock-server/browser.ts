import { parse } from 'yaml'
import legacyText from '../openapi/legacy.yaml?raw'
import versionedText from '../openapi/versioned.yaml?raw'
import { hosts, type Host } from '../openapi/document.ts'
import type { MockResponse } from './faults.ts'
import type { Mock } from './request.ts'
import { isForm, readForm } from './form.ts'
import { createMock } from './mock.ts'
import type { ScenarioName } from './scenarios/names.ts'
import type { ScenarioParams } from './scenarios/params.ts'
import type { Dump } from './world/records.ts'
import { defaultWorld } from './worlds.ts'

/** The addresses that the mock in the page serves. */
export interface BrowserMockOptions {
  /** Origin of the older host's calls, as the portal is configured. */
  readonly legacyUrl: string
  /** Origin of the versioned host's calls. */
  readonly versionedUrl: string
  /** Puts the default world into a state at once, instead of the state that this tab has stored. */
  readonly scenario?: ScenarioName
  readonly params?: ScenarioParams
  /** Whether calls and responses are checked against the documents: a page whose policy forbids compiling code cannot. True by default. */
  readonly checks?: boolean
  /** Keeps the world over a reload. The tab's own storage by default; null keeps nothing. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'> | null
}

/** A mock that responds inside the page. */
export interface BrowserMock {
  readonly mock: Mock
  /** Gives `fetch` back to the network. */
  readonly stop: () => void
}

/** The storage key of the world, which holds invented people only. */
const stateKey = 'mock-state'

interface KeptState {
  readonly cookies: Readonly<Record<string, string>>
  readonly content: Dump
}

/** The page cannot set HttpOnly cookies, so the mock keeps those of its hosts itself. */
const keepCookie = (cookies: KeptState['cookies'], header: string | undefined): KeptState['cookies'] => {
  const [, name, value] = /^([^=;]+)=([^;]*)/.exec(header ?? '') ?? []
  if (name === undefined || value === undefined) return cookies
  const others = Object.fromEntries(Object.entries(cookies).filter(([key]) => key !== name))
  return /;\s*Max-Age=0/i.test(header ?? '') ? others : { ...others, [name]: value }
}

/** The stand-in pages are served next to the page, from its own host. Without a page, as in a test, there are none. */
const pageHost = (): Readonly<Record<string, string>> =>
  typeof location === 'undefined'
    ? {}
    : {
        host: location.host,
        'x-forwarded-proto': location.protocol.replace(':', ''),
        'x-forwarded-prefix': import.meta.env.BASE_URL.slice(0, -1),
      }

const toResponse = (response: MockResponse): Response => {
  if (response.kind === 'dropped') throw new TypeError('Failed to fetch')
  const { status, headers, body } = response
  return new Response(status === 204 || status === 303 ? null : body, { status, headers })
}

/** Rejects as `fetch` does as soon as the call is aborted. */
const orAborted = <T>(response: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    response.then(resolve, reject)
  })

/**
 * Responds to the portal's calls in the page, with no server: replaces `fetch` for the two origins and leaves all others to
 * the network. Throws an Error with a sentence when operations and handlers do not match.
 */
export const startBrowserMock = (options: BrowserMockOptions): BrowserMock => {
  const storage = options.storage === undefined ? sessionStorage : options.storage
  const stored = options.scenario === undefined ? (storage?.getItem(stateKey) ?? null) : null
  // Only this file writes the entry.
  const state = stored === null ? null : (JSON.parse(stored) as KeptState)
  const mock = createMock({
    documents: { legacy: parse(legacyText), versioned: parse(versionedText) },
    ...(state && { content: state.content }),
    ...(options.checks === false && { contract: { checkRequest: () => null, checkResponse: () => null } }),
    complain: (sentence) => console.error(sentence),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  if (options.scenario) mock.worlds.make(defaultWorld, options.scenario, options.params)

  let cookies = state?.cookies ?? {}
  const origins: Readonly<Record<Host, string>> = {
    legacy: new URL(options.legacyUrl).origin,
    versioned: new URL(options.versionedUrl).origin,
  }
  const respond = async (host: Host, request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const headers = Object.fromEntries(request.headers)
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    const response = await mock.respond({
      host,
      method: request.method,
      url: url.pathname + url.search,
      headers: { ...pageHost(), ...headers, ...(cookie.length > 0 && { cookie: cookie.join('; ') }) },
      body: isForm(headers['content-type'])
        ? await readForm(String(headers['content-type']), new Uint8Array(await request.arrayBuffer()))
        : await request.text(),
    })
    if (response.kind === 'response') cookies = keepCookie(cookies, response.headers['Set-Cookie'])
    if (request.method !== 'GET' || url.pathname === '/login/setup')
      // Without the logs that were sent: a single one can exceed a page's storage.
      storage?.setItem(stateKey, JSON.stringify({ cookies, content: { ...mock.worlds.standard().dump(), logs: [] } }))
    return toResponse(response)
  }

  const network = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    const host = hosts.find((name) => origins[name] === new URL(request.url).origin)
    return host ? orAborted(respond(host, request), request.signal) : network(input, init)
  }
  return {
    mock,
    stop: () => {
      globalThis.fetch = network
    },
  }
}
