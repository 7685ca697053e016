import { describe, expect, it } from 'vitest'
import { call, logInAs, testMock } from '../testing.ts'

const password = 'Quiet-Otter-7!harbour'
const date_of_birth = '28/08/1978'

const activating = () => {
  const { mock, complaints } = testMock()
  return {
    mock,
    complaints,
    lookUp: (id: string) => call(mock, 'GET', `/user/activate/${id}`),
    verify: (sso: string, date = date_of_birth) =>
      call(mock, 'POST', '/user/activate/dob', { body: { sso, date_of_birth: date } }),
    activate: (sso: string, change: Record<string, string> = {}) =>
      call(mock, 'PATCH', '/user/activate', {
        body: { sso, date_of_birth, password, password_confirmation: change.password ?? password, ...change },
      }),
  }
}

describe('activating an account at the mock', () => {
  it('[ACT-1] looks a link up', async () => {
    const { lookUp, complaints } = activating()
    const email = 'new-joiner@acme.example'
    expect(await lookUp('act-valid')).toMatchObject({ status: 200, json: { email, is_should_setup_2fa: false } })
    expect(await lookUp('act-2fa')).toMatchObject({ status: 200, json: { is_should_setup_2fa: true } })
    expect(await lookUp('act-expired')).toMatchObject({ status: 404, json: { error: expect.any(String) } })
    expect((await lookUp('nonsense')).status).toBe(404)
    expect(complaints).toEqual([])
  })

  it('[ACT-2] verifies the date of birth', async () => {
    const { verify } = activating()
    expect(await verify('act-valid')).toMatchObject({ status: 200, json: { verified: true } })
    const error = 'This date does not match our records'
    expect(await verify('act-valid', '29/08/1978')).toMatchObject({ status: 422, json: { verified: false, error } })
    expect((await verify('act-expired')).status).toBe(404)
  })

  it('[ACT-2] opens the account once and signs in', async () => {
    const { mock, activate } = activating()
    const opened = await activate('act-valid')
    expect(opened).toMatchObject({ status: 200, json: { access_token: expect.stringMatching(/^access-/) } })
    expect(opened.headers['Set-Cookie']).toContain('HttpOnly')
    expect((await activate('act-valid')).status).toBe(404)
    expect((await logInAs(mock, 'new-joiner@acme.example', password)).status).toBe(200)
  })

  it('[ACT-3] demands the second factor before any token', async () => {
    const { json } = await activating().activate('act-2fa')
    expect(json).toMatchObject({ access_token: null, is_should_setup_2fa: true, secret: expect.any(String) })
  })

  it.each([
    ['another date', { date_of_birth: '01/01/1970' }, { errors: { date_of_birth: [expect.any(String)] } }],
    [
      'another confirmation',
      { password_confirmation: 'x' },
      { errors: { password_confirmation: [expect.any(String)] } },
    ],
    [
      'personal details',
      { password: 'New-joiner-7!otter' },
      { checks: expect.arrayContaining([{ name: '256', status: false }]) },
    ],
  ])('[ACT-2] refuses %s', async (_, change, json) => {
    const { activate } = activating()
    expect(await activate('act-valid', change)).toMatchObject({ status: 422, json })
    expect((await activate('act-valid')).status).toBe(200)
  })
})
