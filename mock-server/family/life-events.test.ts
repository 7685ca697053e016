import { describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'
import { realToday } from '../world/demo-day.ts'

const today = (days = 0): string => new Date(Date.parse(realToday()) + days * 86_400_000).toISOString().slice(0, 10)

const setUp = async () => {
  const { mock, complaints } = testMock()
  const token = await tokenOf(mock, 'employee@acme.example')
  const tell = (body: object) =>
    call(mock, 'POST', '/user/life-events', {
      token,
      body: { event_id: 'birth', event_date: today(), family_member_ids: ['6002'], ...body },
    })
  return { mock, complaints, token, tell }
}

describe('the life events of the mock', () => {
  it('[LIFE-1] say what may be changed until when, while they are open', async () => {
    const { mock, token, complaints } = await setUp()
    const { json } = await call(mock, 'GET', '/user/life-events', { token })
    expect(json).toMatchObject([
      { id: '8001', closed_date: null, change_until: '2027-01-01', benefits: [{ benefit_id: '204' }] },
      { id: '8002', closed_date: '2021-08-11', change_until: null, benefits: [] },
    ])
    expect((await call(mock, 'GET', '/client/life-events/available', { token })).json).toHaveLength(5)
    expect(complaints).toEqual([])
  })

  it('[LIFE-1] grow by what is reported, once', async () => {
    const { mock, token, tell, complaints } = await setUp()
    const response = await tell({ note: 'Early' })
    expect(response.json).toMatchObject({
      status: 'ok',
      lifeEvent: { id: '8101', name: 'Birth or adoption', note: 'Early' },
    })
    expect((await call(mock, 'GET', '/user/life-events', { token })).json).toHaveLength(3)
    expect((await tell({})).json).toEqual({ status: 'error', error: 'You have already told us about this' })
    expect(complaints).toEqual([])
  })

  it('[LIFE-1] are refused where they lie too far away, or name somebody or something unknown', async () => {
    const { tell, complaints } = await setUp()
    expect((await tell({ event_date: today(-91) })).status).toBe(422)
    expect((await tell({ event_date: today(92) })).status).toBe(422)
    expect((await tell({ family_member_ids: ['1'] })).json).toMatchObject({ status: 'error' })
    expect((await tell({ event_id: 'lottery' })).json).toMatchObject({ status: 'error' })
    expect(complaints).toEqual([])
  })
})
