import { beforeEach, describe, expect, it } from 'vitest'
import { call, logInAs, testMock, tokenOf } from '../testing.ts'
import { demoPassword } from '../world/seeds/people.ts'

let mock: ReturnType<typeof testMock>['mock']
let token = ''
beforeEach(async () => {
  mock = testMock().mock
  token = await tokenOf(mock, 'employer@acme.example')
})

const first = async (activated: '0' | '1'): Promise<string> => {
  const url = `/v2/client/77/employees?filter[person_activated]=${activated}&range=1`
  const { json } = await call(mock, 'GET', url, { token })
  return (json as { data: { id: string }[] }).data[0]?.id ?? '' // Checked against the OpenAPI document.
}
const signIn = (link: unknown) => call(mock, 'POST', '/login/sso', { body: { sso: String(link).split('/')[2] } })

describe('links that an administrator has made', () => {
  it('[BED-4] [EMP-1] an invented employee can be acted as: their account is made with the link', async () => {
    const id = await first('1')
    expect(mock.worlds.standard().db.people.find(id)).toBeNull()
    const made = await call(mock, 'POST', `/masquerade/employer/${id}/2026`, { token })
    expect(made.json).toEqual({ url: `/sso-login/msq-4026-${id}/2026` })
    const response = await signIn(`/sso-login/msq-4026-${id}/2026`)
    expect(response.json).toMatchObject({ masqueradeUserId: id, error: null })
    const { access_token } = response.json as { access_token: string } // Checked against the OpenAPI document.
    const setup = await call(mock, 'GET', '/login/setup', {
      token: access_token,
      headers: { 'x-masquerade-user-id': id, 'x-masquerade-scheme-year': '2026' },
    })
    expect(setup.json).toMatchObject({ user: { id, userType: 'Employee' } })
  })

  it('[BED-4] [EMP-1] nobody acts as somebody who has not registered, or who is no employee', async () => {
    const id = await first('0')
    expect((await call(mock, 'POST', `/masquerade/employer/${id}/2026`, { token })).status).toBe(422)
    expect((await call(mock, 'POST', '/masquerade/employer/999999/2026', { token })).status).toBe(404)
  })

  it("[BED-4] [EMP-2] a magic link needs the administrator's password, and signs the employee in", async () => {
    const link = (password: string, employee = '5001') =>
      call(mock, 'POST', `/schemes/12/employees/${employee}/magic-link`, {
        host: 'versioned',
        token,
        body: { password },
      })
    const wrong = await link('wrong')
    expect([wrong.status, wrong.json]).toEqual([422, { code: 'wrong-password', error: 'That’s not your password' }])
    expect((await link(demoPassword, '999999')).status).toBe(404)
    expect((await link(demoPassword)).json).toEqual({ link: '/sso-login/magic-5001' })
    expect((await signIn('/sso-login/magic-5001')).json).toMatchObject({ masqueradeUserId: null, error: null })
    expect((await signIn('/sso-login/magic-999999')).status).toBe(422)
  })

  it('[BED-4] [EMP-2] whoever has followed a link counts as registered', async () => {
    const id = await first('0')
    await signIn(`/sso-login/magic-${id}`)
    const { json } = await call(mock, 'GET', `/client/77/employees/${id}`, { token })
    expect(json).toMatchObject({ id, registered: true })
    const { email } = json as { email: string } // Checked against the OpenAPI document.
    expect((await logInAs(mock, email)).status).toBe(200)
  })
})
