import { beforeAll, describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../kit.ts'

interface Page {
  readonly data: readonly { readonly name: string; readonly registered: boolean }[]
  readonly total: number
  readonly last_page: number
}

const { mock } = testMock()
let token = ''
beforeAll(async () => {
  token = await tokenOf(mock, 'employer@acme.example')
})

const page = async (query: string): Promise<Page> =>
  (await call(mock, 'GET', `/v2/client/77/employees${query}`, { token })).json as Page // Checked against the description.

describe("the employer's calls at the mock", () => {
  it('[BED-4] lists 10 employees a page of 10,000, by name', async () => {
    const first = await page('')
    expect([first.data.length, first.total, first.last_page]).toEqual([10, 10_000, 1000])
    expect(first.data.map(({ name }) => name)).toEqual(first.data.map(({ name }) => name).toSorted())
    expect(await page('?page=2')).not.toEqual(first)
  })

  it('[BED-4] searches, filters, sorts and sizes the page', async () => {
    const found = await page('?search=smith&filter[person_activated]=0&sort_by=-name&range=5')
    expect(found.data).toHaveLength(5)
    expect(found.data.every(({ name, registered }) => name.includes('Smith') && !registered)).toBe(true)
    expect((await page('?search=no-such-person')).last_page).toBe(1)
  })

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

  it('[BED-4] an employee is refused', async () => {
    const employee = await tokenOf(mock, 'employee@acme.example')
    expect((await call(mock, 'GET', '/v2/scheme/selections/pending/', { token: employee })).status).toBe(403)
  })

  it("[BED-4] another client's data are not found", async () => {
    expect((await call(mock, 'GET', '/v2/client/78/employees', { token })).status).toBe(404)
  })
})
