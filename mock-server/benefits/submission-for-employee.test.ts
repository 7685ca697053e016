import { describe, expect, it } from 'vitest'
import { call, tokenOf } from '../testing.ts'
import { choosing } from './testing.ts'

describe('choosing for an employee at the mock', () => {
  const path = '/selections/client/77/employees/4021'
  const body = { eeben_benefit_id: '201', values: { value: 700 } }
  const headers = { 'x-masquerade-user-id': '4021', 'x-masquerade-scheme-year': '2026' }

  it('[MASQ-2] [BED-4] an employer begins and changes what the employee has', async () => {
    const { mock } = await choosing('acting-for-employee')
    const token = await tokenOf(mock, 'employer@acme.example')
    const begun = await call(mock, 'POST', path, { token, body, headers })
    expect(begun).toMatchObject({ status: 201, json: { setup: { selection: { status: 'in-progress' } } } })
    expect(begun.headers['X-Masquerade']).toBe('4021')
    const held = await call(mock, 'POST', path, { token, body: { eeben_benefit_id: '202' } })
    expect(held).toMatchObject({ status: 201, json: { setup: { selection: { status: 'approved' } } } })
  })

  it('[MASQ-2] [BED-4] nobody else, no other client and no unknown employee', async () => {
    const { mock } = await choosing('acting-for-employee')
    const employee = await tokenOf(mock, 'probation@acme.example')
    const employer = await tokenOf(mock, 'employer@acme.example')
    expect((await call(mock, 'POST', path, { token: employee, body })).status).toBe(403)
    const elsewhere = '/selections/client/78/employees/4021'
    expect((await call(mock, 'POST', elsewhere, { token: employer, body })).status).toBe(403)
    const unknown = '/selections/client/77/employees/1'
    expect((await call(mock, 'POST', unknown, { token: employer, body })).status).toBe(404)
    mock.worlds.standard().db.people.update('4022', { clientId: '78' })
    const foreign = '/selections/client/77/employees/4022'
    expect((await call(mock, 'POST', foreign, { token: employer, body })).status).toBe(404)
  })
})
