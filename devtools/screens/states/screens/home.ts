import { creditsText } from '../../../../src/ui/text/credits.ts'
import { homeText } from '../../../../src/ui/text/home.ts'
import { sessionText } from '../../../../src/ui/text/session.ts'
import { formProblems } from '../../../../src/ui/text/forms.ts'
import { text } from '../../../../src/ui/text/shared.ts'
import { shellText } from '../../../../src/ui/text/shell.ts'
import { unconfirmedText } from '../../../../src/ui/text/unconfirmed.ts'
import { employerNamed } from '../../../../src/ui/text/your-employer.ts'
import { foundAgain } from '../failure.ts'
import { always } from '../responses.ts'
import { logStates } from '../log-states.ts'
import { failing, held, responding, type Screens } from '../state.ts'
import {
  acceptTerms,
  alert,
  alertDialog,
  button,
  dialog,
  heading,
  link,
  listItem,
  loseConnection,
  main,
  menuItem,
  press,
  region,
  see,
  tick,
  wait,
  words,
} from '../steps.ts'

const acme = employerNamed('Acme')

const employee = 'employee@acme.example'
const employer = 'employer@acme.example'
const first = 'first-login@acme.example'
const hello = heading(/^Hello/)
/** Waits until all calls of the page have ended, so that none times out while time passes. */
const settledHome = see(heading(creditsText.balance))
const toDo = /^(Finish by |To do)/
const cards = listItem(undefined, region(toDo))
const card = {
  id: 'card-1',
  title: 'Choose your benefits by 30 November',
  text: 'Look at what you have before the year begins.',
  link: '/app/my-benefits/',
  icon: 'clock',
  priority: 'urgent',
}
const read = [tick(sessionText.terms.read)]
const accepted = [...read, press(sessionText.terms.next)]
const welcome = dialog(/^Welcome to /)

export const homeScreens = {
  'home/home': {
    title: 'Home',
    page: '/app/home',
    who: employee,
    at: '/app/home/',
    states: {
      ready: { steps: [see(heading(toDo))], shows: heading(homeText.glance.total(acme)) },
      loading: {
        faults: [held('getHomePageCards'), held('getHomePageBanner'), held('getTotalBenefitsSummary')],
        shows: hello,
      },
      failed: {
        faults: [failing('getHomePageCards'), failing('getHomePageBanner'), failing('getTotalBenefitsSummary')],
        shows: words(homeText.cardsFailed),
      },
      'half-failed': {
        fails: {
          operation: 'getHomePageCards',
          message: alert(homeText.cardsFailed),
          wording: { of: always(homeText.cardsFailed), because: 'HOME-1: one sentence for every failure, and Retry' },
          keeps: [heading(toDo)],
          recovers: cards,
        },
      },
      'banners-failed': {
        fails: {
          operation: 'getHomePageBanner',
          message: alert(homeText.bannersFailed),
          wording: { of: always(homeText.bannersFailed), because: 'HOME-1: one sentence for every failure, and Retry' },
          keeps: [cards],
          recovers: words('Wellbeing week', main()),
        },
      },
      'total-failed': {
        fails: {
          operation: 'getTotalBenefitsSummary',
          message: alert(homeText.glance.failed),
          keeps: [heading(creditsText.balance)],
          recovers: heading(homeText.glance.total(acme)),
        },
      },
      'window-shut': { faults: [responding('getEligibleBenefits', [])], shows: heading(toDo) },
      nothing: {
        scenario: 'nothing-on-home',
        faults: [responding('getEligibleBenefits', [])],
        shows: words(homeText.noCards),
      },
      probation: { who: 'probation@acme.example', shows: hello },
      employer: { who: employer, shows: link(homeText.approvals(250)) },
      'approvals-failed': {
        who: employer,
        faults: [failing('getPendingSelections')],
        shows: words(homeText.approvalsFailed),
      },
      'features-off': { scenario: 'features-off', steps: [see(hello)], shows: heading(creditsText.balance) },
      leaver: { who: 'leaver@acme.example', shows: link(shellText.navigation.credits) },
      'first-visit-cookies': { cookies: 'unanswered', shows: hello },
      'menu-open': { only: 'desktop', steps: [press(button(/^Hi, /))], shows: menuItem(/./) },
      'burger-open': { only: 'phone', steps: [press(button(/menu/i))], shows: dialog() },
      'help-open': { steps: [see(hello), press(shellText.help.open)], shows: dialog(shellText.help.title) },
      ...logStates,
      'idle-notice': { steps: [settledHome, wait(785)], shows: words(sessionText.idle.noticeTitle) },
      'idle-countdown': { steps: [settledHome, wait(845)], shows: alertDialog(sessionText.idle.title) },
      'idle-ping-failed': {
        // The news has no loading indicator, so the step waits for its text.
        steps: [settledHome, see(words('Wellbeing week')), wait(785)],
        fails: {
          operation: 'ping',
          call: [press(sessionText.idle.stay)],
          again: [wait(785), press(sessionText.idle.stay)],
          silent:
            'IDLE-2: any call counts as activity, even a failed one: the user stays logged in until the next call',
          keeps: [hello],
          recovers: hello,
        },
      },
      'lost-rows': {
        faults: [responding('getHomePageCards', [card, {}])],
        steps: [see(hello)],
        shows: words(shellText.lostRows(1)),
      },
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
        shows: words(formProblems.termsUnread),
      },
      saving: {
        scenario: 'terms-updated',
        faults: [held('acceptPolicies')],
        steps: accepted,
        shows: button(sessionText.terms.sending),
      },
      'not-recorded': { scenario: 'terms-not-recorded', steps: accepted, shows: words(sessionText.terms.notSaved) },
      'not-saved': {
        scenario: 'terms-updated',
        steps: read,
        fails: {
          operation: 'acceptPolicies',
          call: [press(sessionText.terms.next)],
          message: alert(sessionText.terms.notSaved),
          keeps: [region(sessionText.terms.terms)],
          found: { says: null, shows: welcome, ends: true, because: foundAgain },
          recovers: welcome,
        },
      },
      unconfirmed: {
        scenario: 'terms-updated',
        faults: [failing('acceptPolicies')],
        steps: accepted,
        shows: words(unconfirmedText.unknown),
      },
      welcome: { scenario: 'terms-updated', steps: accepted, shows: welcome },
      'without-welcome': {
        scenario: 'terms-updated',
        steps: [acceptTerms],
        fails: {
          operation: 'getCarousel',
          again: 'reopen',
          silent: 'HOME-2, decision record 18: without its slides the welcome does not show, and home asks again',
          keeps: [hello],
          recovers: welcome,
        },
      },
      'welcome-last': {
        scenario: 'terms-updated',
        steps: [...accepted, ...[1, 2, 3, 4].map(() => press(homeText.welcome.next))],
        shows: button(homeText.welcome.finish),
      },
    },
  },
  'home/not-found': {
    title: 'Page not found',
    page: '*',
    who: employee,
    at: '/app/nowhere/',
    states: {
      ready: { shows: heading(shellText.notFound.title) },
      visitor: { who: null, at: '/nowhere/', shows: heading(shellText.notFound.title) },
    },
  },
  'home/landing': {
    title: 'To the first page',
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
