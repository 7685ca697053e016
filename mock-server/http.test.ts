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
        'X-Masquerade, Content-Disposition, Content-Encoding',
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
