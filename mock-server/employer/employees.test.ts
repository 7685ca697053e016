import { beforeAll, describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'

interface Page {
  readonly data: readonly {
    readonly id: string
    readonly name: string
    readonly registered: boolean
    readonly lastSeen: string | null
  }[]
  readonly total: number
  readonly last_page: number
}

const { mock } = testMock()
let token = ''
beforeAll(async () => {
  token = await tokenOf(mock, 'employer@acme.example')
})

const page = async (query: string): Promise<Page> =>
  (await call(mock, 'GET', `/v2/client/77/employees${query}`, { token })).json as Page // Checked against the OpenAPI document.

describe('the employees of a client at the mock', () => {
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

  it('[BED-4] [EMP-1] lists the demo accounts among the employees, and puts them in any order', async () => {
    const found = await page('?search=employee@acme.example')
    expect(found.data.map(({ id }) => id)).toEqual(['4021'])
    expect((await page('?search=new-joiner')).data.map(({ registered }) => registered)).toEqual([false, false])
    const newest = (await page('?sort_by=-lastSeen&range=50')).data.map(({ lastSeen }) => lastSeen ?? '')
    expect(newest).toEqual(newest.toSorted().toReversed())
  })

  it('[BED-4] [EMP-1] shows one employee, and nobody else', async () => {
    const { json } = await call(mock, 'GET', '/client/77/employees/4021', { token })
    expect(json).toMatchObject({ id: '4021', email: 'employee@acme.example', registered: true, twoFactor: false })
    for (const path of ['/client/77/employees/999999', '/client/78/employees/4021'])
      expect((await call(mock, 'GET', path, { token })).status).toBe(404)
  })

  it('[BED-4] [EMP-1] sends the report of all who match as a file', async () => {
    const { headers, text } = await call(
      mock,
      'GET',
      '/v2/client/77/employees/download-report?search=smith&filter[person_activated]=0',
      { token },
    )
    expect(headers['Content-Disposition']).toBe('attachment; filename="employees.csv"')
    const [head, ...rows] = text.trim().split('\r\n')
    expect(head).toBe('Name,Email address,Department,Registered,Last seen')
    expect(rows.length).toBe((await page('?search=smith&filter[person_activated]=0')).total)
    expect(rows.every((row) => row.includes(',No,'))).toBe(true)
  })

  it('[BED-4] an employee is refused', async () => {
    const employee = await tokenOf(mock, 'employee@acme.example')
    expect((await call(mock, 'GET', '/v2/client/77/employees', { token: employee })).status).toBe(403)
  })

  it("[BED-4] another client's data are not found", async () => {
    expect((await call(mock, 'GET', '/v2/client/78/employees', { token })).status).toBe(404)
  })
})
