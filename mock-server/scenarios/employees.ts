import { employeesOf } from '../world/employees.ts'
import { mostEmployees } from '../world/roster/generated.ts'
import { generatedApprovals } from '../world/seeds/approvals.ts'
import type { ScenarioName } from './names.ts'
import { given } from './params.ts'
import { accountOf, benefitIdOf, responding, employer, removeAll, signedInAs, type Scenario } from './states.ts'

const later = { message: 'It looks like something has gone wrong, please try again later' }

/** Scenarios of a client's employees: the lists, magic links, welcome emails and the enforcement of two-factor. */
export const employeesScenarios = {
  'employees-unavailable': {
    summary:
      'An employer is signed in, and neither employees, their report nor their two-factor authentication can be loaded.',
    apply: signedInAs(employer, (world) => {
      for (const operation of ['getEmployees', 'getEmployee', 'getTwoFactorEmployees', 'downloadEmployeesReport'])
        responding(operation, 500, later)(world)
    }),
  },
  'no-employees': {
    summary: 'An employer is signed in whose client has no employees yet.',
    apply: signedInAs(employer, ({ db }) => {
      db.settings.update('settings', { noEmployees: true })
      removeAll(db.approvals)
    }),
  },
  'large-employer': {
    summary:
      'An employer is signed in whose client has `count` (1000000) employees; of one benefit alone, a twentieth as many selections await approval.',
    apply: signedInAs(employer, (world, params) => {
      const count = given(params, 'count', 1_000_000)
      if (count > mostEmployees) throw new RangeError(`'count' must be at most ${mostEmployees}.`)
      const benefit = world.db.benefits.find(benefitIdOf(world, params))
      world.db.settings.update('settings', { employeeCount: count })
      if (benefit) world.db.approvals.generate(generatedApprovals(benefit, Math.floor(count / 20)))
    }),
  },
  'employee-not-registered': {
    summary: 'An employer is signed in; `employeeId` of the response is an employee who has not registered.',
    apply: (world, params) => ({
      ...signedInAs(employer)(world, params),
      employeeId: employeesOf('77').find(({ registered }) => !registered)?.id ?? '',
    }),
  },
  'step-up-refused': {
    summary: 'An employer is signed in whose password is not the known one.',
    apply: signedInAs(employer, (world, params) => {
      world.db.people.update(accountOf(world, given(params, 'email', employer)).id, {
        password: 'Another-2026-password!',
      })
    }),
  },
  'step-up-locked': {
    summary: 'An employer is signed in who has typed too many wrong passwords.',
    apply: signedInAs(employer, (world) => {
      for (const operation of ['createMagicLink', 'resendWelcomeEmails'])
        responding(operation, 422, { code: 'too-many-attempts', error: 'Too many wrong passwords. Wait 15 minutes' })(
          world,
        )
    }),
  },
  'magic-link-elsewhere': {
    summary: 'An employer is signed in, and magic links have an address that the portal does not allow.',
    apply: signedInAs(
      employer,
      responding('createMagicLink', 200, { link: 'https://acme.example.evil.example/sso-login/magic-4021' }),
    ),
  },
  'some-welcome-emails-fail': {
    summary: 'An employer is signed in, and of the welcome emails the last `count` (2) fail.',
    apply: signedInAs(employer, ({ db }, params) => {
      db.settings.update('settings', { failingEmails: given(params, 'count', 2) })
    }),
  },
  'two-factor-enforced': {
    summary: 'An employer is signed in whose client demands two-factor authentication of everybody.',
    apply: signedInAs(employer, ({ db }) => db.settings.update('settings', { secondFactorEnforced: true })),
  },
  'enforcement-refused': {
    summary: 'An employer is signed in who may not change whether two-factor authentication is demanded.',
    apply: signedInAs(
      employer,
      responding('changeTwoFactorEnforcement', 422, {
        error: 'Your scheme’s provider manages this setting',
      }),
    ),
  },
} as const satisfies Partial<Record<ScenarioName, Scenario>>
