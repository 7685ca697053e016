import { describe, expect, it } from 'vitest'
import { call, testMock, tokenOf } from '../testing.ts'

const get = async (path: string, email: string, host: 'legacy' | 'versioned' = 'legacy', headers = {}) => {
  const { mock } = testMock()
  return { mock, ...(await call(mock, 'GET', path, { host, token: await tokenOf(mock, email), headers })) }
}

describe('credits at the mock', () => {
  it('[CCV-1] leaver@ has 120.50, leaver-no-credits@ nothing', async () => {
    expect((await get('/ccv/balance', 'leaver@acme.example')).json).toMatchObject({ balance: 12050 })
    expect((await get('/ccv/balance', 'leaver-no-credits@acme.example')).json).toMatchObject({ balance: 0 })
  })

  it('[CCV-1] others have none at all', async () => {
    const { status, json } = await get('/ccv/balance', 'probation@acme.example')
    expect([status, json]).toEqual([404, { error: 'You have no credits' }])
  })

  it('[CCV-2] the page is on the host that was called, and takes a token that no journal keeps', async () => {
    const host = { host: 'acme.localhost:5174' }
    const { mock, json } = await get('/ccv/manage', 'leaver@acme.example', 'legacy', host)
    expect(json).toEqual({ url: 'http://acme.localhost:5174/_mock/credits/' })
    const page = await call(mock, 'GET', '/_mock/credits/?bearer_token=canary')
    expect([page.status, page.headers['Content-Type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.text).not.toContain('canary')
    expect(JSON.stringify(mock.journal)).not.toContain('canary')
    expect(JSON.stringify((await call(mock, 'GET', '/_mock/calls')).json)).not.toContain('canary')
  })

  it('[CCV-2] vouchers are on the versioned host; a leaver is sent none', async () => {
    const active = await get('/ccv/vouchers', 'employee@acme.example', 'versioned')
    expect(active.json).toMatchObject({ nextVoucherDate: '2027-04-01' })
    const left = await get('/ccv/vouchers', 'leaver@acme.example', 'versioned')
    expect(left.json).toMatchObject({ nextVoucherDate: null })
    const none = await get('/ccv/vouchers', 'probation@acme.example', 'versioned')
    expect(none.json).toEqual({ nextVoucherDate: null, placedOrders: [], savedOrders: [] })
  })
})
