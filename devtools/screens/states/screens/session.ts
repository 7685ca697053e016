import { creditsText } from '../../../../src/ui/text/credits.ts'
import { loginText } from '../../../../src/ui/text/login.ts'
import { sessionText } from '../../../../src/ui/text/session.ts'
import { text } from '../../../../src/ui/text/shared.ts'
import type { Failure } from '../failure.ts'
import { always, hostOr, portalWording, type Wording } from '../responses.ts'
import { failing, held, responding, type Screens } from '../state.ts'
import {
  alert,
  anyAlert,
  button,
  dialog,
  field,
  heading,
  link,
  loseConnection,
  main,
  menuItem,
  press,
  region,
  see,
  type,
  wait,
  words,
} from '../steps.ts'

const employee = 'employee@acme.example'
const password = 'Benefits-2026-demo!'
const hello = heading(/^Hello/)
const email = field(loginText.email)
const secret = field(loginText.password)
const typePassword = type(loginText.password, password)

const toPassword = (address: string) => [type(loginText.email, address), press(loginText.next), see(secret)]

/** What a user types before the last press of a login. */
export const credentials = (address: string) => [...toPassword(address), typePassword]

/** A whole login by email and password. */
export const logIn = (address: string) => [...credentials(address), press(loginText.login)]

const refusedLogin: Wording = (response) => {
  const body = response.kind === 'refused' ? response.body : null
  const refusal = typeof body === 'object' && body !== null && 'error_message' in body ? body : null
  if (refusal && 'userAccountLocked' in refusal && refusal.userAccountLocked === true) return loginText.locked
  if (refusal) return String(refusal.error_message).replaceAll(/<[^>]+>/g, '')
  const isWordless = response.kind === 'refused' && response.status < 500 && response.message === null
  return isWordless ? loginText.noMatch : portalWording(response)
}

const captchaNext = { ends: true, because: 'LOGIN-4: the next try needs the security check' } as const
const toLogin = { leadsTo: '/', because: 'SHELL-3: a reload without a profile ends at the login' } as const

/** Both calls of a logout fail in the same way. */
const logoutFails = (operation: 'logOut' | 'endSession'): Failure => ({
  operation,
  message: anyAlert,
  wording: { of: always(sessionText.logout.failed), because: 'LOGOUT-2: one sentence for every failure' },
  differs: {
    unauthorised: {
      says: sessionText.logout.done,
      message: main(),
      leadsTo: '/logout-success',
      because: 'LOGOUT-1: a session that has ended is logged out',
    },
  },
  recovers: words(sessionText.logout.done),
})

/** How users log in and out. */
export const sessionScreens = {
  'session/login': {
    title: 'Log in',
    page: '/',
    who: null,
    at: '/',
    states: {
      ready: { shows: email },
      'first-visit': { cookies: 'unanswered', shows: button('Accept') },
      'cookie-settings': { cookies: 'unanswered', steps: [press('Manage')], shows: dialog() },
      'email-errors': { steps: [press(loginText.next)], shows: words('This field is required') },
      'looking-up': {
        faults: [held('lookUpLogin')],
        steps: [type(loginText.email, employee), press(loginText.next)],
        shows: button(loginText.loading),
      },
      'look-up-failed': {
        steps: [type(loginText.email, employee)],
        fails: {
          operation: 'lookUpLogin',
          call: [press(loginText.next)],
          message: anyAlert,
          wording: { of: always(loginText.lookupFailed), because: 'LOGIN-2: one sentence for every failed look-up' },
          recovers: secret,
        },
      },
      password: { steps: toPassword(employee), shows: secret },
      'logging-in': { faults: [held('logIn')], steps: logIn(employee), shows: button(loginText.loading) },
      refused: { scenario: 'login-refused', steps: logIn(employee), shows: words(loginText.unable) },
      'not-logged-in': {
        steps: credentials(employee),
        fails: {
          operation: 'logIn',
          call: [press(loginText.login)],
          again: [typePassword, press(loginText.login)],
          message: alert(loginText.unable),
          wording: { of: refusedLogin, because: 'LOGIN-3: error_message words a refused login' },
          differs: {
            '403': { says: loginText.accountProblem, because: 'LOGIN-3: a problem with the account' },
            undecodable: {
              says: loginText.accountProblem,
              because: 'LOGIN-3: the password was right, and the portal cannot continue',
            },
            '422 account-locked': { message: anyAlert, because: 'LOGIN-3: a lock has its own text' },
            '401 captcha-demanded': captchaNext,
            '422 captcha-required': captchaNext,
          },
          clears: {
            fields: ['password'],
            once: 'responded',
            because: 'LOGIN-3: a refused password is typed again, and a correct one is discarded',
          },
          recovers: hello,
        },
      },
      locked: { steps: logIn('locked@acme.example'), shows: words(loginText.unable) },
      'account-problem': {
        scenario: 'account-problem',
        steps: logIn(employee),
        shows: words(loginText.accountProblem),
      },
      'captcha-demanded': { scenario: 'captcha-required', steps: logIn(employee), shows: words('Security check') },
      offline: { steps: [see(email), loseConnection], shows: region(text.common.offline) },
      'theme-failed': { faults: [failing('getScheme'), failing('getCoreBranding')], shows: email },
      'without-theme': {
        fails: {
          operation: 'getScheme',
          again: 'reopen',
          silent: 'THEME-1: without a theme the default one applies',
          keeps: [email, region('Benefits')],
          recovers: region('My Benefits'),
        },
      },
      'without-images': {
        fails: {
          operation: 'getCoreBranding',
          again: 'reopen',
          silent: 'THEME-1: without images the name of the brand shows',
          keeps: [email, region('My Benefits')],
          recovers: email,
        },
      },
      'without-profile': {
        who: employee,
        at: '/app/home/',
        leadsTo: '/',
        faults: [responding('getLoginSetup', {})],
        shows: words(loginText.profileUnavailable),
        fails: {
          operation: 'getLoginSetup',
          message: main(),
          wording: {
            of: hostOr(loginText.profileUnavailable),
            because: 'SHELL-3: the login says why nobody is logged in',
          },
          differs: {
            unauthorised: {
              leadsTo: '/',
              because: 'AUTH-1: whoever was logged in sees the detail, also after a reload',
            },
            refused: toLogin,
            undecodable: toLogin,
          },
          recovers: hello,
        },
      },
    },
  },
  'session/logout': {
    title: 'Logging out',
    page: '/logout/*',
    who: employee,
    at: '/logout',
    states: {
      running: { faults: [held('endSession')], shows: words(sessionText.logout.running) },
      failed: {
        only: 'desktop',
        at: '/app/home/',
        leadsTo: '/logout',
        steps: [see(hello)],
        fails: { ...logoutFails('logOut'), call: [press(button(/^Hi, /)), press(menuItem(sessionText.logout.title))] },
      },
      'not-ended': { fails: logoutFails('endSession') },
    },
  },
  'session/logged-out': {
    title: 'Logged out',
    page: '/logout-success/*',
    who: null,
    at: '/logout-success',
    states: {
      ready: { shows: link(sessionText.logout.goToLogin) },
      idle: {
        who: employee,
        at: '/app/home/',
        steps: [see(heading(creditsText.balance)), wait(845), see(button(sessionText.idle.stay)), wait(15)],
        shows: words(sessionText.logout.idle),
      },
    },
  },
} as const satisfies Screens
