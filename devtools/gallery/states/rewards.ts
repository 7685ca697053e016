import { creditsText } from '../../../src/ui/text/credits.ts'
import { rewardsText } from '../../../src/ui/text/rewards.ts'
import type { Screens } from '../state.ts'
import { failing, held } from '../state.ts'
import { button, heading, press, radio, region, table, wait, words } from '../steps.ts'

const employee = 'employee@acme.example'
const { total } = rewardsText
const chart = button(/^Show as table/)

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
      'half-failed': { faults: [failing('getVouchers')], shows: words(creditsText.vouchers.failed) },
      none: { who: 'probation@acme.example', shows: words(creditsText.none) },
      'no-vouchers': { scenario: 'no-vouchers', shows: region(creditsText.balance) },
      'shop-slow': {
        faults: [held('getCreditsPage')],
        steps: [wait(16)],
        shows: words(creditsText.frame.loading),
      },
      'shop-refused': { scenario: 'credits-page-elsewhere', shows: words(creditsText.frame.refused) },
      leaver: { who: 'leaver@acme.example', shows: region(creditsText.balance) },
      'leaver-without-credits': { who: 'leaver-no-credits@acme.example', shows: region(creditsText.balance) },
    },
  },
  'rewards/total-benefits': {
    title: 'Total benefits',
    page: '/app/my-total-benefits',
    who: employee,
    at: '/app/my-total-benefits/',
    states: {
      ready: { shows: chart },
      loading: { faults: [held('getTotalBenefitsPage')], shows: heading(total.title) },
      failed: { scenario: 'total-benefits-unavailable', shows: words(total.failed) },
      none: { scenario: 'no-total-benefits', shows: words(total.none) },
      'by-month': { steps: [press(radio(total.month))], shows: chart },
      'as-table': { steps: [press(button(/^Show as table/))], shows: table(/./) },
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
      failed: { scenario: 'total-benefits-unavailable', shows: button('Retry') },
      none: { scenario: 'no-total-benefits', shows: words(total.none) },
    },
  },
} as const satisfies Screens
