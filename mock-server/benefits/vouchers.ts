import { ok, signedIn } from '../handler.ts'

/** With two payments of £150, these orders leave £60. */
const placed = [
  { orderId: 'order-5109', retailer: 'Corner Kitchen', value: 7500, date: '2026-11-02' },
  { orderId: 'order-5101', retailer: 'High Street Books', value: 2500, date: '2026-10-12' },
  { orderId: 'order-5099', retailer: 'Northern Outdoors', value: 12_500, date: '2026-07-18' },
  { orderId: 'order-5098', retailer: 'Corner Kitchen', value: 1500, date: '2026-06-03' },
]
const placedByLeaver = [{ orderId: 'order-5097', retailer: 'High Street Books', value: 2950, date: '2026-05-21' }]
const saved = [{ orderId: 'order-5107', retailer: 'Garden and Home', value: 2000, date: '2026-10-28' }]

/** GET /ccv/vouchers: people without credits have no vouchers either. */
export const getVouchers = signedIn(({ user: { creditsBalance, employmentStatus } }) => {
  const has = creditsBalance !== null
  return ok({
    nextVoucherDate: has && employmentStatus === 'active' ? '2027-04-01' : null,
    placedOrders:
      creditsBalance === null || creditsBalance === 0 ? [] : employmentStatus === 'active' ? placed : placedByLeaver,
    savedOrders: has && creditsBalance > 0 ? saved : [],
  })
})
