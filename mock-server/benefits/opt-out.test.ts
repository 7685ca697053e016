import { describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'

const optOut = async (id: string, email = 'employee@acme.example') => {
  const { mock } = testMock()
  const token = await tokenOf(mock, email)
  return {
    mock,
    token,
    response: await call(mock, 'PATCH', `/selection/${id}`, { token, body: { status: 'opted-out' } }),
  }
}

describe('opting out at the mock', () => {
  it('[BED-4] changes the selection, and the benefit shows it', async () => {
    const { mock, token, response } = await optOut('9001')
    const selection = {
      status: 'opted-out',
      endDate: '2026-12-31',
      cta: { type: 'reapply' },
      optOut: { allowed: false },
    }
    expect(response).toMatchObject({ status: 200, json: { status: 'success', setup: { selection } } })
    expect((await call(mock, 'GET', '/benefit/201', { token })).json).toMatchObject({ selection })
  })

  it('[SEL-3] withdraws what has not begun: it has no end, and leaving it takes effect at once', async () => {
    const { mock, token } = await optOut('9001')
    const before = (await call(mock, 'GET', '/benefit/206', { token })).json
    expect(before).toMatchObject({
      selection: { status: 'pending', cta: null, optOut: { allowed: true, effectiveDate: null } },
    })
    const left = await call(mock, 'PATCH', '/selection/9006', { token, body: { status: 'opted-out' } })
    expect(left.json).toMatchObject({ setup: { selection: { status: 'opted-out', endDate: null } } })
  })

  it('[SEL-3] offers to manage only what can be changed or left', async () => {
    const { mock, token } = await optOut('9001')
    const listed = (await call(mock, 'GET', '/benefits/user/eligible', { token })).json as readonly {
      readonly benefitId: string
      readonly selection: {
        readonly status: string
        readonly cta: { type: string } | null
        optOut: { allowed: boolean }
      }
    }[]
    for (const { benefitId, selection } of listed.filter((one) => one.selection?.status === 'approved')) {
      const { editFields, maximumPeople } = (await call(mock, 'GET', `/benefit/${benefitId}/selection`, { token }))
        .json as { editFields: unknown[]; maximumPeople: number | null }
      const something = editFields.length > 0 || maximumPeople !== 0 || selection.optOut.allowed || benefitId === '226'
      expect([benefitId, selection.cta?.type ?? null]).toEqual([benefitId, something ? 'manage' : null])
    }
  })

  it('[BED-4] refuses to leave a benefit that may not be left', async () => {
    expect((await optOut('9010')).response).toMatchObject({ status: 409, json: { status: 'error' } })
  })

  it("[BED-4] does not find another person's selection", async () => {
    expect((await optOut('9001', 'probation@acme.example')).response.status).toBe(404)
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
