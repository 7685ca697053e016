import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { refuse } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineEvent } from '../kernel/event.ts'
import { plain } from '../kernel/marks.ts'
import { Problem } from '../kernel/problem.ts'
import type { Remote } from '../kernel/remote.ts'
import { failed, idle, loaded, loading } from '../kernel/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'

/** A voucher that was ordered or saved; its value is pence, its date yyyy-mm-dd. */
export const VoucherOrder = t.type({ orderId: plain, retailer: plain, value: t.number, date: plain })
export type VoucherOrder = t.TypeOf<typeof VoucherOrder>

/** What a client's credits say of vouchers (benefits-and-employer §3). */
export const Vouchers = t.type({
  nextVoucherDate: t.union([plain, t.null]),
  placedOrders: t.array(VoucherOrder),
  savedOrders: t.array(VoucherOrder),
})
export type Vouchers = t.TypeOf<typeof Vouchers>

export const VouchersRequested = defineEvent('VouchersRequested', {})
export const VouchersLoaded = defineEvent('VouchersLoaded', { vouchers: Vouchers })
export const VouchersFailed = defineEvent('VouchersFailed', { problem: Problem })

export const vouchers = defineSlice({
  name: 'vouchers',
  initial: (): { now: Remote<Vouchers> } => ({ now: idle }),
  own: { VouchersRequested, VouchersLoaded, VouchersFailed },
  on: {
    VouchersRequested: (draft) => {
      draft.now = loading(draft.now)
    },
    VouchersLoaded: (draft, { vouchers: found }, at) => {
      draft.now = loaded(found, at)
    },
    VouchersFailed: (draft, { problem }) => {
      draft.now = failed(draft.now, problem)
    },
  },
})

export const requestVouchers = ({ vouchers: { now } }: StateWith<typeof vouchers>): Either<Refusal, DomainEvent> =>
  now.status === 'loading' ? left(refuse('busy')) : right(VouchersRequested({}))

export const selectVouchers = selector([vouchers], (state): Remote<Vouchers> => state.vouchers.now)
