/**
 * The names of every case that the testbed knows. One name means the same thing as a scenario of the mock, as a provider
 * state of a pact and as an example in `openapi/`. What each does to a world stands in `definitions.ts`.
 */
export const scenarioNames = [
  'first-visit',
  'login-refused',
  'account-locked',
  'captcha-demanded',
  'captcha-required',
  'login-lookup-fails',
  'sso-address',
  'second-factor-demanded',
  'second-factor-setup-demanded',
  'second-factor-code-expired',
  'second-factor-locked',
  'second-factor-setup-begun',
  'second-factor-setup-expired',
  'second-factor-on',
  'second-factor-begun',
  'second-factor-enforced',
  'activation-open',
  'activation-second-factor',
  'activation-link-refused',
  'activation-expired',
  'activation-date-refused',
  'activation-password-refused',
  'reset-request-refused',
  'reset-robot-refused',
  'reset-request-unavailable',
  'reset-open',
  'reset-date-refused',
  'reset-password-refused',
  'reset-expired',
  'reset-refused',
  'reset-partner',
  'employee-signed-in',
  'employer-signed-in',
  'first-login-signed-in',
  'terms-updated',
  'terms-not-recorded',
  'session-ended',
  'server-fails',
  'logout-fails',
  'content-unavailable',
  'contact-unavailable',
  'contact-page-broken',
  'contact-disabled',
  'enquiry-incomplete',
  'enquiry-fails',
  'home-cards-malformed',
  'nothing-on-home',
  'no-benefits',
  'benefits-unavailable',
  'on-probation',
  'benefit-selected',
  'benefit-opted-out',
  'benefit-not-found',
  'opt-out-refused',
  'selections-pending',
  'no-selections-pending',
  'some-approvals-fail',
  'employees-unavailable',
] as const

/** The name of one case. */
export type ScenarioName = (typeof scenarioNames)[number]

/** Narrows text from outside to a known name. */
export const isScenarioName = (name: string): name is ScenarioName =>
  (scenarioNames as readonly string[]).includes(name)
// The widening cast only lets `includes` take any text.
