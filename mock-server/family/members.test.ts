import { describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'

const setUp = async (email = 'employee@acme.example') => {
  const { mock, complaints } = testMock()
  return { mock, complaints, token: await tokenOf(mock, email) }
}

describe('the family of the mock', () => {
  it('[FAM-1] has its days as text for some and as a timestamp for others, and an inactive former partner', async () => {
    const { mock, complaints, token } = await setUp()
    const { json } = await call(mock, 'GET', '/user/family', { token })
    expect(json).toHaveLength(5)
    expect(json).toMatchObject([
      { family_id: '6001', family_dob: '1984-03-09', family_ft_edu_ends: null },
      { family_id: '6002', family_dob: { timestamp: 1_259_539_200 }, family_ft_edu_ends: { timestamp: 1_848_614_400 } },
      { family_dob: '2016-02-29' },
      { family_active: true },
      { family_famtype_id: 1, family_active: false, family_dob: { timestamp: -34_214_400 } },
    ])
    expect(complaints).toEqual([])
  })

  it('[FAM-1] is shown by id to the person alone', async () => {
    const { mock, token } = await setUp()
    const own = await call(mock, 'GET', '/user/4021/family-members', { token })
    expect(own.json).toEqual((await call(mock, 'GET', '/user/family', { token })).json)
    expect((await call(mock, 'GET', '/user/4022/family-members', { token })).status).toBe(403)
  })

  it('[FAM-1] [MASQ-2] is that of the person acted for', async () => {
    const { mock, complaints, token } = await setUp('employer@acme.example')
    expect((await call(mock, 'GET', '/user/family', { token })).json).toEqual([])
    const headers = { 'x-masquerade-user-id': '4021', 'x-masquerade-scheme-year': '2025' }
    const { json } = await call(mock, 'GET', '/user/4021/family-members', { token, headers })
    expect(json).toHaveLength(5)
    expect(complaints).toEqual([])
  })
})
