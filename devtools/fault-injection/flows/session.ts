import type { Page } from '@playwright/test'
import { loginText } from '../../../src/ui/text/login.ts'
import { secondFactorText } from '../../../src/ui/text/second-factor.ts'
import { sessionText } from '../../../src/ui/text/session.ts'
import { text } from '../../../src/ui/text/shared.ts'
import { ssoText } from '../../../src/ui/text/sso.ts'
import { password } from '../../../tests/journeys/journey.ts'
import { always, portalWords, type Words } from '../answers.ts'
import { anyAlert, alert, headed, inTurn, pressing, typeCode } from '../forms.ts'
import { untilQuiet } from '../screen.ts'
import type { Way } from '../flow.ts'

const home = headed(/^Hello/)

const toPassword =
  (email: string) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel('Email address').fill(email)
    await pressing(loginText.next)(page)
    await page.getByLabel('Password', { exact: true }).fill(password)
  }

/** The sentences for the codes by which a host refuses a second factor (access-and-shell §8). */
const codes: Readonly<Record<string, string>> = {
  'invalid-code': 'This is not the right code. Please enter the newest one that your app displays.',
  'expired-code': 'This code has expired. Please enter the newest one that your app displays.',
  'too-many-attempts': 'There were too many wrong codes. Please wait for 15 minutes and try again.',
  'setup-expired': 'Setting this up took too long. Please close it and start again.',
  'credentials-refused': 'Your password was not accepted. Please check it and try again.',
}

/** A second factor is refused by codes, which the portal has sentences for. */
export const codeWords: Words = (answer) => {
  const found = answer.kind === 'refused' ? /"code":"([a-z-]+)"/.exec(JSON.stringify(answer.body))?.[1] : undefined
  return (found === undefined ? undefined : codes[found]) ?? portalWords(answer)
}

const typedAnew = {
  once: 'judged',
  because: 'LOGIN-3, TFA-1: what was refused is typed anew',
} as const

/** The first box of a code has an id, the others their label. */
export const codeBoxes = (id: string): readonly string[] => [id, ...[2, 3, 4, 5, 6].map((box) => `Digit ${box} of 6`)]

const refusedAddress: Words = (answer) => {
  const told = answer.kind === 'refused' ? answer.body : null
  const own = typeof told === 'object' && told !== null && 'error_message' in told ? told : null
  if (own && 'userAccountLocked' in own && own.userAccountLocked === true) return loginText.locked
  return own ? String(own.error_message).replaceAll(/<[^>]+>/g, '') : portalWords(answer)
}

/** How people come in and go out. */
export const sessionWays = {
  lookUpLogin: {
    who: null,
    at: '/',
    prepare: (page) => page.getByLabel('Email address').fill('employee@acme.example'),
    press: pressing(loginText.next),
    place: anyAlert,
    says: { words: always(loginText.lookupFailed), because: 'LOGIN-2: one sentence for every failed look-up' },
    leadsOn: (page) => page.getByLabel('Password', { exact: true }),
  },
  logIn: {
    who: null,
    at: '/',
    prepare: toPassword('employee@acme.example'),
    press: pressing(loginText.login),
    again: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill(password)
      await pressing(loginText.login)(page)
    },
    place: alert(loginText.unable),
    says: { words: refusedAddress, because: 'LOGIN-3: the words of a refused login stand in error_message' },
    differs: {
      '403': { says: loginText.accountProblem, because: 'A§8: a problem with the account' },
      undecodable: { says: loginText.accountProblem, because: 'A§8: the login was right and cannot be gone on with' },
      '422 account-locked': { place: anyAlert, because: 'A§8: the text of a lock stands alone' },
      '401 captcha-demanded': { ends: true, because: 'LOGIN-4: the next try needs the bot check' },
      '422 captcha-required': { ends: true, because: 'LOGIN-4: the next try needs the bot check' },
    },
    sheds: { ...typedAnew, fields: ['password'] },
    leadsOn: home,
  },
  logInBySso: {
    who: null,
    at: '/sso-login/sso-valid',
    again: 'reopen',
    place: anyAlert,
    says: {
      words: (answer) => (answer.kind === 'refused' ? ssoText.refused : portalWords(answer)),
      because: 'SSO-1: a refused link has one sentence',
    },
    kept: (page) => [headed(ssoText.signOn.title)(page), page.getByRole('link', { name: ssoText.backToLogin })],
    leadsOn: home,
  },
  getWorkPlatform: {
    who: 'employee@acme.example',
    outside: async (page) => {
      const body = '<title>Elsewhere</title><h1>Signed in elsewhere</h1>'
      await page.route('https://work.acme.example/**', (route) => route.fulfill({ contentType: 'text/html', body }))
    },
    at: '/wrkit-redirect-sso/',
    place: alert(ssoText.workPlatform.failedTitle),
    says: { words: always(ssoText.workPlatform.failed), because: 'SSO-3: one sentence, with the way home beside it' },
    kept: (page) => [page.getByRole('link', { name: text.common.returnHome })],
    leadsOn: headed('Signed in elsewhere'),
  },
  getLoginSetup: {
    who: 'employee@acme.example',
    at: '/app/home/',
    place: anyAlert,
    differs: {
      unauthorised: {
        place: (page) => page.getByRole('main'),
        leadsTo: '/',
        because: 'AUTH-1: whoever was logged in sees the detail, also after a reload',
      },
      refused: {
        place: (page) => page.getByRole('main'),
        leadsTo: '/',
        because: 'SHELL-3: a reload without a profile ends at the login',
      },
      undecodable: {
        says: loginText.profileUnavailable,
        place: (page) => page.getByRole('main'),
        leadsTo: '/',
        because: 'SHELL-3: a reload without a profile ends at the login',
      },
    },
    leadsOn: home,
  },
  logInWithCode: {
    who: null,
    at: '/',
    prepare: inTurn(toPassword('second-factor@acme.example'), pressing(loginText.login), typeCode),
    press: pressing(secondFactorText.code.login),
    again: inTurn(typeCode, pressing(secondFactorText.code.login)),
    place: alert(secondFactorText.code.failed),
    says: { words: codeWords, because: 'TFA-1: the host refuses by codes' },
    sheds: { ...typedAnew, fields: codeBoxes('code') },
    leadsOn: home,
  },
  validateEnforcedSetUp: {
    who: null,
    at: '/',
    prepare: inTurn(
      toPassword('second-factor-setup@acme.example'),
      pressing(loginText.login),
      (page) => page.getByRole('link', { name: secondFactorText.setUp.enterCode }).click(),
      typeCode,
    ),
    press: pressing(secondFactorText.setUp.next),
    again: inTurn(typeCode, pressing(secondFactorText.setUp.next)),
    place: alert(secondFactorText.code.failed),
    says: { words: codeWords, because: 'TFA-1: the host refuses by codes' },
    sheds: { ...typedAnew, fields: codeBoxes('code') },
    leadsOn: (page) => page.getByRole('button', { name: secondFactorText.setUp.verify }),
  },
  logOut: {
    who: 'employee@acme.example',
    at: '/logout',
    place: anyAlert,
    says: { words: always(sessionText.logout.failed), because: 'LOGOUT-2: the sentence of the specification' },
    differs: {
      unauthorised: {
        says: sessionText.logout.done,
        place: (page) => page.getByRole('main'),
        leadsTo: '/logout-success',
        because: 'LOGOUT-1: a session that has ended is what was asked for',
      },
    },
    leadsOn: (page) => page.getByText(sessionText.logout.done),
  },
  endSession: {
    who: 'employee@acme.example',
    at: '/logout',
    place: anyAlert,
    says: { words: always(sessionText.logout.failed), because: 'LOGOUT-2: the sentence of the specification' },
    differs: {
      unauthorised: {
        says: sessionText.logout.done,
        place: (page) => page.getByRole('main'),
        leadsTo: '/logout-success',
        because: 'LOGOUT-1: a session that has ended is what was asked for',
      },
    },
    leadsOn: (page) => page.getByText(sessionText.logout.done),
  },
  ping: {
    who: 'employee@acme.example',
    at: '/app/home/',
    prepare: async (page) => {
      await home(page).waitFor()
      // News are awaited without a sign of it.
      await page.getByText('Wellbeing week').waitFor()
      await untilQuiet(page)
      await page.clock.fastForward('13:05')
    },
    press: pressing(sessionText.idle.stay),
    again: async (page) => {
      await page.clock.fastForward('13:05')
      await pressing(sessionText.idle.stay)(page)
    },
    place: home,
    says: {
      words: always(null),
      because:
        'IDLE-2: every call stamps the activity, a failed one as well: the person stays, and the next call tells',
    },
    kept: (page) => [home(page)],
    leadsOn: home,
  },
  acceptPolicies: {
    who: 'first-login@acme.example',
    scenario: 'terms-updated',
    at: '/app/home/',
    prepare: (page) => page.getByRole('checkbox', { name: sessionText.terms.read }).check(),
    press: pressing(sessionText.terms.next),
    place: alert(sessionText.terms.notSaved),
    kept: (page) => [page.getByRole('region', { name: 'Terms and conditions and privacy policy' })],
    leadsOn: (page) => page.getByRole('dialog', { name: /^Welcome to / }),
  },
} as const satisfies Readonly<Record<string, Way>>
