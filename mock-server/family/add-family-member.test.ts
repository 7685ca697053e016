import { describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'

const sent = {
  familyMemberId: null,
  title: 'Miss',
  first_name: 'Zoë',
  surname: "O'Hale",
  date_of_birth: '2016-02-29',
  sex: 'female',
  fmember_type: 2,
  education_check: true,
  education: '2034-07-31',
  registered_disabled: null,
}

const setUp = async () => {
  const { mock, complaints } = testMock()
  const token = await tokenOf(mock, 'employee@acme.example')
  return {
    complaints,
    send: (method: 'POST' | 'PATCH', path: string, changes: object = {}) =>
      call(mock, method, `/user/family-members${path}`, { token, body: { ...sent, ...changes } }),
    family: async () => (await call(mock, 'GET', '/user/family', { token })).json,
  }
}

describe('family members that the mock saves', () => {
  it('[FAM-1] are kept as they were sent', async () => {
    const { send, family, complaints } = await setUp()
    const wire = {
      family_id: '6101',
      family_fname: 'Zoë',
      family_sname: "O'Hale",
      family_dob: '2016-02-29',
      family_gender_id: 1,
      family_famtype_id: 2,
      family_tname: 'Miss',
      family_active: true,
      family_ft_edu_ends: '2034-07-31',
    }
    expect((await send('POST', '')).json).toEqual({ status: 'ok', familyMember: wire })
    expect((await send('POST', '', { first_name: 'Second' })).json).toMatchObject({
      familyMember: { family_id: '6102' },
    })
    const changed = { ...wire, family_gender_id: 2, family_ft_edu_ends: null }
    const change = { familyMemberId: '6101', sex: 'male', education_check: false, education: null }
    expect((await send('PATCH', '/6101', change)).json).toEqual({ status: 'ok', familyMember: changed })
    expect(await family()).toContainEqual(changed)
    expect(complaints).toEqual([])
  })

  it('[FAM-1] are refused by age, and where nobody has the id', async () => {
    const { send, complaints } = await setUp()
    const young = await send('POST', '', { fmember_type: 1 })
    expect([young.status, young.json]).toEqual([
      422,
      { errors: { date_of_birth: ['A partner must be at least 16 years old'] } },
    ])
    expect((await send('POST', '', { date_of_birth: '2999-01-01' })).status).toBe(422)
    expect((await send('POST', '', { education: '2010-01-01' })).status).toBe(422)
    expect((await send('PATCH', '/9999')).status).toBe(404)
    expect(complaints).toEqual([])
  })

  it('[FAM-1] must be described in full', async () => {
    const { send, complaints } = await setUp()
    expect((await send('POST', '', { sex: 'other' })).status).toBe(400)
    expect((await send('POST', '', { shoe_size: 38 })).status).toBe(400)
    expect(complaints).toHaveLength(2)
  })
})
