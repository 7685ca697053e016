import { keySecret } from '../session/second-factor-setup.ts'
import type { World } from '../world/world.ts'
import type { ScenarioName } from './names.ts'
import { given, type ScenarioParams } from './params.ts'
import { accountOf, responding, changed, employee, signedInAs, type Scenario } from './states.ts'

const on = (world: World, params: ScenarioParams): void => {
  world.db.people.update(accountOf(world, given(params, 'email', employee)).id, { secondFactor: 'validate' })
}

const begun = ({ db }: World) => db.settings.update('settings', { begunSecrets: [keySecret] })

const demandingCode =
  (code: string): Scenario['apply'] =>
  (world, params) => {
    responding('logInWithCode', 422, { error: [{ code }] })(world)
    return changed({ secondFactor: 'validate' })(world, params)
  }

/** The states of two-factor: codes at login, the set-up and switching off. */
export const secondFactorScenarios = {
  'second-factor-demanded': {
    summary: 'The account must enter a two-factor code at login.',
    apply: changed({ secondFactor: 'validate' }),
  },
  'second-factor-code-expired': {
    summary: 'The account must enter a two-factor code at login, and every code comes too late.',
    apply: demandingCode('expired-code'),
  },
  'second-factor-locked': {
    summary: 'The account must enter a two-factor code at login, and there were too many wrong ones.',
    apply: demandingCode('too-many-attempts'),
  },
  'second-factor-setup-demanded': {
    summary: 'The account must set up two-factor at login.',
    apply: changed({ secondFactor: 'set-up' }),
  },
  'second-factor-setup-begun': {
    summary: 'The account must set up two-factor at login, and the first code was right.',
    apply: (world, params) => {
      begun(world)
      return changed({ secondFactor: 'set-up' })(world, params)
    },
  },
  'second-factor-setup-expired': {
    summary: 'An employee is signed in, and every set-up of two-factor takes too long, one at login too.',
    apply: signedInAs(employee, (world) => {
      for (const operation of ['validateEnforcedSetUp', 'validateSecondFactor'])
        responding(operation, 422, { error: [{ code: 'setup-expired' }] })(world)
    }),
  },
  'second-factor-on': { summary: 'An employee is signed in whose two-factor is on.', apply: signedInAs(employee, on) },
  'second-factor-begun': {
    summary: 'An employee is signed in whose first code of a two-factor set-up was right.',
    apply: signedInAs(employee, begun),
  },
  'second-factor-enforced': {
    summary: 'An employee is signed in whose two-factor is on and may not be turned off.',
    apply: signedInAs(employee, (world, params) => {
      on(world, params)
      world.db.settings.update('settings', { secondFactorEnforced: true })
    }),
  },
} as const satisfies Partial<Record<ScenarioName, Scenario>>
