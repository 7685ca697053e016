import type { ActivationLink, Person, ResetLink } from '../world/records.ts'
import { partnerUrl } from '../world/seeds/account.ts'
import type { ScenarioName } from './names.ts'
import { responding, type Scenario } from './states.ts'

/** The password that the examples and the pacts choose. */
const chosen = 'Quiet-Otter-7!harbour'
const otherDate = '01/01/1970'

const activation =
  (link: Partial<Omit<ActivationLink, 'id'>>, person: Partial<Omit<Person, 'id'>> = {}): Scenario['apply'] =>
  ({ db }) => {
    const { personId } = db.activationLinks.update('act-valid', link)
    db.people.update(personId, person)
    return {}
  }

const reset =
  (link: Partial<Omit<ResetLink, 'id'>>, person: Partial<Omit<Person, 'id'>> = {}): Scenario['apply'] =>
  ({ db }) => {
    const { personId } = db.resetLinks.update('reset-valid', link)
    db.people.update(personId, person)
    return {}
  }

const unprocessable =
  (operation: string, body: unknown): Scenario['apply'] =>
  (world) => {
    responding(operation, 422, body)(world)
    return {}
  }

/** Scenarios of activation, of the forgotten password and of its reset. */
export const accountScenarios = {
  'activation-open': { summary: 'The link act-valid opens an account (28/08/1978).', apply: activation({}) },
  'activation-second-factor': {
    summary: 'The link act-valid opens an account that must set up two-factor.',
    apply: activation({}, { secondFactor: 'set-up' }),
  },
  'activation-link-refused': {
    summary: 'The link act-valid was withdrawn.',
    apply: activation({ state: 'withdrawn' }),
  },
  'activation-expired': { summary: 'The link act-valid has expired.', apply: activation({ state: 'expired' }) },
  'activation-date-refused': {
    summary: 'The person of the link act-valid was born on another day.',
    apply: activation({ dateOfBirth: otherDate }),
  },
  'activation-password-refused': {
    summary: 'The link act-valid is for a person who has had the chosen password before.',
    apply: activation({}, { password: chosen }),
  },
  'reset-request-refused': {
    summary: 'The host finds the address of a forgotten password wrong.',
    apply: unprocessable('requestPasswordReset', {
      sent: false,
      errors: { email: ['Please enter a valid email address'] },
    }),
  },
  'reset-robot-refused': {
    summary: 'The host does not believe the bot check of a forgotten password.',
    apply: unprocessable('requestPasswordReset', {
      sent: false,
      errors: { recaptcha: ['Please confirm that you are not a robot!'] },
    }),
  },
  'reset-request-unavailable': {
    summary: 'The host cannot send links for forgotten passwords.',
    apply: unprocessable('requestPasswordReset', {
      sent: false,
      message: 'Password links cannot be sent right now.',
    }),
  },
  'reset-open': { summary: 'The token reset-valid resets a password (28/08/1978).', apply: reset({}) },
  'reset-date-refused': {
    summary: 'The person of the token reset-valid was born on another day.',
    apply: reset({ dateOfBirth: otherDate }),
  },
  'reset-password-refused': {
    summary: 'The token reset-valid is for a person who has had the chosen password before.',
    apply: reset({}, { password: chosen }),
  },
  'reset-expired': { summary: 'The token reset-valid has expired.', apply: reset({ expired: true }) },
  'reset-refused': {
    summary: 'The host cannot change passwords.',
    apply: unprocessable('resetPassword', { reset: false, description: 'Passwords cannot be changed right now.' }),
  },
  'reset-partner': {
    summary: "After a reset with the token reset-valid the person goes to the partner's site.",
    apply: reset({ redirectUrl: partnerUrl }),
  },
} as const satisfies Partial<Record<ScenarioName, Scenario>>
