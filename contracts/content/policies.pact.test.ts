import { getCookiePolicy, getPrivacyPolicy, getTermsAndConditions } from '../../src/effects/api/generated/content.ts'
import { contract } from '../pact.ts'

contract('content/policies', (interaction) => {
  for (const [name, operation] of [
    ['terms and conditions', getTermsAndConditions],
    ['privacy statement', getPrivacyPolicy],
    ['cookie policy', getCookiePolicy],
  ] as const) {
    interaction(`[CONTENT-1] the ${name}`, operation, { state: 'first-visit', refusals: 'shared' })
    interaction(`[CONTENT-1] the ${name} cannot be loaded`, operation, {
      state: 'content-unavailable',
      status: 500,
      problem: { kind: 'refused', status: 500, message: null },
    })
  }
})
