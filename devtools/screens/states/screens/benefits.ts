import { benefitListText } from '../../../../src/ui/text/benefit-list.ts'
import { benefitsText } from '../../../../src/ui/text/benefits.ts'
import { loginText } from '../../../../src/ui/text/login.ts'
import { rewardsText } from '../../../../src/ui/text/rewards.ts'
import type { Difference } from '../failure.ts'
import { always } from '../responses.ts'
import { dropped, failing, held, refusing, type Screens } from '../state.ts'
import { alert, button, heading, link, main, panel, press, table, type, words } from '../steps.ts'

const employee = 'employee@acme.example'
const { list } = benefitListText
const { choices, compare, detail, optOut, terms, claim } = benefitsText
const { statement } = rewardsText
const dental = '/app/my-benefits/201'
const compared = '/app/my-benefits/compare/?first=201&second=210'
const about = heading(detail.about)
const openOptOut = press(optOut.open)
const openTerms = press(button(/, version /))
const retryInPanel = [press(button('Retry', panel))]

const loggedOut = (says?: string): Difference => ({
  ...(says !== undefined && { says }),
  message: main(),
  leadsTo: '/',
  because: 'BEN-1: a host that refuses the list logs the user out with a message',
})

export const benefitsScreens = {
  'benefits/list': {
    title: 'My benefits',
    page: '/app/my-benefits',
    who: employee,
    at: '/app/my-benefits/',
    states: {
      ready: { shows: heading(list.chosen) },
      loading: { faults: [held('getEligibleBenefits')], shows: heading(list.title) },
      failed: {
        faults: [dropped('getEligibleBenefits')],
        fails: {
          operation: 'getEligibleBenefits',
          message: alert(list.failed),
          keeps: [heading(list.title)],
          differs: {
            '403': loggedOut(),
            undecodable: loggedOut(loginText.benefitsUnavailable),
          },
          recovers: link('Dental care'),
        },
      },
      empty: { scenario: 'no-benefits', shows: words(list.none) },
      'no-match': { steps: [type(benefitsText.filter.search, 'zebra')], shows: words(list.noMatch) },
      probation: { who: 'probation@acme.example', shows: heading(list.later) },
    },
  },
  'benefits/your-choices': {
    title: 'Your choices',
    page: '/app/my-benefits/your-choices',
    who: employee,
    at: '/app/my-benefits/your-choices/',
    states: {
      ready: { shows: table(choices.caption) },
      loading: { faults: [held('getEligibleBenefits')], shows: heading(choices.title) },
      failed: { faults: [dropped('getEligibleBenefits')], shows: alert(list.failed) },
      none: { who: 'probation@acme.example', shows: words(choices.none) },
    },
  },
  'benefits/compare': {
    title: 'Two benefits compared',
    page: '/app/my-benefits/compare',
    who: employee,
    at: compared,
    states: {
      ready: { shows: words(detail.leave) },
      'to-choose': { at: '/app/my-benefits/compare/', shows: words(compare.none) },
      loading: { faults: [held('getBenefit')], shows: words(compare.price) },
      failed: { faults: [failing('getBenefit')], shows: alert(compare.failed) },
      'list-failed': { faults: [dropped('getEligibleBenefits')], shows: alert(list.failed) },
      empty: { scenario: 'no-benefits', shows: words(compare.tooFew) },
    },
  },
  'benefits/detail': {
    title: 'One benefit',
    page: '/app/my-benefits/:benefitId',
    who: employee,
    at: dental,
    states: {
      ready: { shows: about },
      'not-chosen': { scenario: 'benefit-not-chosen', shows: about },
      loading: { faults: [held('getBenefit')], shows: words(detail.loading) },
      failed: {
        fails: {
          operation: 'getBenefit',
          message: alert(detail.failed),
          wording: { of: always(detail.failed), because: 'BEN-2: one sentence, with the address of the support' },
          keeps: [link(detail.back)],
          differs: {
            '404': { says: detail.gone, message: alert(detail.gone), ends: true, because: 'BEN-2: a removed benefit' },
          },
          recovers: about,
        },
      },
      'half-failed': {
        faults: [failing('getBenefitFaqs'), failing('getRelatedBenefits')],
        shows: alert(detail.bothFailed),
      },
      'questions-loading': { faults: [held('getBenefitFaqs')], shows: words(detail.questionsLoading) },
      'questions-failed': {
        fails: {
          operation: 'getBenefitFaqs',
          message: alert(detail.questionsFailed),
          keeps: [about],
          recovers: heading(detail.questions),
        },
      },
      'related-failed': {
        fails: {
          operation: 'getRelatedBenefits',
          message: alert(detail.relatedFailed),
          keeps: [about],
          recovers: heading(detail.related),
        },
      },
      gone: { faults: [refusing('getBenefit', 404, { message: 'Not found' })], shows: words(detail.gone) },
      probation: { who: 'probation@acme.example', at: '/app/my-benefits/218', shows: about },
      'opted-out': { scenario: 'benefit-opted-out', shows: about },
      'terms-open': { steps: [openTerms], shows: words(/^Version /) },
      'terms-failed': {
        fails: {
          operation: 'getBenefitTerms',
          call: [openTerms],
          again: retryInPanel,
          message: alert(terms.failed),
          keeps: [words(/^Version /, panel)],
          recovers: heading(/^1[.] /, panel),
        },
      },
      'opt-out-open': { steps: [openOptOut], shows: button(optOut.confirm) },
      'opt-out-sending': {
        faults: [held('updateSelection')],
        steps: [openOptOut, press(button(optOut.confirm, panel))],
        shows: button(optOut.sending),
      },
      'opt-out-refused': {
        scenario: 'opt-out-refused',
        steps: [openOptOut, press(button(optOut.confirm, panel))],
        shows: words(optOut.failed),
      },
      'opt-out-done': {
        steps: [openOptOut, press(button(optOut.confirm, panel))],
        shows: words(new RegExp(optOut.done)),
      },
      'claim-open': { steps: [press(detail.claim)], shows: panel },
      'claim-unknown': { scenario: 'claims-unknown', steps: [press(detail.claim)], shows: words(claim.unknown) },
      'statement-open': {
        at: '/app/my-benefits/205',
        steps: [press(statement.open)],
        shows: table(/^Pension: contributions/),
      },
      'statement-failed': {
        at: '/app/my-benefits/205',
        fails: {
          operation: 'getContributions',
          call: [press(statement.open)],
          again: retryInPanel,
          message: alert(statement.failed),
          recovers: table(/^Pension: contributions/),
        },
      },
      'statement-empty': {
        at: '/app/my-benefits/205',
        scenario: 'no-contributions',
        steps: [press(statement.open)],
        shows: words(statement.none),
      },
    },
  },
} as const satisfies Screens
