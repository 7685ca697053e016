import { getTotalBenefitsPage, getTotalBenefitsSummary } from '../../src/effects/api/generated/rewards.ts'
import { contract } from '../pact.ts'

const failed = {
  state: 'total-benefits-unavailable',
  status: 500,
  problem: { kind: 'refused', status: 500, message: null },
} as const

contract('rewards/total-benefits', (interaction) => {
  interaction('[MTB-1] the sums of the year', getTotalBenefitsSummary, {
    state: 'employee-signed-in',
    refusals: 'shared',
  })
  interaction('[MTB-1] a total that is not the sum of its parts', getTotalBenefitsSummary, {
    state: 'total-benefits-disagree',
    facts: ['total'],
  })
  interaction('[MTB-1] the totals cannot be loaded', getTotalBenefitsSummary, failed)
  interaction('[MTB-1] the costs by benefit and month', getTotalBenefitsPage, {
    state: 'employee-signed-in',
    refusals: 'shared',
  })
  interaction('[MTB-1] the costs without pay and the previous year', getTotalBenefitsPage, {
    state: 'no-pay',
    facts: ['pay', 'employeeNet', 'lastYear'],
  })
  interaction('[MTB-1] no costs', getTotalBenefitsPage, { state: 'no-total-benefits' })
  interaction('[MTB-1] the costs cannot be loaded', getTotalBenefitsPage, failed)
})
