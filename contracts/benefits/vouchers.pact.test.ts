import { getVouchers } from '../../src/effects/api/generated/credits.ts'
import { contract } from '../pact.ts'

contract('benefits/vouchers', (interaction) => {
  interaction('[CCV-2] the vouchers', getVouchers, { state: 'employee-signed-in', refusals: 'shared' })
  interaction('[CCV-2] no vouchers', getVouchers, { state: 'no-vouchers', facts: ['nextVoucherDate'] })
  interaction('[CCV-2] the vouchers cannot be loaded', getVouchers, {
    state: 'credits-unavailable',
    status: 500,
    problem: { kind: 'refused', status: 500, message: null },
  })
})
