import { inventApprovals } from '../world/seeds/approvals.ts'
import { accountScenarios } from './account.ts'
import { contactScenarios } from './contact.ts'
import { employeesScenarios } from './employees.ts'
import { familyScenarios } from './family.ts'
import { insightsScenarios } from './insights.ts'
import { benefitScenarios } from './benefits.ts'
import { creditsScenarios } from './credits.ts'
import { reportScenarios } from './reports.ts'
import { rewardsScenarios } from './rewards.ts'
import { logScenarios } from './logs.ts'
import { uploadScenarios } from './uploads.ts'
import type { ScenarioName } from './names.ts'
import { given } from './params.ts'
import { secondFactorScenarios } from './second-factor.ts'
import type { Scenario } from './states.ts'
import { accountOf, responding, benefitIdOf, changed, employee, employer, removeAll, signedInAs } from './states.ts'

/** The features that a client can switch off, as openapi/legacy/session.yaml names them. */
const exceptionCodes = [
  'total-benefits',
  'life-events',
  'approvals',
  'benefit-takeup',
  'employee-insights',
  'reporting',
]

/** What every scenario does. */
export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  'first-visit': { summary: 'Nobody is signed in.', apply: () => ({}) },
  'login-refused': {
    summary: 'The password of the account is not the known one.',
    apply: changed({ password: 'Another-2026-password!' }),
  },
  'account-locked': { summary: 'The account is locked.', apply: changed({ locked: true }) },
  'account-problem': {
    summary: 'No account can be signed in to: each has a problem that only the support team can mend.',
    apply: (world) => {
      responding('logIn', 403, { error: 'We can’t open this account' })(world)
      return {}
    },
  },
  'login-not-possible': {
    summary: 'No account can be signed in to yet, and the refusal says why.',
    apply: (world) => {
      responding('logIn', 400, {
        error_message: 'You can’t log in here yet. You can choose benefits from 1 December.',
        showRecaptcha: false,
        userAccountLocked: false,
      })(world)
      return {}
    },
  },
  'captcha-demanded': {
    summary: 'The password of the account is not the known one, and a failure asks for the captcha.',
    apply: changed({ captcha: 'after-failure', password: 'Another-2026-password!' }),
  },
  'captcha-required': {
    summary: 'Logging in to the account needs a captcha at once.',
    apply: changed({ captcha: 'always' }),
  },
  'login-lookup-fails': {
    summary: 'The look-up of an address at login is refused.',
    apply: (world) => {
      responding('lookUpLogin', 422, { error: 'Please enter a valid email address' })(world)
      return {}
    },
  },
  'login-lookup-refused': {
    summary: 'The look-up of an address at login succeeds, with an error.',
    apply: (world) => {
      const error = 'This email address belongs to a company that no longer uses this site'
      responding('lookUpLogin', 200, { hasSSO: false, url: null, error })(world)
      return {}
    },
  },
  'sso-address': {
    summary: 'Single sign-on exists for the account.',
    apply: changed({ ssoUrl: '/sso-login/sso-valid' }),
  },
  'sso-refused': { summary: "Nobody is signed in; the link 'sso-broken' is refused.", apply: () => ({}) },
  'sso-logout-address': {
    summary: 'An employee is signed in whose logout ends at the single-sign-on host.',
    apply: signedInAs(employee, ({ db }) =>
      db.settings.update('settings', { ssoLogoutUrl: 'https://sso.acme.example/logout' }),
    ),
  },
  'login-logout-address': {
    summary: 'Nobody is signed in. Only the response to a login says where a logout ends.',
    apply: ({ db }) => {
      db.settings.update('settings', { loginLogoutUrl: 'https://sso.acme.example/logout' })
      return {}
    },
  },
  'one-hub-active': {
    summary: 'An employee is signed in whose logout ends at One Hub.',
    apply: signedInAs(employee, ({ db }) =>
      db.settings.update('settings', { oneHubLogoutUrl: 'https://onehub.acme.example/logout' }),
    ),
  },
  'masquerade-link': {
    summary: "Nobody is signed in; the link 'msq-valid' lets an employer act as employee@.",
    apply: () => ({}),
  },
  'masquerade-link-expired': {
    summary: "Nobody is signed in; the link 'msq-expired' is refused.",
    apply: () => ({}),
  },
  masquerading: {
    summary: 'An employer is signed in, who may act as anybody of the same client.',
    apply: signedInAs(employer),
  },
  'employee-signed-in': { summary: 'An employee is signed in.', apply: signedInAs(employee) },
  'employer-signed-in': { summary: 'An employer is signed in.', apply: signedInAs(employer) },
  'features-off': {
    summary: 'An employee is signed in whose client has switched off every feature that can be.',
    apply: signedInAs(employee, ({ db }) => {
      const clientExceptions = exceptionCodes.map((code) => ({ code, status: true }))
      for (const { id } of db.clients.all()) db.clients.update(id, { clientExceptions })
    }),
  },
  'first-login-signed-in': {
    summary: 'An employee is signed in for the first time.',
    apply: signedInAs('first-login@acme.example'),
  },
  'terms-updated': {
    summary: 'An employee is signed in whose site terms were updated.',
    apply: signedInAs('first-login@acme.example', (world, params) => {
      const { id } = accountOf(world, given(params, 'email', 'first-login@acme.example'))
      world.db.people.update(id, { siteTermsUpdated: true })
    }),
  },
  'terms-not-recorded': {
    summary: 'The terms were updated, and accepting them does not take.',
    apply: signedInAs(
      'first-login@acme.example',
      responding('acceptPolicies', 200, { status: 'success', termsRevision: false }),
    ),
  },
  'session-ended': {
    summary: 'Every session has ended: the token is that of one which was open before.',
    apply: signedInAs(employee, ({ db }) => removeAll(db.sessions)),
  },
  'server-fails': {
    summary: 'An employee is signed in, and every call fails.',
    apply: signedInAs(
      employee,
      responding('*', 500, { message: 'It looks like something has gone wrong, please try again later' }),
    ),
  },
  'logout-fails': {
    summary: 'An employee is signed in, and logging out fails.',
    apply: signedInAs(
      employee,
      responding('logOut', 500, { message: 'There was an error during the logout process. Please try again.' }),
    ),
  },
  'content-unavailable': {
    summary: 'The published texts cannot be loaded.',
    apply: ({ db }) => {
      removeAll(db.policies)
      return {}
    },
  },
  ...accountScenarios,
  ...benefitScenarios,
  ...contactScenarios,
  ...creditsScenarios,
  ...rewardsScenarios,
  ...secondFactorScenarios,
  ...familyScenarios,
  ...insightsScenarios,
  ...uploadScenarios,
  ...logScenarios,
  ...reportScenarios,
  'nothing-on-home': {
    summary: 'An employee is signed in, and the home page has neither cards nor banners.',
    apply: signedInAs(employee, ({ db }) => {
      removeAll(db.cards)
      removeAll(db.banners)
    }),
  },
  // An employer has benefits too, so this account suits the calls of both sides.
  'benefit-not-found': {
    summary: 'An employer is signed in, and the benefit is gone.',
    apply: (world, params) => {
      const benefitId = benefitIdOf(world, params)
      world.db.benefits.remove(benefitId)
      return { ...signedInAs(employer)(world, params), benefitId }
    },
  },
  'selections-pending': {
    summary: 'An employer is signed in, and selections await approval (`count` leaves so many of each benefit).',
    apply: signedInAs(
      employer,
      ({ db }, params) => {
        const count = given(params, 'count', undefined)
        const kept = new Map<string, number>()
        for (const { id, benefitId } of db.approvals.all()) {
          const number = (kept.get(benefitId) ?? 0) + 1
          kept.set(benefitId, number)
          if (count !== undefined && number > count) db.approvals.remove(id)
        }
      },
      () => ({ benefitId: '204' }),
    ),
  },
  'no-selections-pending': {
    summary: 'An employer is signed in, and no selection awaits approval.',
    apply: signedInAs(
      employer,
      ({ db }) => removeAll(db.approvals),
      () => ({ benefitId: '204' }),
    ),
  },
  'many-selections-pending': {
    summary: 'An employer is signed in, and of one benefit alone `count` (5000) selections await approval.',
    apply: signedInAs(employer, (world, params) => {
      const benefitId = benefitIdOf(world, params)
      const benefit = world.db.benefits.find(benefitId)
      removeAll(world.db.approvals)
      for (const approval of benefit ? inventApprovals(benefit, given(params, 'count', 5_000)) : [])
        world.db.approvals.insert(approval)
    }),
  },
  'some-approvals-fail': {
    summary: 'An employer is signed in, and of the decided selections the last `count` (1) fail.',
    apply: signedInAs(employer, ({ db }, params) => {
      db.settings.update('settings', { failingApprovals: given(params, 'count', 1) })
    }),
  },
  ...employeesScenarios,
}
