import type { World } from '../world/world.ts'
import type { ScenarioName } from './names.ts'
import { responding, employer, signedInAs, type Scenario } from './states.ts'

const failed = { message: 'It looks like something has gone wrong, please try again later' }
const asOf = '2026-11-20'

const noTakeUp = (world: World): void => {
  for (const operation of ['getBenefitTakeUp', 'getBenefitInsights'])
    responding(operation, 200, { asOf, benefits: [] })(world)
  const none = {
    benefitId: '201',
    name: 'Dental care',
    asOf,
    eligible: 0,
    taken: 0,
    months: [],
    levels: [],
    groups: [],
  }
  for (const operation of ['getTakeUpOfBenefit', 'getInsightsOfBenefit']) responding(operation, 200, none)(world)
}

/** Scenarios of take-up, insights and engagement. */
export const insightsScenarios = {
  'insights-enabled': {
    summary: 'An employer is signed in whose user has isInsightsEnabled.',
    apply: signedInAs('employer-insights@acme.example'),
  },
  'no-take-up': {
    summary: 'An employer is signed in whose scheme has no benefits to take up, and one that nobody is eligible for.',
    apply: signedInAs(employer, noTakeUp),
  },
  'take-up-unavailable': {
    summary: 'An employer is signed in, and no take-up can be loaded.',
    apply: signedInAs(employer, (world) => {
      for (const operation of ['getBenefitTakeUp', 'getTakeUpOfBenefit', 'getBenefitInsights', 'getInsightsOfBenefit'])
        responding(operation, 500, failed)(world)
    }),
  },
  'insights-unavailable': {
    summary: 'An employer is signed in, and the insights into the workforce cannot be loaded.',
    apply: signedInAs(employer, responding('getEmployeeInsights', 500, failed)),
  },
} as const satisfies Partial<Record<ScenarioName, Scenario>>
