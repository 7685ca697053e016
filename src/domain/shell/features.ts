import { selector } from '../kernel/selector.ts'
import { session } from '../session/session.ts'

/** A part of the portal that a client can switch off as a whole (docs/decisions/sessions-and-secrets.md, ‘What a client switches off’). */
export type Feature = 'totalBenefits' | 'lifeEvents' | 'approvals' | 'takeUp' | 'insights' | 'reports'

/** The codes of the features in the host's `clientExceptions`. Any other code is ignored. */
const codes: Readonly<Record<Feature, string>> = {
  totalBenefits: 'total-benefits',
  lifeEvents: 'life-events',
  approvals: 'approvals',
  takeUp: 'benefit-takeup',
  insights: 'employee-insights',
  reports: 'reporting',
}

/** Whether the person's client switched a feature off by an exception. */
export const selectIsSwitchedOff = selector([session], (state, feature: Feature): boolean => {
  const { now } = state.session
  return (
    now.kind === 'signedIn' &&
    now.profile.client.exceptions.some(({ code, status }) => status && code === codes[feature])
  )
})
