import { creditsText } from '../../../../src/ui/text/credits.ts'
import { rewardsText } from '../../../../src/ui/text/rewards.ts'
import { employerNamed } from '../../../../src/ui/text/your-employer.ts'
import { held, type Screens } from '../state.ts'
import { alert, button, heading, main, press, radio, region, table, titled, wait, words } from '../steps.ts'

const acme = employerNamed('Acme')

const employee = 'employee@acme.example'
const { total } = rewardsText
const chart = button(/^Show as table/)
const lastYear = region(/more than in 2025$/)
const balance = words(creditsText.available)

export const rewardsScreens = {
  'rewards/credits': {
    title: 'Manage credits',
    page: '/app/ccv/manage',
    who: employee,
    at: '/app/ccv/manage/',
    states: {
      ready: { shows: region(creditsText.vouchers.heading) },
      loading: {
        faults: [held('getCreditsBalance'), held('getCreditsPage'), held('getVouchers')],
        shows: words(creditsText.loading),
      },
      failed: { scenario: 'credits-unavailable', shows: words(creditsText.failed) },
      'balance-failed': {
        fails: {
          operation: 'getCreditsBalance',
          message: alert(creditsText.failed),
          keeps: [heading(creditsText.frame.heading)],
          differs: {
            '404': {
              says: creditsText.none,
              message: main(),
              ends: true,
              because: 'CCV-1: a user without credits sees that they have none',
            },
          },
          recovers: balance,
        },
      },
      'half-failed': {
        fails: {
          operation: 'getVouchers',
          message: alert(creditsText.vouchers.failed),
          keeps: [balance],
          recovers: region(creditsText.vouchers.heading),
        },
      },
      'shop-failed': {
        fails: {
          operation: 'getCreditsPage',
          message: alert(creditsText.frame.failed),
          keeps: [balance],
          recovers: titled(creditsText.frame.title),
        },
      },
      none: { who: 'probation@acme.example', shows: words(creditsText.none) },
      'no-vouchers': { scenario: 'no-vouchers', shows: balance },
      'shop-slow': {
        faults: [held('getCreditsPage')],
        steps: [wait(16)],
        shows: words(creditsText.frame.loading),
      },
      'shop-refused': { scenario: 'credits-page-elsewhere', shows: words(creditsText.frame.refused) },
      leaver: { who: 'leaver@acme.example', shows: balance },
      'leaver-without-credits': { who: 'leaver-no-credits@acme.example', shows: balance },
    },
  },
  'rewards/total-benefits': {
    title: 'Total benefits',
    page: '/app/my-total-benefits',
    who: employee,
    at: '/app/my-total-benefits/',
    states: {
      ready: { shows: lastYear },
      loading: { faults: [held('getTotalBenefitsPage')], shows: heading(total.title) },
      failed: {
        fails: {
          operation: 'getTotalBenefitsPage',
          message: alert(total.failed),
          keeps: [heading(total.title)],
          recovers: lastYear,
        },
      },
      none: { scenario: 'no-total-benefits', shows: words(total.none) },
      'no-pay': { scenario: 'no-pay', shows: words(total.leadWithoutPay(acme)) },
      'by-month': { steps: [press(radio(total.month))], shows: table(/^Month by month/) },
      disagrees: { scenario: 'total-benefits-disagree', shows: words(total.disagreesTitle) },
    },
  },
  'rewards/total-benefits-enhanced': {
    title: 'Total benefits in more charts',
    page: '/app/my-total-benefits-enhanced',
    who: employee,
    at: '/app/my-total-benefits-enhanced/',
    states: {
      ready: { shows: chart },
      'by-month': { steps: [press(radio(total.month))], shows: heading(/^Types of benefit/) },
      failed: { scenario: 'total-benefits-unavailable', shows: button('Retry') },
      none: { scenario: 'no-total-benefits', shows: words(total.none) },
    },
  },
} as const satisfies Screens
