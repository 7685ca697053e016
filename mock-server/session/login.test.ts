import { describe, expect, it } from 'vitest'
import { call, logInAs, testMock, tokenOf } from '../testing.ts'

const cookieOf = (header: string | undefined): string => header?.split(';')[0] ?? ''

describe('logging in at the mock', () => {
  it.each([
    ['employee@acme.example', 200, { is_should_setup_2fa: false, is_should_validate_2fa: false }],
    ['EMPLOYEE@acme.example', 200, { is_should_setup_2fa: false }],
    ['nobody@acme.example', 401, { userAccountLocked: false }],
    ['locked@acme.example', 422, { userAccountLocked: true }],
    ['second-factor@acme.example', 200, { access_token: null, is_should_validate_2fa: true }],
    ['second-factor-setup@acme.example', 200, { access_token: null, is_should_setup_2fa: true }],
  ])('[BED-4] responds to %s with %i', async (email, status, json) => {
    expect(await logInAs(testMock().mock, email)).toMatchObject({ status, json })
  })

  it('[BED-4] asks robot@ for the captcha after the first failure', async () => {
    const { mock } = testMock()
    const body = { email: 'robot@acme.example', password: 'Benefits-2026-demo!', deviceToken: 'device' }
    expect(await logInAs(mock, body.email, 'wrong')).toMatchObject({ status: 401, json: { showRecaptcha: true } })
    expect(await logInAs(mock, body.email)).toMatchObject({ status: 422, json: { showRecaptcha: true } })
    const solved = () => call(mock, 'POST', '/login', { body: { ...body, recaptcha: 'ticked' } })
    expect((await solved()).status).toBe(200)
    expect(await logInAs(mock, body.email, 'wrong')).toMatchObject({ status: 401 })
    expect((await solved()).status, 'a token works once').toBe(422)
  })

  it('[BED-4] looks up single sign-on by address', async () => {
    const { mock } = testMock()
    const lookUp = async (email: string) => (await call(mock, 'POST', '/login/url', { body: { email } })).json
    expect(await lookUp('sso@acme.example')).toEqual({ hasSSO: true, url: '/sso-login/sso-valid' })
    expect(await lookUp('employee@acme.example')).toEqual({ hasSSO: false, url: null })
  })

  it('[BED-4] the session cookie alone gives a fresh token after a reload', async () => {
    const { mock } = testMock()
    const login = await logInAs(mock, 'first-login@acme.example')
    const headers = { cookie: cookieOf(login.headers['Set-Cookie']) }
    const { status, json } = await call(mock, 'GET', '/login/setup', { headers })
    expect([status, json]).toEqual([200, expect.objectContaining({ access_token: expect.stringMatching(/^access-/) })])
    expect(json).toMatchObject({ user: { siteTermsUpdated: true, firstLogin: true }, client: { id: '77' } })
    expect((await call(mock, 'GET', '/login/setup')).status).toBe(401)
  })

  it('[BED-4] logging out ends the session: first for all but the last call, then wholly', async () => {
    const { mock } = testMock()
    const token = await tokenOf(mock, 'employee@acme.example')
    expect((await call(mock, 'POST', '/logout', { token })).status).toBe(200)
    expect((await call(mock, 'GET', '/ping', { token })).status).toBe(401)
    expect((await call(mock, 'DELETE', '/user/logout', { token })).status).toBe(204)
    expect((await call(mock, 'DELETE', '/user/logout', { token })).status).toBe(401)
  })

  it('[BED-4] the terms are updated until they are accepted', async () => {
    const { mock } = testMock()
    const token = await tokenOf(mock, 'first-login@acme.example')
    const accept = (termsAccepted: boolean) => call(mock, 'PATCH', '/user/policies', { token, body: { termsAccepted } })
    expect((await accept(false)).status).toBe(422)
    expect((await accept(true)).json).toEqual({ status: 'success', termsRevision: true })
    const { json } = await call(mock, 'GET', '/login/setup', { token })
    expect(json).toMatchObject({ user: { siteTermsUpdated: false } })
  })
})
