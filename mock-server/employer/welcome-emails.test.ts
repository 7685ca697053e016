import { describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'
import { demoPassword } from '../world/seeds/people.ts'

const { mock } = testMock()
const world = { 'x-mock-world': 'emails' }

const begin = async (failing: number) => {
  mock.worlds.make('emails').world.db.settings.update('settings', { failingEmails: failing })
  const token = await tokenOf(mock, 'employer@acme.example', world)
  const { json } = await call(mock, 'GET', '/v2/client/77/employees?search=smith&filter[person_activated]=0', {
    token,
    headers: world,
  })
  const { total, data } = json as { total: number; data: { id: string }[] } // Checked against the OpenAPI document.
  const send = (body: object) =>
    call(mock, 'POST', '/companies/77/welcome-email-resends', { token, headers: world, body })
  return { total, ids: data.map(({ id }) => id), send }
}

describe('welcome emails at the mock', () => {
  it('[BED-4] [EMP-2] go to those who have not registered and match, and some fail where the world says so', async () => {
    const { total, send } = await begin(2)
    const { json } = await send({ password: demoPassword, expected: total, search: 'smith' })
    expect(json).toMatchObject({ sent: total - 2, skipped: 0, failed: [{}, {}] })
  })

  it('[BED-4] [EMP-2] go to those named, and skip who has registered meanwhile', async () => {
    const { ids, send } = await begin(0)
    const { json } = await send({ password: demoPassword, expected: 2, employees: [ids[0], '4021'] })
    expect(json).toEqual({ sent: 1, skipped: 1, failed: [] })
  })

  it('[BED-4] [EMP-2] go to nobody where the number is another one, or the password is wrong', async () => {
    const { total, send } = await begin(0)
    const changed = await send({ password: demoPassword, expected: total + 1, search: 'smith' })
    expect([changed.status, changed.json]).toMatchObject([409, { code: 'recipients-changed', count: total }])
    expect((await send({ password: 'wrong', expected: total, search: 'smith' })).status).toBe(422)
  })
})
