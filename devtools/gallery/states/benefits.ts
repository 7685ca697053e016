import { benefitsText } from '../../../src/ui/text/benefits.ts'
import { rewardsText } from '../../../src/ui/text/rewards.ts'
import type { Screens } from '../state.ts'
import { dropped, failing, held, refusing } from '../state.ts'
import { button, heading, panel, press, table, type, words } from '../steps.ts'

const employee = 'employee@acme.example'
const { list, detail, optOut, terms, claim } = benefitsText
const { statement } = rewardsText
const dental = '/app/my-benefits/201'
const about = heading(detail.about)
const openOptOut = press(optOut.open)

export const benefitsScreens = {
  'benefits/list': {
    title: 'My benefits',
    page: '/app/my-benefits',
    who: employee,
    at: '/app/my-benefits/',
    states: {
      ready: { shows: heading(list.chosen) },
      loading: { faults: [held('getEligibleBenefits')], shows: heading(list.title) },
      failed: { faults: [dropped('getEligibleBenefits')], shows: button('Retry') },
      empty: { scenario: 'no-benefits', shows: words(list.none) },
      'no-match': { steps: [type(benefitsText.filter.search, 'zebra')], shows: words(list.noMatch) },
      probation: { who: 'probation@acme.example', shows: heading(list.later) },
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
      failed: { faults: [failing('getBenefit')], shows: button('Retry') },
      'half-failed': {
        faults: [failing('getBenefitFaqs'), failing('getRelatedBenefits')],
        shows: words(detail.questionsFailed),
      },
      gone: { faults: [refusing('getBenefit', 404, { message: 'Not found' })], shows: words(detail.gone) },
      probation: { who: 'probation@acme.example', at: '/app/my-benefits/218', shows: about },
      'opted-out': { scenario: 'benefit-opted-out', shows: about },
      'terms-open': { steps: [press(button(/, version /))], shows: words(/^Version /) },
      'terms-failed': {
        faults: [failing('getBenefitTerms')],
        steps: [press(button(/, version /))],
        shows: words(terms.failed),
      },
      'opt-out-open': { steps: [openOptOut], shows: button(optOut.confirm) },
      'opt-out-sending': {
        faults: [held('updateSelection')],
        steps: [openOptOut, press(optOut.confirm)],
        shows: button(optOut.sending),
      },
      'opt-out-refused': {
        scenario: 'opt-out-refused',
        steps: [openOptOut, press(optOut.confirm)],
        shows: words(optOut.failed),
      },
      'opt-out-done': { steps: [openOptOut, press(optOut.confirm)], shows: words(optOut.done) },
      'claim-open': { steps: [press(detail.claim)], shows: panel },
      'claim-unknown': { scenario: 'claims-unknown', steps: [press(detail.claim)], shows: words(claim.unknown) },
      'statement-open': {
        at: '/app/my-benefits/205',
        steps: [press(statement.open)],
        shows: table(/^Pension: contributions/),
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
