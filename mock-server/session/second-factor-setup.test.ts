import { describe, expect, it } from 'vitest'
import { call, logInAs, testMock, tokenOf } from '../testing.ts'

type Mock = ReturnType<typeof testMock>['mock']
const secret = 'JBSWY3DPEHPK3PXP'
const password = 'Benefits-2026-demo!'
const demanded = 'second-factor-setup@acme.example'
const enforced = (mock: Mock, body: object) =>
  call(mock, 'POST', '/employee/mfa/validate/enforced', {
    body: { code: '123456', type: 'temporary', secret, deviceToken: 'device', ...body },
  })
const complete = { type: 'complete', email: demanded, password }

describe('the set-up of two-factor at the mock, demanded at login', () => {
  it('[BED-4] takes two passes, signs in, and leaves two-factor on', async () => {
    const { mock } = testMock()
    expect((await logInAs(mock, demanded)).json).toMatchObject({ secret, is_should_setup_2fa: true })
    expect(await enforced(mock, {})).toMatchObject({ status: 200, json: { access_token: null } })
    const { status, json } = await enforced(mock, complete)
    expect([status, json]).toEqual([200, expect.objectContaining({ access_token: expect.stringMatching(/^access-/) })])
    expect((await logInAs(mock, demanded)).json).toMatchObject({ is_should_validate_2fa: true })
  })

  it.each([
    ['a wrong code', { code: '000000' }, 'invalid-code', 422],
    ['another secret', { secret: 'other' }, 'setup-expired', 422],
    ['a second pass without a first one', complete, 'setup-expired', 422],
  ])('[BED-4] refuses %s', async (_, body, code, status) => {
    expect(await enforced(testMock().mock, body)).toMatchObject({ status, json: { error: [{ code }] } })
  })

  it('[BED-4] refuses the second pass with a wrong password', async () => {
    const { mock } = testMock()
    await enforced(mock, {})
    expect(await enforced(mock, { ...complete, password: 'wrong' })).toMatchObject({ status: 401 })
  })
})

describe('the set-up of two-factor at the mock, chosen in the profile', () => {
  const email = 'employee@acme.example'
  const validate = (mock: Mock, token: string, body: object, id = '4021') =>
    call(mock, 'POST', `/v2/user/${id}/mfa/validate`, {
      token,
      body: { code: '123456', type: 'temporary', secret, deviceToken: 'device', ...body },
    })
  const isOn = async (mock: Mock, token: string) =>
    ((await call(mock, 'GET', '/login/setup', { token })).json as { user: { isMfaEnabled: boolean } }).user.isMfaEnabled // as described

  it('[BED-4] takes two passes, the second with the password, and leaves two-factor on', async () => {
    const { mock } = testMock()
    const token = await tokenOf(mock, email)
    const { json } = await call(mock, 'POST', '/v2/user/4021/mfa', { token })
    expect(json).toEqual({ url: expect.stringContaining(`otpauth://totp/Benefits:employee%40acme.example?secret=`) })
    expect((await validate(mock, token, {})).status).toBe(200)
    expect(await isOn(mock, token)).toBe(false)
    expect((await validate(mock, token, { type: 'complete', email, password: 'wrong' })).json).toEqual({
      error: [{ code: 'credentials-refused' }],
    })
    expect((await validate(mock, token, { type: 'complete', email, password })).status).toBe(200)
    expect(await isOn(mock, token)).toBe(true)
    expect((await call(mock, 'POST', '/v2/user/4021/mfa', { token })).status).toBe(422)
  })

  it("[BED-4] refuses another person's account", async () => {
    const { mock } = testMock()
    const token = await tokenOf(mock, email)
    expect((await validate(mock, token, {}, '4022')).status).toBe(422)
    expect((await call(mock, 'POST', '/v2/user/4022/mfa', { token })).status).toBe(422)
  })
})
