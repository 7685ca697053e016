import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import {
  requestVouchers,
  selectVouchers,
  vouchers,
  VouchersFailed,
  VouchersLoaded,
  VouchersRequested,
} from './vouchers.ts'

const given = story(vouchers)
const found = { nextVoucherDate: '2026-12-01', placedOrders: [], savedOrders: [] }
const loaded = VouchersLoaded({ vouchers: found })

describe('the vouchers', () => {
  it('[CCV-2] are requested once at a time', () => {
    expect(given().when(requestVouchers)).toEqual(produced(VouchersRequested({})))
    expect(given(VouchersRequested({})).when(requestVouchers)).toEqual(refused('busy'))
  })

  it('[CCV-2] stay in view while they load again or fail', () => {
    expect(selectVouchers(given(loaded, VouchersRequested({})).state)).toEqual({ status: 'loading', value: found })
    const failed = given(loaded, VouchersFailed({ problem: offline }))
    expect(selectVouchers(failed.state)).toEqual({ status: 'failed', problem: offline, value: found })
    expect(failed.when(requestVouchers)).toEqual(produced(VouchersRequested({})))
  })
})
