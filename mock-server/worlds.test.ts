import { describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from './testing.ts'
import { rosterOf } from './world/accounts.ts'
import { employeesOf } from './world/employees.ts'

describe('the worlds of the mock', () => {
  it('[BED-4] what happens in one world is not seen in another', async () => {
    const { mock } = testMock()
    const made = await call(mock, 'POST', '/_mock/worlds', { body: { name: 'apart' } })
    expect(made.status).toBe(201)
    const headers = { 'x-mock-world': 'apart' }
    const token = await tokenOf(mock, 'employee@acme.example', headers)
    expect(
      (await call(mock, 'PATCH', '/selection/9001', { token, headers, body: { status: 'opted-out' } })).status,
    ).toBe(200)
    expect((await call(mock, 'GET', '/ping', { token })).status).toBe(401)
    expect(mock.worlds.standard().db.selections.find('9001')?.status).toBe('approved')
    expect(mock.worlds.find('apart')?.db.selections.find('9001')?.status).toBe('opted-out')
  })

  it('[BED-4] a browser chooses its world by the cookie or by a label of its origin', async () => {
    const { mock } = testMock()
    const { values } = mock.worlds.make('w1', 'employee-signed-in')
    const entered = await call(mock, 'POST', '/_mock/worlds/w1/enter')
    expect(entered.headers['Set-Cookie']).toBe('mock-world=w1; Path=/; SameSite=Lax')
    const ping = async (headers: Record<string, string>) =>
      (await call(mock, 'GET', '/ping', { token: values['accessToken'] ?? 'none', headers })).status
    expect(await ping({ cookie: 'other=1; mock-world=w1' })).toBe(200)
    expect(await ping({ origin: 'http://acme.w1.localhost:5173' })).toBe(200)
    expect(await ping({ origin: 'http://acme.localhost:5173' })).toBe(401)
  })

  it('[BED-4] a world is reset, removed, and not made twice', async () => {
    const { mock } = testMock()
    await call(mock, 'POST', '/_mock/worlds', { body: { name: 'w1' } })
    expect((await call(mock, 'POST', '/_mock/worlds', { body: { name: 'w1' } })).json).toEqual({
      mock: "There is a world 'w1' already.",
    })
    mock.worlds.find('w1')?.db.cards.remove('card-1')
    await call(mock, 'POST', '/_mock/worlds/w1/reset', { body: {} })
    expect(mock.worlds.find('w1')?.db.cards.find('card-1')).not.toBeNull()
    expect((await call(mock, 'DELETE', '/_mock/worlds/w1')).status).toBe(200)
    expect((await call(mock, 'GET', '/ping', { headers: { 'x-mock-world': 'w1' } })).status).toBe(404)
  })

  it('[BED-4] every world shares the one list of 10,000 employees', () => {
    expect(employeesOf('77')).toHaveLength(10_000)
    expect(employeesOf('77')).toBe(employeesOf('77'))
    expect(employeesOf('78')).toEqual([])
  })

  it('[BED-4] the list of employees is made once for a world, and again when an account in it changes', () => {
    const { mock } = testMock()
    const { db } = mock.worlds.make('w1').world
    const roster = rosterOf(db, '77')
    expect(rosterOf(db, '77')).toBe(roster)
    const twoFactorOf = (id: string) => rosterOf(db, '77').find(id)?.twoFactor
    expect(twoFactorOf('4021')).toBe(false)
    db.people.update('4021', { secondFactor: 'validate' })
    expect(twoFactorOf('4021')).toBe(true)
    expect(rosterOf(mock.worlds.make('w2').world.db, '77').find('4021')?.twoFactor).toBe(false)
    db.settings.update('settings', { noEmployees: true })
    expect(rosterOf(db, '77').size).toBe(0)
  })
})
