import { describe, it } from 'vitest'
import { VouchersFailed, VouchersLoaded, VouchersRequested } from '../../domain/benefits/vouchers.ts'
import { offline } from '../../domain/samples.ts'
import { getVouchers } from '../api/generated/credits.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadVouchers } from './vouchers.ts'

const vouchers = {
  nextVoucherDate: '2026-12-01',
  placedOrders: [{ orderId: 'a', retailer: 'Books', value: 2500, date: '2026-10-12' }],
  savedOrders: [],
}

describe('loading the vouchers', () => {
  it.each([
    ['brings them', responds(getVouchers, vouchers), VouchersLoaded({ vouchers })],
    ['tells that it failed', fails(getVouchers, offline), VouchersFailed({ problem: offline })],
  ])('[CCV-2] %s', (_, script, b) => {
    const when = ['a', { a: VouchersRequested({}) }] as const
    runEffect({ effect: loadVouchers, ports: fakeHost(script), when, then: ['5ms b', { b }] })
  })
})

provesAll(loadVouchers)
