import { describe, expect, it } from 'vitest'
import { call, logInAs, testMock } from '../testing.ts'

const email = 'second-factor@acme.example'
const send = (mock: ReturnType<typeof testMock>['mock'], code: string, password = 'Benefits-2026-demo!', who = email) =>
  call(mock, 'POST', '/login/mfa', { body: { code, email: who, password, deviceToken: 'device' } })

describe('a code at the mock', () => {
  it('[BED-4] signs in and sets the session cookie, as a login does', async () => {
    const { status, json, headers } = await send(testMock().mock, '123456')
    expect([status, json]).toEqual([200, expect.objectContaining({ access_token: expect.stringMatching(/^access-/) })])
    expect(headers['Set-Cookie']).toContain('HttpOnly')
  })

  it('[BED-4] is refused by a list of codes where it is another one', async () => {
    expect(await send(testMock().mock, '654321')).toMatchObject({
      status: 422,
      json: { error: [{ code: 'invalid-code' }] },
    })
  })

  it.each([
    ['the password is wrong', 'wrong', email],
    ['no code was requested', undefined, 'employee@acme.example'],
    ['nobody has this address', undefined, 'nobody@acme.example'],
  ])('[BED-4] is refused where %s', async (_, password, who) => {
    expect(await send(testMock().mock, '123456', password, who)).toMatchObject({
      status: 401,
      json: { error: [{ code: 'credentials-refused' }] },
    })
  })

  it('[BED-4] is no way round the password: the first step gives no token', async () => {
    expect((await logInAs(testMock().mock, email)).json).toMatchObject({ access_token: null })
  })
})
