import type { Benefit, BenefitDetail, BenefitId, Selection, SelectionId } from './benefits/benefit.ts'
import type { SafeHtml } from './kernel/marks.ts'
import type { Problem } from './kernel/problem.ts'
import type { Profile } from './session/session.ts'

/** Values that tests of several areas share. */
export const offline: Problem = { kind: 'network' }
export const refusal: Problem = { kind: 'refused', status: 500, message: 'Not today' }
export const unauthorised: Problem = { kind: 'unauthorised', detail: 'Signed in elsewhere' }

// Only the API client and the boundary of the effects make these; tests stand in for both.
export const html = (text: string): SafeHtml => text as SafeHtml
export const benefitId = (text: string): BenefitId => text as BenefitId
export const selectionId = (text: string): SelectionId => text as SelectionId

export const profile: Profile = {
  user: {
    id: 'user-1',
    firstName: 'First',
    surname: 'Last',
    name: 'First Last',
    email: 'first.last@acme.example',
    userType: 'employee',
    employmentStatus: 'active',
    avatar: null,
    firstLogin: false,
    isInsightsEnabled: false,
    isMfaEnabled: false,
  },
  client: { id: 'client-1', clientName: 'Acme', contactUsEnabled: true, clientLogo: null },
  schemeId: 'scheme-1',
  schemeYear: '2026',
  ssoLogoutUrl: null,
  oneHubLogoutUrl: null,
  showWelcomeModal: false,
}

/** The profile with some of the user's facts changed. */
export const profileOf = (user: Partial<Profile['user']>): Profile => ({
  ...profile,
  user: { ...profile.user, ...user },
})

export const selection: Selection = {
  selectionId: selectionId('selection-1'),
  status: 'approved',
  statusLabel: 'Active',
  planDetails: 'Single cover',
  peopleCovered: ['First Last'],
  monthlyCost: { company: 2000, employee: 1250 },
  next: 'manage',
  endDate: null,
  optOut: { allowed: true, effectiveDate: '2026-12-31' },
  reference: 'DEN-1',
}

export const benefit: Benefit = {
  benefitId: benefitId('dental'),
  name: 'Dental care',
  summary: 'Check-ups and treatment',
  groupCode: 'health',
  icon: 'dental',
  beamSupported: false,
  selection,
  restricted: false,
  restrictedUntil: null,
}

export const detailOf = (changes: Partial<Benefit> = {}): BenefitDetail => ({
  benefit: { ...benefit, ...changes },
  description: html('<p>Teeth</p>'),
  covers: 'You',
  startDate: null,
  howToLeave: 'At any time',
  terms: [],
  claim: null,
})
