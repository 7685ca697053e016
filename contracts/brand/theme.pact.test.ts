import { getScheme } from '../../src/effects/api/generated/brand.ts'
import { contract } from '../pact.ts'

contract('brand/theme', (interaction) => {
  interaction('[THEME-1] the brand of a domain label', getScheme, {
    state: 'first-visit',
    input: { path: { id: 'acme' } },
  })
  interaction('[THEME-1] a domain label without a brand', getScheme, {
    state: 'first-visit',
    input: { path: { id: 'no-such-brand' } },
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'There is no such scheme' },
  })
})
