import type { ScenarioName } from './names.ts'
import { responding, employer, signedInAs, type Scenario } from './states.ts'

/** Scenarios of the reports of an employer. */
export const reportScenarios = {
  'no-reports': {
    summary: 'An employer is signed in whose company has no reports and no life events.',
    apply: signedInAs(employer, (world) => {
      world.db.settings.update('settings', { noReports: true })
      responding('getEmployeeLifeEvents', 200, { lifeEvents: [] })(world)
    }),
  },
  'report-being-made': {
    summary:
      'An employer is signed in, and the response to the download of a report is the JSON of an error with the status 200.',
    apply: signedInAs(employer, ({ db }) => db.settings.update('settings', { reportsBeingMade: true })),
  },
  'reports-unavailable': {
    summary: 'An employer is signed in, and neither reports nor life events can be loaded.',
    apply: signedInAs(employer, (world) => {
      for (const operation of ['getReports', 'getEmployeeLifeEvents'])
        responding(operation, 500, { error: 'The reports cannot be shown right now' })(world)
    }),
  },
} as const satisfies Partial<Record<ScenarioName, Scenario>>
