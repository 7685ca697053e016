import { getLoginSetup, logIn, lookUpLogin } from '../../src/effects/api/generated/session.ts'
import { contract } from '../pact.ts'

const email = 'employee@acme.example'
const body = { email, password: 'Benefits-2026-demo!', deviceToken: '8f14e45fceea167a5a36dedd4bea2543' }

contract('session/login', (interaction) => {
  interaction('[LOGIN-2] an address without single sign-on', lookUpLogin, {
    state: 'first-visit',
    input: { body: { email } },
    facts: ['hasSSO'],
    refusals: 'shared',
  })
  interaction('[LOGIN-2] an address with single sign-on', lookUpLogin, {
    state: 'sso-address',
    input: { body: { email } },
    facts: ['hasSSO'],
  })
  interaction('[LOGIN-2] an address that cannot be looked up', lookUpLogin, {
    state: 'login-lookup-fails',
    input: { body: { email } },
    status: 422,
    problem: { kind: 'refused', status: 422, message: 'Please enter a valid email address' },
  })

  interaction('[LOGIN-2] an address with an error in the response', lookUpLogin, {
    state: 'login-lookup-refused',
    input: { body: { email } },
    facts: ['hasSSO', 'error'],
  })

  interaction('[LOGOUT-1] a login that says where a logout ends', logIn, {
    state: 'login-logout-address',
    input: { body },
    facts: ['ssoLogoutUrl'],
  })
  interaction('[LOGIN-7] an employee logs in', logIn, {
    state: 'first-visit',
    input: { body },
    facts: ['is_should_setup_2fa', 'is_should_validate_2fa'],
    refusals: 'shared',
  })
  interaction('[LOGIN-7] a second factor is required', logIn, {
    state: 'second-factor-demanded',
    input: { body },
    facts: ['is_should_setup_2fa', 'is_should_validate_2fa'],
  })
  interaction('[LOGIN-7] the set-up of a second factor is required', logIn, {
    state: 'second-factor-setup-demanded',
    input: { body },
    facts: ['is_should_setup_2fa', 'is_should_validate_2fa'],
  })
  interaction('[LOGIN-3] a login that does not match', logIn, {
    state: 'login-refused',
    input: { body },
    status: 401,
    problem: { kind: 'refused', status: 401, message: null },
    facts: ['showRecaptcha', 'userAccountLocked'],
  })
  interaction('[LOGIN-3] a login that does not match asks for the captcha', logIn, {
    state: 'captcha-demanded',
    input: { body },
    status: 401,
    problem: { kind: 'refused', status: 401, message: null },
    facts: ['showRecaptcha', 'userAccountLocked'],
  })
  interaction('[LOGIN-4] a login with a solved captcha', logIn, {
    state: 'captcha-required',
    input: { body: { ...body, recaptcha: 'captcha-token' } },
    facts: ['is_should_setup_2fa', 'is_should_validate_2fa'],
  })
  interaction('[LOGIN-4] a login without the captcha', logIn, {
    state: 'captcha-required',
    input: { body },
    status: 422,
    problem: { kind: 'refused', status: 422, message: null },
    facts: ['showRecaptcha', 'userAccountLocked'],
  })
  interaction('[LOGIN-3] a login to an account with a problem', logIn, {
    state: 'account-problem',
    input: { body },
    status: 403,
    problem: { kind: 'refused', status: 403, message: 'We can’t open this account' },
  })
  interaction('[LOGIN-3] a login that is not possible yet', logIn, {
    state: 'login-not-possible',
    input: { body },
    status: 400,
    problem: { kind: 'refused', status: 400, message: null },
    facts: ['showRecaptcha', 'userAccountLocked'],
  })
  interaction('[LOGIN-3] a login to a locked account', logIn, {
    state: 'account-locked',
    input: { body },
    status: 422,
    problem: { kind: 'refused', status: 422, message: null },
    facts: ['showRecaptcha', 'userAccountLocked'],
  })

  interaction('[LOGIN-7] the set-up of an employee', getLoginSetup, {
    state: 'employee-signed-in',
    facts: ['user.userType', 'user.siteTermsUpdated'],
    refusals: 'shared',
  })
  interaction('[LOGIN-7] the set-up of an employer', getLoginSetup, {
    state: 'employer-signed-in',
    facts: ['user.userType'],
  })
  interaction('[NAV-1] the set-up of an employee whose client switched features off', getLoginSetup, {
    state: 'features-off',
    facts: ['client.clientExceptions.*.status'],
  })
})
