import { loginText } from '../../../src/ui/text/login.ts'
import { secondFactorText } from '../../../src/ui/text/second-factor.ts'
import { sessionText } from '../../../src/ui/text/session.ts'
import { text } from '../../../src/ui/text/shared.ts'
import { ssoText } from '../../../src/ui/text/sso.ts'
import type { Screens } from '../state.ts'
import { failing, held } from '../state.ts'
import {
  button,
  dialog,
  field,
  heading,
  link,
  loseConnection,
  press,
  region,
  see,
  type,
  typeCode,
  wait,
  words,
} from '../steps.ts'

const password = 'Benefits-2026-demo!'
const { code, setUp } = secondFactorText
const secret = field(loginText.password)

const toPassword = (email: string) => [type(loginText.email, email), press(loginText.next), see(secret)]
const logIn = (email: string) => [...toPassword(email), type(loginText.password, password), press(loginText.login)]

export const sessionScreens = {
  'session/login': {
    title: 'Log in',
    page: '/',
    who: null,
    at: '/',
    states: {
      ready: { shows: field(loginText.email) },
      'first-visit': { cookies: 'unanswered', shows: button('Accept') },
      'cookie-settings': { cookies: 'unanswered', steps: [press('Manage')], shows: dialog(/./) },
      'email-errors': { steps: [press(loginText.next)], shows: words('This field is required') },
      'looking-up': {
        faults: [held('lookUpLogin')],
        steps: [type(loginText.email, 'employee@acme.example'), press(loginText.next)],
        shows: button(loginText.loading),
      },
      'look-up-failed': {
        scenario: 'login-lookup-fails',
        steps: [type(loginText.email, 'employee@acme.example'), press(loginText.next)],
        shows: words(loginText.lookupFailed),
      },
      password: { steps: toPassword('employee@acme.example'), shows: secret },
      'logging-in': {
        faults: [held('logIn')],
        steps: logIn('employee@acme.example'),
        shows: button(loginText.loading),
      },
      refused: { scenario: 'login-refused', steps: logIn('employee@acme.example'), shows: words(loginText.unable) },
      locked: { steps: logIn('locked@acme.example'), shows: words(loginText.unable) },
      'account-problem': {
        scenario: 'account-problem',
        steps: logIn('employee@acme.example'),
        shows: words(loginText.accountProblem),
      },
      'captcha-demanded': {
        scenario: 'captcha-required',
        steps: logIn('employee@acme.example'),
        shows: words('Security check'),
      },
      offline: { steps: [see(field(loginText.email)), loseConnection], shows: region(text.common.offline) },
      'theme-failed': { faults: [failing('getScheme'), failing('getCoreBranding')], shows: field(loginText.email) },
    },
  },
  'session/second-factor': {
    title: 'The code of the second factor',
    page: '/two-fa/*',
    who: null,
    at: '/',
    states: {
      ready: { steps: logIn('second-factor@acme.example'), shows: heading(code.title) },
      errors: {
        steps: [...logIn('second-factor@acme.example'), see(heading(code.title)), press(code.login)],
        shows: words('Please enter all six digits of the code'),
      },
      checking: {
        faults: [held('logInWithCode')],
        steps: [...logIn('second-factor@acme.example'), ...typeCode, press(code.login)],
        shows: words(code.checking),
      },
      refused: {
        scenario: 'second-factor-code-expired',
        params: { email: 'second-factor@acme.example' },
        steps: [...logIn('second-factor@acme.example'), ...typeCode, press(code.login)],
        shows: words(code.failed),
      },
    },
  },
  'session/second-factor-intro': {
    title: 'Setting up a second factor',
    page: '/two-fa-qr-setup/*',
    who: null,
    at: '/',
    states: {
      ready: { steps: logIn('second-factor-setup@acme.example'), shows: heading(setUp.title) },
    },
  },
  'session/second-factor-code': {
    title: 'The first codes of a second factor',
    page: '/two-fa-code-setup/*',
    who: null,
    at: '/',
    states: {
      ready: {
        steps: [...logIn('second-factor-setup@acme.example'), press(link(setUp.enterCode))],
        shows: button(setUp.next),
      },
      'second-pass': {
        steps: [
          ...logIn('second-factor-setup@acme.example'),
          press(link(setUp.enterCode)),
          ...typeCode,
          press(setUp.next),
        ],
        shows: button(setUp.verify),
      },
      failed: {
        faults: [failing('validateEnforcedSetUp')],
        steps: [
          ...logIn('second-factor-setup@acme.example'),
          press(link(setUp.enterCode)),
          ...typeCode,
          press(setUp.next),
        ],
        shows: words(code.failed),
      },
    },
  },
  'session/sso-login': {
    title: 'Single sign-on',
    page: '/sso-login/*',
    who: null,
    at: '/sso-login/sso-valid',
    states: {
      'signing-in': { faults: [held('logInBySso')], shows: words(ssoText.wait) },
      slow: { faults: [held('logInBySso')], steps: [see(words(ssoText.wait)), wait(11)], shows: words(ssoText.slow) },
      refused: { at: '/sso-login/sso-broken', shows: heading(ssoText.signOn.title) },
      'masquerade-expired': { at: '/sso-login/msq-expired/2025', shows: heading(ssoText.masquerade.title) },
    },
  },
  'session/sso-error': {
    title: 'Single sign-on failed elsewhere',
    page: '/sso-error/*',
    who: null,
    at: '/sso-error/',
    states: { ready: { shows: heading(ssoText.error.title) } },
  },
  'session/work-platform': {
    title: 'The way to the work platform',
    page: '/wrkit-redirect-sso/*',
    who: 'employee@acme.example',
    at: '/wrkit-redirect-sso/',
    states: {
      waiting: { faults: [held('getWorkPlatform')], shows: heading(ssoText.workPlatform.title) },
      failed: { faults: [failing('getWorkPlatform')], shows: words(ssoText.workPlatform.failed) },
    },
  },
  'session/logout': {
    title: 'Logging out',
    page: '/logout/*',
    who: 'employee@acme.example',
    at: '/logout',
    states: {
      running: { faults: [held('logOut')], shows: words(sessionText.logout.running) },
      failed: { scenario: 'logout-fails', shows: words(sessionText.logout.failed) },
      'person-unknown': { faults: [failing('getLoginSetup')], shows: words(sessionText.logout.failed) },
    },
  },
  'session/logged-out': {
    title: 'Logged out',
    page: '/logout-success/*',
    who: null,
    at: '/logout-success',
    states: { ready: { shows: link(sessionText.logout.goToLogin) } },
  },
} as const satisfies Screens
