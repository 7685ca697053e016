import { creditsText } from '../../../src/ui/text/credits.ts'
import { homeText } from '../../../src/ui/text/home.ts'
import { rewardsText } from '../../../src/ui/text/rewards.ts'
import { sessionText } from '../../../src/ui/text/session.ts'
import { text } from '../../../src/ui/text/shared.ts'
import { shellText } from '../../../src/ui/text/shell.ts'
import { logText } from '../../../src/ui/text/log.ts'
import type { Screens } from '../state.ts'
import { failing, held } from '../state.ts'
import {
  alertDialog,
  button,
  dialog,
  heading,
  link,
  loseConnection,
  menuItem,
  press,
  region,
  see,
  tick,
  wait,
  words,
} from '../steps.ts'

const employee = 'employee@acme.example'
const first = 'first-login@acme.example'
const hello = heading(/^Hello/)
/** All calls of the page are answered, so that none times out while time passes. */
const settledHome = see(heading(creditsText.balance))
const accepted = [tick(sessionText.terms.read), press(sessionText.terms.next)]

export const homeScreens = {
  'home/home': {
    title: 'Home',
    page: '/app/home',
    who: employee,
    at: '/app/home/',
    states: {
      ready: { steps: [see(heading(homeText.forYou))], shows: heading(rewardsText.total.card) },
      loading: {
        faults: [held('getHomePageCards'), held('getHomePageBanner'), held('getTotalBenefitsSummary')],
        shows: hello,
      },
      failed: {
        faults: [failing('getHomePageCards'), failing('getHomePageBanner'), failing('getTotalBenefitsSummary')],
        shows: words(homeText.cardsFailed),
      },
      'half-failed': { faults: [failing('getHomePageCards')], shows: words(homeText.cardsFailed) },
      nothing: { scenario: 'nothing-on-home', shows: words(homeText.noCards) },
      probation: { who: 'probation@acme.example', shows: hello },
      employer: { who: 'employer@acme.example', shows: hello },
      'features-off': { scenario: 'features-off', steps: [see(hello)], shows: heading(creditsText.balance) },
      leaver: { who: 'leaver@acme.example', shows: link(shellText.navigation.credits) },
      'first-visit-cookies': { cookies: 'unanswered', shows: hello },
      'menu-open': { only: 'desktop', steps: [press(button(/^Hi, /))], shows: menuItem(/./) },
      'burger-open': { only: 'phone', steps: [press(button(/menu/i))], shows: dialog(/./) },
      'help-open': { steps: [see(hello), press(shellText.help.open)], shows: dialog(shellText.help.title) },
      'log-open': {
        steps: [see(hello), press(shellText.help.open), press(shellText.help.save)],
        shows: button(logText.save),
      },
      'idle-notice': { steps: [settledHome, wait(785)], shows: words(sessionText.idle.noticeTitle) },
      'idle-countdown': { steps: [settledHome, wait(845)], shows: alertDialog(sessionText.idle.title) },
      offline: { steps: [settledHome, loseConnection], shows: region(text.common.offline) },
      masquerade: { who: null, at: '/sso-login/msq-valid/2025', shows: hello },
      'profile-loading': { faults: [held('getLoginSetup')], shows: words(text.common.loadingProfile) },
    },
  },
  'home/terms': {
    title: 'Terms at the first login',
    page: '/app/home',
    who: first,
    at: '/app/home/',
    states: {
      ready: { scenario: 'terms-updated', shows: heading(sessionText.terms.title) },
      loading: {
        scenario: 'terms-updated',
        faults: [held('getTermsAndConditions'), held('getPrivacyPolicy')],
        shows: heading(sessionText.terms.title),
      },
      failed: {
        scenario: 'terms-updated',
        faults: [failing('getTermsAndConditions'), failing('getPrivacyPolicy')],
        shows: words(sessionText.terms.failed),
      },
      errors: {
        scenario: 'terms-updated',
        steps: [press(sessionText.terms.next)],
        shows: words(text.field.termsUnread),
      },
      saving: {
        scenario: 'terms-updated',
        faults: [held('acceptPolicies')],
        steps: accepted,
        shows: button(sessionText.terms.sending),
      },
      'not-saved': { scenario: 'terms-not-recorded', steps: accepted, shows: words(sessionText.terms.notSaved) },
      welcome: { scenario: 'terms-updated', steps: accepted, shows: dialog(/^Welcome to /) },
      'welcome-last': {
        scenario: 'terms-updated',
        steps: [...accepted, press(homeText.welcome.next), press(homeText.welcome.next)],
        shows: dialog(/^Welcome to /),
      },
    },
  },
  'home/not-found': {
    title: 'A page that there is not',
    page: '*',
    who: employee,
    at: '/app/nowhere/',
    states: {
      ready: { shows: heading(shellText.notFound.title) },
      visitor: { who: null, at: '/nowhere/', shows: heading(shellText.notFound.title) },
    },
  },
  'home/landing': {
    title: 'The way to the first page',
    page: '/app',
    who: employee,
    at: '/app',
    states: {
      employee: { leadsTo: '/app/home', shows: hello },
      'access-denied': {
        at: '/app/dashboard/',
        leadsTo: '/app/dashboard',
        shows: heading(shellText.accessDenied.title),
      },
      'features-off': {
        scenario: 'features-off',
        at: '/app/my-total-benefits/',
        leadsTo: '/app/my-total-benefits',
        shows: words(shellText.switchedOff),
      },
    },
  },
} as const satisfies Screens
