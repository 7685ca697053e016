import { vouchersRead } from '../../domain/benefits/vouchers.ts'
import { getVouchers } from '../api/generated/credits.ts'
import { portalRead } from '../runtime/portal-calls.ts'

export const loadVouchers = portalRead(vouchersRead, {
  name: 'vouchers.load',
  call: (_, { api }) => api(getVouchers),
  data: (vouchers) => ({ vouchers }),
})
