import type { Benefit, BenefitDetail, BenefitId, Selection, SelectionId } from './benefits/benefit.ts'
import type { Choice, EditField, PersonId, Setup } from './benefits/choice.ts'
import type { Quote } from './benefits/costs.ts'
import type { SafeHtml } from './kernel/codecs/classification.ts'
import type { Insights } from './employer/insights.ts'
import type { Problem } from './kernel/requests/problem.ts'
import type { Profile } from './session/session.ts'

/** Values that tests of several areas share. */
export const offline: Problem = { kind: 'network' }
export const refusal: Problem = { kind: 'refused', status: 500, message: 'Not today' }
export const unauthorised: Problem = { kind: 'unauthorised', detail: 'Signed in elsewhere' }

// Only the API client and the effects' boundary create these; tests take the place of both.
export const html = (text: string): SafeHtml => text as SafeHtml
export const benefitId = (text: string): BenefitId => text as BenefitId
export const selectionId = (text: string): SelectionId => text as SelectionId
export const personId = (text: string): PersonId => text as PersonId

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
    isDataLoadEligibilityImpactEnabled: false,
    isMfaEnabled: false,
  },
  client: { id: 'client-1', clientName: 'Acme', contactUsEnabled: true, clientLogo: null, exceptions: [] },
  schemeId: 'scheme-1',
  schemeYear: '2026',
  timeZone: null,
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
  yearlyCost: { company: 24000, employee: 15000 },
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
  lowestCost: 300,
  lowestCompanyCost: 900,
  costVaries: true,
  image: null,
  chooseBy: '2026-11-30',
}

export const detailOf = (changes: Partial<Benefit> = {}): BenefitDetail => ({
  benefit: { ...benefit, ...changes },
  description: html('<p>Teeth</p>'),
  covers: 'You',
  startDate: null,
  howToLeave: 'At any time',
  howToReturn: '',
  facts: [],
  levels: [],
  terms: [],
  claim: null,
})

export const fieldOf = (changes: Partial<EditField>): EditField => ({
  name: 'value',
  label: 'Yearly limit',
  hint: null,
  kind: 'amount',
  unit: 'pounds',
  minimum: 300,
  maximum: 1500,
  stepSize: 100,
  preset: null,
  options: [],
  forPartner: false,
  locked: false,
  message: 'Enter a limit in steps of £100',
  ...changes,
})

/** A choice of a level, an amount, an amount for the partner, and two people. */
export const setupSample: Setup = {
  benefitId: benefitId('dental'),
  selection: null,
  fields: [
    fieldOf({}),
    fieldOf({ name: 'partner_value', label: 'Limit of your partner', minimum: 100, maximum: 900, forPartner: true }),
    fieldOf({
      name: 'level',
      label: 'Level',
      kind: 'choice',
      unit: 'none',
      preset: 'gold',
      options: [
        { value: 'silver', label: 'Silver', hint: null, covers: [{ name: 'Check-ups', value: 'One a year' }] },
        { value: 'gold', label: 'Gold', hint: null, covers: [] },
      ],
      message: 'Please choose a level',
    }),
  ],
  people: [
    { personId: personId('partner-1'), name: 'Partner', partner: true, eligible: true, reason: null },
    { personId: personId('child-1'), name: 'Child', partner: false, eligible: true, reason: null },
    { personId: personId('child-2'), name: 'Grown up', partner: false, eligible: false, reason: 'Over 24' },
  ],
  maximumPeople: null,
  questions: null,
  submitted: null,
  kept: null,
  freeCoverLimit: null,
  startDate: '2026-12-01',
}

export const setupWith = (changes: Partial<Setup>): Setup => ({ ...setupSample, ...changes })

export const choiceOf = (value: number, people: readonly string[] = []): Choice => ({
  values: { value, level: 'gold' },
  people: people.map(personId),
})

export const quoteOf = (quoteId: string, cappedAt: number | null = null): Quote => ({
  quoteId,
  monthly: { company: 900, employee: 450 },
  yearly: { company: 10800, employee: 5400 },
  lines: [{ label: 'You', company: 900, employee: 450 }],
  cappedAt,
  additions: { options: [], people: [] },
  netMonthly: null,
})

/** Ten employees with consistent statistics. */
export const insightsSample: Insights = {
  asOf: '2026-11-20',
  employees: 10,
  registered: 7,
  groups: [
    {
      by: 'department',
      parts: [
        { name: 'Finance', employees: 6, registered: 5, active: 2 },
        { name: 'Sales', employees: 4, registered: 2, active: 1 },
      ],
    },
  ],
  months: [
    { month: '2026-09', registrations: 3 },
    { month: '2026-10', registrations: 0 },
    { month: '2026-11', registrations: 4 },
  ],
  activity: { last7: 2, last30: 1, last90: 1, earlier: 3, never: 3 },
}
