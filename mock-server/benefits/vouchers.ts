import { ok, signedIn } from '../handler.ts'

const placed = [
  { orderId: 'order-5101', retailer: 'High Street Books', value: 2500, date: '2026-10-12' },
  { orderId: 'order-5098', retailer: 'Corner Kitchen', value: 1500, date: '2026-06-03' },
]
const saved = [{ orderId: 'order-5107', retailer: 'Garden and Home', value: 2000, date: '2026-10-28' }]

/** GET /ccv/vouchers: people without credits have no vouchers either. */
export const getVouchers = signedIn(({ user: { creditsBalance, employmentStatus } }) => {
  const has = creditsBalance !== null
  return ok({
    nextVoucherDate: has && employmentStatus === 'active' ? '2026-12-01' : null,
    placedOrders: has ? placed : [],
    savedOrders: has && creditsBalance > 0 ? saved : [],
  })
})
