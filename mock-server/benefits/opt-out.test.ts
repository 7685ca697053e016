import { describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../kit.ts'

const optOut = async (id: string, email = 'employee@acme.example') => {
  const { mock } = testMock()
  const token = await tokenOf(mock, email)
  return {
    mock,
    token,
    answer: await call(mock, 'PATCH', `/selection/${id}`, { token, body: { status: 'opted-out' } }),
  }
}

describe('opting out at the mock', () => {
  it('[BED-4] changes the selection, and the benefit shows it', async () => {
    const { mock, token, answer } = await optOut('9001')
    const selection = {
      status: 'opted-out',
      endDate: '2026-12-31',
      cta: { type: 'reapply' },
      optOut: { allowed: false },
    }
    expect(answer).toMatchObject({ status: 200, json: { status: 'success', setup: { selection } } })
    expect((await call(mock, 'GET', '/benefit/201', { token })).json).toMatchObject({ selection })
  })

  it('[BED-4] refuses to leave a benefit that may not be left', async () => {
    expect((await optOut('9005')).answer).toMatchObject({ status: 409, json: { status: 'error' } })
  })

  it("[BED-4] does not find another person's selection", async () => {
    expect((await optOut('9001', 'probation@acme.example')).answer.status).toBe(404)
  })

  it('[BED-4] employee@ has a selection in every state, of at least 24 benefits', async () => {
    const { mock } = testMock()
    const token = await tokenOf(mock, 'employee@acme.example')
    const { json } = await call(mock, 'GET', '/benefits/user/eligible', { token })
    expect((json as unknown[]).length).toBeGreaterThanOrEqual(24)
    const states = new Set(
      mock.worlds
        .standard()
        .db.selections.where({ personId: '4021' })
        .map(({ status }) => status),
    )
    expect([...states].sort()).toEqual(['approved', 'in-progress', 'not-selected', 'opted-out', 'pending', 'rejected'])
  })
})
