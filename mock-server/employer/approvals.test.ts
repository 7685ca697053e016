import { beforeAll, describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'

const { mock } = testMock()
let token = ''
beforeAll(async () => {
  token = await tokenOf(mock, 'employer@acme.example')
})

describe('approvals at the mock', () => {
  it('[BED-4] 250 selections await approval; those decided are gone', async () => {
    const pending = () => mock.worlds.standard().db.approvals.all().length
    expect(pending()).toBe(250)
    const body = { selectionIds: ['7001', '9004'], approval: true }
    await call(mock, 'PATCH', '/v2/scheme/selections/status/', { token, body })
    expect(pending()).toBe(248)
    expect(mock.worlds.standard().db.selections.find('9004')?.status).toBe('approved')
    const again = await call(mock, 'PATCH', '/v2/scheme/selections/status/', { token, body })
    expect(again.status).toBe(422)
  })

  it('[BED-4] the counts of what to check first are those of the lists', async () => {
    const counts = (await call(mock, 'GET', '/v2/scheme/selections/pending/', { token })).json as {
      selections: { benefitId: string; toCheck: number }[]
    } // as openapi/ describes it
    expect(counts.selections.some(({ toCheck }) => toCheck > 0)).toBe(true)
    for (const { benefitId, toCheck } of counts.selections) {
      const { selectionsData } = (await call(mock, 'GET', `/v2/scheme/selections/${benefitId}/pending/`, { token }))
        .json as { selectionsData: { checks: unknown[] }[] }
      expect(selectionsData.filter(({ checks }) => checks.length > 0)).toHaveLength(toCheck)
    }
  })

  it('[BED-4] what is to check first stays so after the others are decided', async () => {
    const path = '/v2/scheme/selections/204/pending/'
    const pending = async () =>
      (
        (await call(mock, 'GET', path, { token })).json as {
          selectionsData: { selectionId: string; checks: unknown[] }[]
        }
      ).selectionsData // as openapi/ describes it
    const before = await pending()
    const others = before.filter(({ checks }) => checks.length === 0).map(({ selectionId }) => selectionId)
    const body = { selectionIds: others, approval: true }
    await call(mock, 'PATCH', '/v2/scheme/selections/status/', { token, body })
    expect(await pending()).toEqual(before.filter(({ checks }) => checks.length > 0))
  })

  it('[BED-4] an employee is refused', async () => {
    const employee = await tokenOf(mock, 'employee@acme.example')
    expect((await call(mock, 'GET', '/v2/scheme/selections/pending/', { token: employee })).status).toBe(403)
  })
})
