import { selector } from '../kernel/selector.ts'
import { session } from '../session/session.ts'

/** A part of the portal that a client may switch off as a whole (`docs/decisions/0040`). */
export type Feature = 'totalBenefits' | 'lifeEvents' | 'approvals' | 'takeUp' | 'insights' | 'reports'

/** How the host's `clientExceptions` name each feature. Any other code means nothing to the portal. */
const codes: Readonly<Record<Feature, string>> = {
  totalBenefits: 'total-benefits',
  lifeEvents: 'life-events',
  approvals: 'approvals',
  takeUp: 'benefit-takeup',
  insights: 'employee-insights',
  reports: 'reporting',
}

/** Whether the client of the person switched a feature off: an exception for it holds. */
export const selectIsSwitchedOff = selector([session], (state, feature: Feature): boolean => {
  const { now } = state.session
  return (
    now.kind === 'signedIn' &&
    now.profile.client.exceptions.some(({ code, status }) => status && code === codes[feature])
  )
})
