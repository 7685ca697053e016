import { describe, expect, it } from 'vitest'
import { call, testMock, tokenOf, type TestResponse } from '../testing.ts'

const cookieOf = ({ headers }: TestResponse): string => headers['Set-Cookie']?.split(';')[0] ?? ''
const acting = (userId = '4021', schemeYear = '2025') => ({
  'x-masquerade-user-id': userId,
  'x-masquerade-scheme-year': schemeYear,
})

const open = async (sso: string) => {
  const { mock } = testMock()
  const response = await call(mock, 'POST', '/login/sso', { body: { sso } })
  const { access_token: token } = (response.json ?? {}) as { access_token?: string } // the contract check verified the shape
  return { mock, response, token: token ?? '' }
}

describe('single sign-on at the mock', () => {
  it('[SSO-1] signs in by a token that works, with the session cookie', async () => {
    const { mock, response, token } = await open('sso-valid')
    expect(response).toMatchObject({ status: 200, json: { masqueradeUserId: null } })
    const { json } = await call(mock, 'GET', '/login/setup', { token })
    expect(json).toMatchObject({ user: { email: 'sso@acme.example' } })
    expect(cookieOf(response)).toMatch(/^portal_session=/)
  })

  it.each(['sso-broken', 'msq-expired', 'nobody-knows'])('[SSO-1] refuses %s', async (sso) => {
    expect((await open(sso)).response).toMatchObject({ status: 422, json: { error: 'SSO login error' } })
  })
})

describe('a masquerade at the mock', () => {
  it('[MASQ-1] is for the user and the year of the headers, and without them for the administrator', async () => {
    const { mock, response, token } = await open('msq-valid')
    expect(response).toMatchObject({ json: { masqueradeUserId: '4021' }, headers: { 'X-Masquerade': '4021' } })
    const as = await call(mock, 'GET', '/login/setup', { token, headers: acting() })
    expect(as.json).toMatchObject({ user: { email: 'employee@acme.example' }, scheme: { schemeYear: '2025' } })
    expect(as.headers['X-Masquerade']).toBe('4021')
    const without = await call(mock, 'GET', '/login/setup', { token })
    expect(without.json).toMatchObject({ user: { email: 'employer@acme.example' } })
    expect(without.headers['X-Masquerade']).toBeUndefined()
  })

  it('[MASQ-2] holds for every handler of people who are signed in', async () => {
    const { mock, token } = await open('msq-valid')
    const { status, headers } = await call(mock, 'GET', '/benefits/user/eligible', { token, headers: acting() })
    expect([status, headers['X-Masquerade']]).toEqual([200, '4021'])
    const employers = await call(mock, 'GET', '/v2/scheme/selections/pending/', { token, headers: acting() })
    expect(employers.status, 'an employee has no employer pages, whoever looks at them').toBe(403)
  })

  it.each(['/ping', '/login/setup', '/wrkit-sso'])(
    '[MASQ-2] refuses the headers from an employee: %s',
    async (path) => {
      const { mock } = testMock()
      const token = await tokenOf(mock, 'probation@acme.example')
      expect((await call(mock, 'GET', path, { token, headers: acting() })).status).toBe(403)
    },
  )

  it('[MASQ-2] refuses a user whom nobody knows', async () => {
    const { mock, token } = await open('msq-valid')
    expect((await call(mock, 'GET', '/ping', { token, headers: acting('1') })).status).toBe(403)
  })

  it('[MASQ-3] lets nobody consent for another person', async () => {
    const { mock, token } = await open('msq-valid')
    const sent = { token, headers: acting(), body: { termsAccepted: true } }
    expect((await call(mock, 'PATCH', '/user/policies', sent)).status).toBe(403)
  })

  it("[MASQ-1] has its own session: it neither disturbs the browser's, nor ends with it", async () => {
    const { mock, response } = await open('msq-valid')
    const login = await call(mock, 'POST', '/login', {
      body: { email: 'probation@acme.example', password: 'Benefits-2026-demo!', deviceToken: 'device' },
    })
    const cookie = `${cookieOf(response)}; ${cookieOf(login)}`
    const setUp = async (headers: Record<string, string>) =>
      (await call(mock, 'GET', '/login/setup', { headers: { cookie, ...headers } })).json
    expect(await setUp({})).toMatchObject({ user: { email: 'probation@acme.example' } })
    expect(await setUp(acting())).toMatchObject({ user: { email: 'employee@acme.example' } })

    const { access_token: token } = (await setUp(acting())) as { access_token: string } // the contract check verified the shape
    const headers = { cookie, ...acting() }
    const out = await call(mock, 'POST', '/logout', { token, headers })
    expect(out.headers['Set-Cookie']).toMatch(/^portal_masquerade=;/)
    expect((await call(mock, 'DELETE', '/user/logout', { token, headers })).status).toBe(204)
    expect(await setUp({})).toMatchObject({ user: { email: 'probation@acme.example' } })
    expect((await call(mock, 'GET', '/login/setup', { headers })).status).toBe(401)
  })
})
