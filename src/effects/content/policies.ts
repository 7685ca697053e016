import { policyRead } from '../../domain/content/policies.ts'
import { getCookiePolicy, getPrivacyPolicy, getTermsAndConditions } from '../api/generated/content.ts'
import { portalRead } from '../runtime/portal-calls.ts'

const operations = { cookies: getCookiePolicy, privacy: getPrivacyPolicy, terms: getTermsAndConditions } as const

export const loadPolicy = portalRead(policyRead, {
  name: 'policies.load',
  outlivesSession: true,
  call: ({ policy }, { api }) => api(operations[policy]),
  data: ({ content }) => ({ html: content }),
})
