import { beforeAll, describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'

interface Page {
  readonly data: readonly { readonly id: string; readonly name: string; readonly twoFactor: boolean }[]
  readonly total: number
  readonly isEnforcementTwoFAEnabled: boolean
}

const { mock } = testMock()
let token = ''
beforeAll(async () => {
  token = await tokenOf(mock, 'employer@acme.example')
})
const path = '/v2/client/77/employees/two-factor-authentication'
const page = async (query: string): Promise<Page> =>
  (await call(mock, 'GET', `${path}${query}`, { token })).json as Page // Checked against the OpenAPI document.

describe('the two-factor list at the mock', () => {
  it('[BED-4] [TFAL-1] lists 10 employees a page, filtered and searched', async () => {
    const [all, on, off] = [
      await page(''),
      await page('?filter[person_mfa_secret]=1'),
      await page('?filter[person_mfa_secret]=0'),
    ]
    expect([all.data.length, all.total, on.total + off.total]).toEqual([10, 10_000, 10_000])
    expect(on.data.every(({ twoFactor }) => twoFactor)).toBe(true)
    expect((await page('?search=second-factor@acme.example')).data).toMatchObject([{ id: '4028', twoFactor: true }])
    expect((await page('?page=2')).data).not.toEqual(all.data)
  })

  it('[BED-4] [TFAL-1] sends the report at the same path as a file', async () => {
    const { headers, text } = await call(mock, 'GET', `${path}?filter[person_mfa_secret]=1&type=employeeTwoFA`, {
      token,
    })
    expect(headers['Content-Type']).toBe('text/csv')
    const rows = text.trim().split('\r\n')
    expect(rows.length - 1).toBe((await page('?filter[person_mfa_secret]=1')).total)
  })

  it('[BED-4] [TFAL-1] keeps the enforcement, which then keeps two-factor on', async () => {
    const change = (enabled: boolean) =>
      call(mock, 'PATCH', `${path}/enforcement-setting`, { token, body: { enabled } })
    expect((await change(true)).json).toEqual({ enabled: true })
    expect((await page('')).isEnforcementTwoFAEnabled).toBe(true)
    await change(false)
    expect((await page('')).isEnforcementTwoFAEnabled).toBe(false)
  })
})
