import { getFamily, getFamilyOf } from '../../src/effects/api/generated/family.ts'
import { contract } from '../pact.ts'

const path = { id: '4021' }
const unavailable = {
  state: 'family-unavailable',
  status: 500,
  problem: { kind: 'refused', status: 500, message: null },
} as const

contract('family/members', (interaction) => {
  interaction('[FAM-1] the family, with days as text and as timestamps', getFamily, {
    state: 'employee-signed-in',
    refusals: 'shared',
  })
  interaction('[FAM-1] no family', getFamily, { state: 'no-family' })
  interaction('[FAM-1] the family cannot be loaded', getFamily, unavailable)
  interaction('[FAM-1] [MASQ-2] the family of the person acted for', getFamilyOf, {
    state: 'masquerading',
    input: { path },
    masquerade: { userId: '4021', schemeYear: '2025' },
    refusals: 'shared',
  })
  interaction('[FAM-1] the family of a person cannot be loaded', getFamilyOf, { ...unavailable, input: { path } })
})
