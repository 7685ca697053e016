import * as t from 'io-ts'
import { plain, reference } from '../kernel/codecs/classification.ts'
import { idle, type Remote } from '../kernel/requests/remote.ts'
import { defineSlice } from '../kernel/slice.ts'
import { defineRead } from '../kernel/requests/read.ts'

/** An ordered or saved voucher; its value is pence, its date yyyy-mm-dd. */
export const VoucherOrder = t.type({ orderId: reference, retailer: plain, value: t.number, date: plain })
export type VoucherOrder = t.TypeOf<typeof VoucherOrder>

/** The vouchers that come with a client's credits. */
export const Vouchers = t.type({
  nextVoucherDate: t.union([plain, t.null]),
  placedOrders: t.array(VoucherOrder),
  savedOrders: t.array(VoucherOrder),
})
export type Vouchers = t.TypeOf<typeof Vouchers>

export const vouchersRead = defineRead('Vouchers', { data: { vouchers: Vouchers }, value: ({ vouchers }) => vouchers })
export const { VouchersRequested, VouchersLoaded, VouchersFailed } = vouchersRead.events

export const vouchers = defineSlice({
  name: 'vouchers',
  lifetime: 'session',
  initial: (): { now: Remote<Vouchers> } => ({ now: idle }),
  own: { ...vouchersRead.events },
  on: {
    ...vouchersRead.on('now'),
  },
})

export const requestVouchers = vouchersRead.request(vouchers, 'now')

export const selectVouchers = vouchersRead.select(vouchers, 'now')
