import { getAvatarSet, getCoreBranding, getScheme } from '../../src/effects/api/generated/brand.ts'
import { contract } from '../pact.ts'

contract('brand/theme', (interaction) => {
  interaction('[THEME-1] the brand of a domain label', getScheme, {
    state: 'first-visit',
    input: { path: { id: 'acme' } },
    refusals: 'shared',
  })
  interaction('[THEME-1] a domain label without a brand', getScheme, {
    state: 'first-visit',
    input: { path: { id: 'no-such-brand' } },
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'There is no such scheme' },
  })
  interaction('[THEME-1] the images of a scheme without its own', getCoreBranding, {
    state: 'first-visit',
    refusals: 'shared',
  })
  interaction('[THEME-2] the avatars of a scheme', getAvatarSet, {
    state: 'first-visit',
    input: { path: { id: '12' } },
    refusals: 'shared',
  })
  interaction('[THEME-2] the avatars of no scheme', getAvatarSet, {
    state: 'first-visit',
    input: { path: { id: 'no-such-scheme' } },
    status: 404,
    problem: { kind: 'refused', status: 404, message: 'There is no such scheme' },
  })
})
