import type { ScenarioName } from './names.ts'
import { responding, employee, signedInAs, type Scenario } from './states.ts'

const failed = { error: 'Your total benefits cannot be shown right now' }

/** Scenarios of statements and total benefits. */
export const rewardsScenarios = {
  'no-contributions': {
    summary: 'An employee is signed in for whom nothing was paid in.',
    apply: signedInAs(employee, responding('getContributions', 200, [])),
  },
  'contributions-unavailable': {
    summary: 'An employee is signed in, and no statement can be loaded.',
    apply: signedInAs(
      employee,
      responding('getContributions', 500, { error: 'The statement cannot be shown right now' }),
    ),
  },
  'no-total-benefits': {
    summary: 'An employee is signed in whose benefits cost nothing this year.',
    apply: signedInAs(employee, ({ db }) => {
      for (const { id } of db.selections.all()) db.selections.update(id, { status: 'not-selected' })
    }),
  },
  'no-pay': {
    summary: 'An employee is signed in whose pay the host does not know, nor what they had a year ago.',
    apply: signedInAs(employee, ({ db }) => void db.settings.update('settings', { payUnknown: true })),
  },
  'total-benefits-disagree': {
    summary: "An employee is signed in, and the summary's total is not the sum of the benefits.",
    apply: signedInAs(
      employee,
      responding('getTotalBenefitsSummary', 200, {
        schemeYear: '2026',
        asOf: '2026-10-31',
        company: 240_000,
        employee: 226_200,
        total: 500_000,
      }),
    ),
  },
  'total-benefits-unavailable': {
    summary: 'An employee is signed in, and neither summary nor page of the total benefits can be loaded.',
    apply: signedInAs(employee, (world) => {
      for (const operation of ['getTotalBenefitsSummary', 'getTotalBenefitsPage'])
        responding(operation, 500, failed)(world)
    }),
  },
} as const satisfies Partial<Record<ScenarioName, Scenario>>
