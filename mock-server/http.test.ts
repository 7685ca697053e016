import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHttpMock, type HttpMock } from './http.ts'
import { demoPassword } from './world/seeds/people.ts'

let http: HttpMock
const complaints: string[] = []
beforeAll(async () => {
  http = await startHttpMock({ legacyPort: 0, versionedPort: 0, complain: (sentence) => complaints.push(sentence) })
})
afterAll(() => http.close())

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(http.legacyUrl + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const credentials = { email: 'employer@acme.example', password: demoPassword, deviceToken: 'device' }

describe('the mock over HTTP', () => {
  it('[BED-4] both hosts are the same world', async () => {
    const login = await post('/login', credentials)
    expect(login.headers.get('Set-Cookie')).toMatch(/^portal_session=[\w-]+; HttpOnly; Path=\/; SameSite=Lax$/)
    const { access_token: token } = (await login.json()) as { access_token: string }
    const headers = { authorization: `Bearer ${token}`, 'x-bearer-token': token }
    const pending = await fetch(`${http.versionedUrl}/v2/scheme/selections/pending/`, { headers })
    expect(pending.status).toBe(200)
  })

  it.each(['http://localhost:5173', 'http://acme.localhost:1', 'http://127.0.0.1:80'])(
    '[BED-4] lets a page of %s call with credentials',
    async (origin) => {
      const preflight = await fetch(`${http.legacyUrl}/login`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-headers': 'authorization,x-bearer-token' },
      })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(origin)
      expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBe('true')
      expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('authorization,x-bearer-token')
      expect(preflight.headers.get('Access-Control-Expose-Headers')).toBe(
        'X-Masquerade, Content-Disposition, Content-Encoding, ETag, Retry-After',
      )
    },
  )

  it.each(['https://example.com', 'http://localhost.example.com', 'null'])(
    '[BED-4] lets no page of %s read a response',
    async (origin) => {
      const response = await post('/login', credentials, { origin })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
    },
  )

  it('[BED-4] a dropped call breaks the connection', async () => {
    await post('/_mock/faults', { operation: 'logIn', kind: 'drop', times: 1 })
    await expect(post('/login', credentials)).rejects.toThrow('fetch failed')
    expect((await post('/login', credentials)).status).toBe(200)
  })

  it('[BED-4] says how long a response is, so that it leaves in one piece', async () => {
    const response = await fetch(`${http.legacyUrl}/user/scheme`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length))
    expect(response.headers.get('Transfer-Encoding')).toBeNull()
  })

  it.each([
    ['http://globex.localhost:5173', /Globex/, /Acme/],
    ['http://acme.localhost:5173', /Acme/, /Globex/],
  ])('[BED-4] [THEME-1] a page at %s reads the name of its own company', async (origin, own, other) => {
    const body = await (await fetch(`${http.legacyUrl}/policies/privacy-policy`, { headers: { origin } })).text()
    expect(body).toMatch(own)
    expect(body).not.toMatch(other)
  })

  it('[BED-4] reads a body that comes in pieces of unknown length', async () => {
    const body = new Blob([JSON.stringify(credentials)]).stream()
    const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' }
    expect((await fetch(`${http.legacyUrl}/login`, sent)).status).toBe(200)
  })

  it('[BED-4] a port in use is reported in one sentence', async () => {
    const port = Number(new URL(http.legacyUrl).port)
    await expect(startHttpMock({ legacyPort: port, versionedPort: 0 })).rejects.toThrow(
      `Port ${port} is taken. Stop what uses it, or choose another port.`,
    )
  })

  it('[BED-4] the control page shows the accounts, and its forms work without a script', async () => {
    const page = await (await fetch(`${http.legacyUrl}/_mock/`)).text()
    expect(page).toContain('first-login@acme.example')
    const form = await fetch(`${http.legacyUrl}/_mock/worlds/default/reset`, {
      method: 'POST',
      body: new URLSearchParams({ world: 'default', scenario: 'selections-pending', count: '3' }),
    })
    expect(form.url).toBe(`${http.legacyUrl}/_mock/?world=default`)
    expect(http.mock.worlds.standard().db.approvals.all()).toHaveLength(18)
    const wrong = await fetch(`${http.legacyUrl}/_mock/worlds/default/reset`, {
      method: 'POST',
      body: new URLSearchParams({ scenario: 'moon-is-full' }),
    })
    expect([wrong.status, await wrong.text()]).toEqual([
      400,
      expect.stringContaining("There is no scenario 'moon-is-full'"),
    ])
  })
})

/** Sends the path and headers exactly as given, which no client would. Resolves with the status and the rest of the response. */
const raw = (
  path: string,
  headers: readonly string[] = [],
  method = 'GET',
): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(http.legacyUrl)
    const socket = connect(Number(port), '127.0.0.1', () => {
      const lines = [`${method} ${path} HTTP/1.1`, ...headers, 'Connection: close', 'Content-Length: 0', '', '']
      socket.write(lines.join('\r\n'))
    })
    let text = ''
    socket.on('data', (part) => (text += String(part)))
    socket.on('error', reject)
    socket.on('close', () => resolve({ status: Number(/^HTTP\/1[.]1 (\d+)/.exec(text)?.[1] ?? 0), text }))
  })
const here = 'Host: localhost:5174'

describe('a malformed path', () => {
  it.each([
    ...[
      '/%',
      '/%zz',
      '/%c3',
      '//',
      '//evil.example/',
      '/a%00b',
      '/%5C',
      '/user/%0a',
      '/\u0000',
      '*',
      'user',
      '/_mock/worlds/%zz/reset',
    ],
    ...['/_mock/%', '/_mock/worlds/%E0%A4%A/enter', 'http://evil.example/'],
  ])('[BED-4] gets a 400, and the mock keeps running: %j', async (path) => {
    const before = complaints.length
    for (const method of ['GET', 'POST', 'DELETE']) expect((await raw(path, [here], method)).status).toBe(400)
    expect((await raw('/user/%20', [here])).status).not.toBe(400)
    expect((await post('/login', credentials)).status).toBe(200)
    expect(complaints.slice(before).filter((sentence) => sentence.includes('could not respond'))).toEqual([])
  })
})

describe('a control call', () => {
  const reset = '/_mock/worlds/default/reset'

  it.each(['evil.example', 'localhost.evil.example', 'evil.example:5174', 'localhost@evil.example', '169.254.1.1', ''])(
    '[BED-4] to another name than this machine’s is refused, so that no site can let its own name lead here: %j',
    async (host) => {
      for (const [path, method] of [
        [reset, 'POST'],
        ['/_mock/', 'GET'],
        ['/_mock/calls', 'GET'],
        ['/_mock?a', 'GET'],
        ['/./_mock/worlds', 'GET'],
        ['/x/../_mock/worlds', 'GET'],
        ['/x/%2e%2e/_mock/worlds', 'GET'],
        ['/x\\..\\_mock/worlds', 'GET'],
      ] as const) {
        const { status, text } = await raw(path, [`Host: ${host}`], method)
        expect([path, status]).toEqual([path, 403])
        expect(text).not.toContain('Access-Control-Allow-Origin')
      }
    },
  )

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'null',
    'file://',
    'http://evil.localhost.example',
  ])('[BED-4] from a page of another site is refused: %j', async (origin) => {
    expect((await raw(reset, [here, `Origin: ${origin}`], 'POST')).status).toBe(403)
    expect((await raw('/_mock/calls', [here, `Origin: ${origin}`])).status).toBe(403)
  })

  it.each(['localhost:5174', 'acme.localhost:1', '127.0.0.1:80', '[::1]:5174', 'LOCALHOST'])(
    '[BED-4] to this machine is made, from its own pages and from none: %j',
    async (host) => {
      for (const origin of [[], ['Origin: http://acme.localhost:5173']])
        expect((await raw('/_mock/scenarios', [`Host: ${host}`, ...origin])).status).toBe(200)
    },
  )
})
