import { activation } from './account/activation.ts'
import { forgottenPassword } from './account/forgotten-password.ts'
import { passwordRules } from './account/password-rules.ts'
import { resetPassword } from './account/reset-password.ts'
import { secondFactorSettings } from './account/second-factor-settings.ts'
import { eligible } from './benefits/eligible.ts'
import { benefitTerms } from './benefits/benefit-terms.ts'
import { detail } from './benefits/detail.ts'
import { costs } from './benefits/costs.ts'
import { optOut } from './benefits/opt-out.ts'
import { setup } from './benefits/setup.ts'
import { submission } from './benefits/submission.ts'
import { wizard } from './benefits/wizard.ts'
import { contact } from './content/contact.ts'
import { policies } from './content/policies.ts'
import { approvals } from './employer/approvals.ts'
import { dashboard } from './employer/dashboard.ts'
import { firstSlices } from './first.ts'
import { home } from './home/cards.ts'
import type { DataOf, DomainEvent } from './kernel/event.ts'
import { evolution } from './kernel/evolve.ts'
import type { StateWith } from './kernel/slice.ts'
import { secondFactorSetup } from './session/second-factor-setup.ts'
import { SessionEnded } from './session/session.ts'
import { sso } from './session/sso.ts'

/** Every slice of the portal: the one list from which its state, its events and its handlers follow. */
export const slices = [
  ...firstSlices,
  sso,
  policies,
  contact,
  secondFactorSetup,
  activation,
  passwordRules,
  forgottenPassword,
  resetPassword,
  secondFactorSettings,
  home,
  eligible,
  detail,
  benefitTerms,
  optOut,
  submission,
  setup,
  costs,
  wizard,
  dashboard,
  approvals,
] as const

export type State = StateWith<(typeof slices)[number]>

type Own = (typeof slices)[number]['own']
/** Every definition of the portal's events. */
export type Definition = Own extends infer O ? (O extends unknown ? O[keyof O] : never) : never
/** Every event of the portal. */
export type PortalEvent = Definition extends infer D
  ? D extends { type: infer T extends string }
    ? DomainEvent<T, DataOf<D>>
    : never
  : never
export type EventName = Definition['type']

/** The portal's evolution. `freeze` makes a screen that mutates the state throw: development and tests. */
export const portalEvolution = ({ freeze = false } = {}) => evolution(slices, { resetOn: SessionEnded, freeze })
