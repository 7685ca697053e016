import { describe, expect, it } from 'vitest'
import { call, logInAs, testMock } from '../testing.ts'

const password = 'Quiet-Otter-7!harbour'
const date_of_birth = '28/08/1978'

const resetting = () => {
  const { mock, complaints } = testMock()
  const post = (path: string, body: unknown) => call(mock, 'POST', path, { body })
  return {
    mock,
    complaints,
    verify: (token: string, date = date_of_birth) => post('/password-reset/dob', { token, date_of_birth: date }),
    reset: (change: Record<string, string> = {}) =>
      post('/password-reset', {
        token: 'reset-valid',
        date_of_birth,
        password,
        password_confirmation: change.password ?? password,
        ...change,
      }),
  }
}

describe('resetting a password at the mock', () => {
  it('[RESET-1] verifies the date of birth', async () => {
    const { verify, complaints } = resetting()
    expect(await verify('reset-valid')).toMatchObject({ status: 200, json: { verified: true } })
    expect(await verify('reset-valid', '29/08/1978')).toMatchObject({ status: 422, json: { verified: false } })
    const expired = { verified: false, error: '["Token has expired"]' }
    expect(await verify('reset-expired')).toMatchObject({ status: 422, json: expired })
    expect(await verify('nonsense')).toMatchObject({ status: 422, json: expired })
    expect(complaints).toEqual([])
  })

  it('[RESET-4] sets the password once, and the old one no longer works', async () => {
    const { mock, reset } = resetting()
    expect(await reset()).toMatchObject({ status: 200, json: { reset: true, redirectURL: null } })
    expect(await reset()).toMatchObject({ status: 422, json: { error: 'Token has expired' } })
    expect((await logInAs(mock, 'employee@acme.example')).status).toBe(401)
    expect((await logInAs(mock, 'employee@acme.example', password)).status).toBe(200)
  })

  it('[RESET-4] names the partner', async () => {
    const { json } = await resetting().reset({ token: 'reset-partner' })
    expect(json).toEqual({ reset: true, redirectURL: 'https://partner.example/welcome' })
  })

  it.each([
    ['another date', { date_of_birth: '01/01/1970' }, { errors: { date_of_birth: [expect.any(String)] } }],
    [
      'another confirmation',
      { password_confirmation: 'x' },
      { errors: { password_confirmation: [expect.any(String)] } },
    ],
    ['a broken rule', { password: 'password' }, { checks: expect.arrayContaining([{ name: '8', status: false }]) }],
  ])('[RESET-3] refuses %s', async (_, change, json) => {
    const { mock, reset } = resetting()
    expect(await reset(change)).toMatchObject({ status: 422, json: { reset: false, ...json } })
    expect((await logInAs(mock, 'employee@acme.example')).status).toBe(200)
  })
})
