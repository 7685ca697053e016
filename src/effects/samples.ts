import { benefit, profile, selection, setupSample } from '../domain/samples.ts'
import type { getEligibleBenefits } from './api/generated/benefits.ts'
import type { getBenefitSelection } from './api/generated/selections.ts'
import type { getLoginSetup } from './api/generated/session.ts'
import type { DataOf } from './api/operation.ts'

/** Host responses for the samples of the domain; tests of several effects share them. */
export const wireSelection: NonNullable<DataOf<typeof getEligibleBenefits>[number]['selection']> = {
  selectionId: selection.selectionId,
  status: selection.status,
  statusLabel: selection.statusLabel,
  planDetails: selection.planDetails,
  peopleCovered: selection.peopleCovered,
  costsSummaryForMonthlyCostSection: selection.monthlyCost,
  costsSummaryForYearlyCostSection: null,
  payments: 12,
  cta: { type: 'manage', label: 'Manage' },
  endDate: selection.endDate,
  optOut: selection.optOut,
  reference: selection.reference,
}

export const wireBenefit: DataOf<typeof getEligibleBenefits>[number] = {
  benefitId: benefit.benefitId,
  name: benefit.name,
  summary: benefit.summary,
  groupCode: benefit.groupCode,
  icon: benefit.icon,
  beamSupported: false,
  selection: wireSelection,
  probation: { restricted: false, until: null },
  lowestMonthlyCost: 300,
  lowestMonthlyCompanyCost: 900,
  monthlyCostVaries: true,
  image: null,
  chooseBy: '2026-11-30',
}

export const loginSetup: DataOf<typeof getLoginSetup> = {
  access_token: 'fresh-token',
  user: { ...profile.user, siteTermsUpdated: true },
  client: { ...profile.client, clientExceptions: [] },
  scheme: { id: 'scheme-1', schemeYear: '2026', timeZone: null },
  cmsData: { sso_access_only: false },
  showWelcomeModal: false,
  ssoLogoutUrl: null,
  isOneHubIntegrationActive: false,
  oneHubLogoutUrl: null,
}

export const wireSetup: DataOf<typeof getBenefitSelection> = {
  benefitId: setupSample.benefitId,
  selection: null,
  editFields: setupSample.fields.map((field) => ({
    ...field,
    default: field.preset,
    appliesTo: field.forPartner ? 'partner' : 'employee',
    validationMessage: field.message,
  })),
  fieldStatus: { value: 'open' },
  people: setupSample.people.map(({ partner, ...person }) => ({
    ...person,
    relationship: partner ? 'partner' : 'dependant',
  })),
  maximumPeople: null,
  questions: null,
  values: null,
  temporarySelection: null,
  freeCoverLimit: null,
  startDate: setupSample.startDate,
}
