import { acceptPolicies, getLoginSetup } from '../../src/effects/api/generated/session.ts'
import { contract } from '../pact.ts'

contract('session/terms', (interaction) => {
  interaction('[TERMS-1] the set-up says that the site terms were updated', getLoginSetup, {
    state: 'terms-updated',
    facts: ['user.siteTermsUpdated'],
  })
  interaction('[TERMS-1] the terms are accepted', acceptPolicies, {
    state: 'terms-updated',
    input: { body: { termsAccepted: true } },
    facts: ['termsRevision'],
    refusals: 'shared',
  })
  interaction('[TERMS-1] an acceptance that is not saved', acceptPolicies, {
    state: 'terms-not-recorded',
    input: { body: { termsAccepted: true } },
    facts: ['termsRevision'],
  })
  interaction('[TERMS-1] terms that are not accepted', acceptPolicies, {
    state: 'terms-updated',
    input: { body: { termsAccepted: false } },
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'Please confirm that you have read the terms and conditions' },
  })
})
