import { afterEach, describe, expect, it } from 'vitest'
import { callHost } from '../http-call.ts'
import { readPact } from '../pact-file.ts'
import { createSecrets } from '../secrets.ts'
import { serve, type Received, type Scripted, type ScriptedResponse } from '../scripted-host.ts'
import { interaction, pactOf } from '../testing.ts'
import { verifyForBrowsers } from './checks.ts'

const origin = 'https://portal.example'
const json = (content: object) => ({ content, contentType: 'application/json', encoded: false })
const login = {
  ...interaction('logIn: somebody', 'first-visit', {
    request: { method: 'POST', path: '/login', body: json({ password: 'p' }) },
  }),
  response: { status: 200, body: json({ access_token: 'a' }) },
}
const { interactions } = readPact(
  pactOf([
    login,
    interaction('getLoginSetup: the set-up', 'employee-signed-in', { request: { path: '/login/setup' } }),
    interaction('updateUser: a change', 'employee-signed-in', {
      request: { method: 'PATCH', path: '/user/4021', body: json({ name: 'A' }) },
    }),
    interaction('downloadReport: a file', 'employee-signed-in', { request: { path: '/report' } }),
    interaction('ping: a session that ended', 'session-ended', { request: { path: '/ping' }, status: 401 }),
  ]),
  'pact.json',
  'legacy',
)

type Whole = NonNullable<ScriptedResponse> & { readonly headers: Readonly<Record<string, string>> }

/** A host that does everything that browsers need. */
const good = ({ method, path, headers }: Received): Whole => {
  const cors: Record<string, string> =
    headers['origin'] === origin
      ? { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' }
      : {}
  if (method === 'OPTIONS') {
    const names =
      'Authorization, Content-Type, X-Bearer-Token, X-Masquerade-User-Id, X-Masquerade-Scheme-Year, Idempotency-Key'
    const methods = 'GET, POST, PUT, PATCH, DELETE'
    const allowing = { 'Access-Control-Allow-Headers': names, 'Access-Control-Allow-Methods': methods }
    return { status: 204, headers: { ...cors, ...allowing }, body: '' }
  }
  const exposing = { ...cors, 'Access-Control-Expose-Headers': 'X-Masquerade, Content-Disposition, Content-Encoding' }
  if (path === '/login')
    return { headers: { ...exposing, 'Set-Cookie': 'portal_session=abcdef; Path=/; HttpOnly; Secure; SameSite=None' } }
  if (path === '/login/setup') {
    const isKnown = String(headers['cookie']).includes('portal_session=abcdef')
    return { status: isKnown ? 200 : 401, headers: { ...exposing, 'X-Masquerade': '4021' } }
  }
  if (path === '/report') {
    const sent = { 'Content-Disposition': 'attachment; filename="a.csv"', 'Content-Encoding': 'identity' }
    return { type: 'text/csv', body: 'a', headers: { ...exposing, ...sent } }
  }
  return { status: path === '/ping' ? 401 : 200, headers: exposing }
}

let server: Scripted | null = null
afterEach(() => server?.close())

/** Verifies a host; returns the rules that failed. */
const broken = async (host: (received: Received) => ScriptedResponse, from: string | null = origin) => {
  const running = await serve((received) => (received.path.startsWith('/_mock/') ? { body: {} } : host(received)))
  server = running
  const made = await Promise.all(
    interactions.map(async (one) => {
      const headers = [['Origin', origin]] as const
      const request = { method: one.method, url: running.url + one.path, headers, body: new Uint8Array() }
      return { interaction: one, recording: { request, result: await callHost(request, 1_000) }, states: [] }
    }),
  )
  const results = await verifyForBrowsers({
    origin: from,
    url: running.url,
    interactions,
    made,
    document: null,
    endpoint: { url: `${running.url}/_mock/provider-states`, headers: {}, timeoutMs: 1_000 },
    secrets: createSecrets(),
    onResult: () => {},
  })
  return results.flatMap(({ interaction: { description }, problems }) =>
    problems.map(({ path, message }) => `${description.replace(/ \(.*/, '')} | ${path} | ${message}`),
  )
}

/** The good host with other headers in some of its responses; null leaves one out. */
const but =
  (change: Readonly<Record<string, string | null>>, where: (received: Received) => boolean = () => true) =>
  (received: Received): Whole => {
    const response = good(received)
    if (!where(received)) return response
    const headers = { ...response.headers }
    for (const [name, value] of Object.entries(change))
      if (value === null || !(name in headers)) delete headers[name]
      else headers[name] = value
    return { ...response, headers }
  }

const isPreflight = ({ method }: Received): boolean => method === 'OPTIONS'
const allow = 'Access-Control-Allow-Origin'
const isPing = ({ method, path }: Received): boolean => method !== 'OPTIONS' && path === '/ping'

describe('what browsers need', () => {
  it('[BED-5] passes at a host that has it all', async () => {
    expect(await broken(good)).toEqual([])
  })

  it.each<[string, (received: Received) => ScriptedResponse, RegExp]>([
    [
      'refuses a preflight because it has no token',
      (received) => (isPreflight(received) ? { ...good(received), status: 401 } : good(received)),
      /^a preflight .* \| status \| OPTIONS is refused with 401\. A preflight carries no token: .*In production the browser does not send the call at all/,
    ],
    [
      'has no CORS',
      but({ [allow]: null }),
      /^a preflight .* \| header Access-Control-Allow-Origin \| It is missing\. In production/,
    ],
    ['allows *', but({ [allow]: '*' }), /Browsers take no \* for calls with credentials: name the origin/],
    ['allows another origin', but({ [allow]: `${origin}/` }), /It is not exactly the origin of the page/],
    [
      'allows no credentials',
      but({ 'Access-Control-Allow-Credentials': null }),
      /Access-Control-Allow-Credentials \| It has to be true/,
    ],
    [
      'allows no PATCH',
      but({ 'Access-Control-Allow-Methods': 'GET, POST' }),
      /Access-Control-Allow-Methods \| PATCH is not in it\. In production .* \(updateUser\)$/,
    ],
    [
      'allows no Authorization',
      but({
        'Access-Control-Allow-Headers':
          'Content-Type, X-Bearer-Token, X-Masquerade-User-Id, X-Masquerade-Scheme-Year, Idempotency-Key',
      }),
      /authorization is not in it\. In production no call of anybody who is signed in is sent\. \(5 calls, of /,
    ],
    [
      'allows any header by *',
      but({ 'Access-Control-Allow-Headers': '*' }),
      /x-masquerade-user-id is not in it, and \* counts for nothing .* an administrator cannot view the portal as somebody else/,
    ],
    [
      'forgets CORS at an error',
      but({ [allow]: null }, isPing),
      /^a page of https:\/\/portal\.example can read a response.* \| header Access-Control-Allow-Origin .* \(ping\)$/,
    ],
    [
      'exposes no X-Masquerade',
      but({ 'Access-Control-Expose-Headers': 'Content-Disposition, Content-Encoding' }),
      /^the headers that the portal reads are exposed \| .* X-Masquerade is in the response and not exposed\. In production .* turned away/,
    ],
    [
      'exposes no Content-Disposition',
      but({ 'Access-Control-Expose-Headers': '*' }),
      /Content-Disposition is in the response and not exposed \(\* counts for nothing .* a download is saved under a general name/,
    ],
    [
      'allows whoever asks',
      (received) => ({
        ...good(received),
        headers: {
          ...good(received).headers,
          [allow]: String(received.headers['origin']),
          'Access-Control-Allow-Credentials': 'true',
        },
      }),
      /^a page of an unknown origin can read nothing \| .* every other site can call the host with the session/,
    ],
    [
      'sets no cookie',
      but({ 'Set-Cookie': null }),
      /^the login sets the session cookie \| header Set-Cookie \| The login sets no cookie\. In production everybody is logged out at each reload/,
    ],
    [
      'sets a cookie that scripts can read',
      but({ 'Set-Cookie': 'portal_session=abcdef; Path=/; Secure; SameSite=None' }),
      /Set-Cookie HttpOnly \| It is missing\. In production any script/,
    ],
    [
      'sets a cookie that goes over plain HTTP',
      but({ 'Set-Cookie': 'portal_session=abcdef; Path=/; HttpOnly; SameSite=Lax' }),
      /Set-Cookie Secure \| It is missing\. In production the first call over plain HTTP/,
    ],
    [
      'sets a cookie without SameSite',
      but({ 'Set-Cookie': 'portal_session=abcdef; Path=/; HttpOnly; Secure' }),
      /Set-Cookie SameSite \| It is not said/,
    ],
    [
      'sets a cookie for the login alone',
      but({ 'Set-Cookie': 'portal_session=abcdef; Path=/other; HttpOnly; Secure; SameSite=None' }),
      /Set-Cookie Path \| It is not sent to \/login\/setup: in production everybody/,
    ],
    [
      'restores no session by the cookie',
      (received) => (received.path === '/login/setup' ? { ...good(received), status: 401 } : good(received)),
      /^a reload restores the session by the cookie alone \| status \| The session cookie alone restores no session/,
    ],
    [
      'signs in whoever comes',
      (received) => (received.path === '/login/setup' ? { ...good(received), status: 200 } : good(received)),
      /^without cookie and token nobody is signed in \| status \| A call without cookie and token gets no 401/,
    ],
  ])('[BED-5] is red at a host that %s, and says what becomes of it', async (_, host, finding) => {
    expect(await broken(host)).toEqual(expect.arrayContaining([expect.stringMatching(finding)]))
  })

  it('[BED-5] needs no CORS where pages and host are of one origin', async () => {
    expect(await broken(but({ [allow]: null, 'Access-Control-Expose-Headers': null }), null)).toEqual([])
  })

  it('[BED-5] counts a finding once for all calls that have it', async () => {
    const findings = await broken(but({ [allow]: null }))
    expect(findings).toHaveLength(2)
    expect(findings[0]).toMatch(/\(5 calls, of logIn, getLoginSetup, updateUser and 2 more operations\)$/)
  })
})
