import type { Page } from '@playwright/test'
import { benefitsText } from '../../../src/ui/text/benefits.ts'
import { creditsText } from '../../../src/ui/text/credits.ts'
import { loginText } from '../../../src/ui/text/login.ts'
import { rewardsText } from '../../../src/ui/text/rewards.ts'
import { selectionsText } from '../../../src/ui/text/selections.ts'
import { always } from '../answers.ts'
import { alert, headed, pressing } from '../forms.ts'
import type { Difference, Way } from '../flow.ts'

const employee = 'employee@acme.example'
const dental = '/app/my-benefits/201'
const main = (page: Page) => page.getByRole('main')
const { detail, list } = benefitsText

const loggedOut = (says?: string): Difference => ({
  ...(says !== undefined && { says }),
  place: main,
  leadsTo: '/',
  because: 'BEN-1, decision 19: without the list the person is logged out with a message, unless the network is gone',
})

const besideBenefit = (page: Page) => [page.getByRole('heading', { level: 2, name: detail.about })]

/** What a person has and could have, credits, and what all of it comes to. */
export const benefitsWays = {
  getEligibleBenefits: {
    who: employee,
    at: '/app/my-benefits/',
    place: alert(list.failed),
    kept: (page) => [headed(list.title)(page)],
    differs: {
      '403': loggedOut(),
      '500': loggedOut(),
      '502': loggedOut(loginText.benefitsUnavailable),
      undecodable: loggedOut(loginText.benefitsUnavailable),
      timeOut: loggedOut(loginText.benefitsUnavailable),
    },
    leadsOn: (page) => page.getByRole('link', { name: 'Dental care', exact: true }),
  },
  getBenefit: {
    who: employee,
    at: dental,
    place: alert(detail.failed),
    says: {
      words: always(detail.failed),
      because: 'B§8: There is an issue loading this benefit, with the address of the support',
    },
    kept: (page) => [page.getByRole('link', { name: detail.back })],
    differs: {
      '404': { says: detail.gone, place: alert(detail.gone), ends: true, because: 'B§8: a benefit that was removed' },
    },
    leadsOn: (page) => page.getByRole('heading', { level: 2, name: detail.about }),
  },
  getBenefitFaqs: {
    who: employee,
    at: dental,
    again: 'reopen',
    place: main,
    says: {
      words: always(detail.questionsFailed),
      because: 'BEN-2: questions fail alone, in a sentence in their place',
    },
    kept: besideBenefit,
    leadsOn: (page) => page.getByRole('heading', { level: 2, name: detail.questions }),
  },
  getRelatedBenefits: {
    who: employee,
    at: dental,
    again: 'reopen',
    place: main,
    says: {
      words: always(detail.relatedFailed),
      because: 'BEN-2: related benefits fail alone, in a sentence in their place',
    },
    kept: besideBenefit,
    leadsOn: (page) => page.getByRole('heading', { level: 2, name: detail.related }),
  },
  getBenefitTerms: {
    who: employee,
    at: dental,
    press: pressing(/, version /),
    again: (page) => page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click(),
    place: alert(benefitsText.terms.failed),
    kept: (page) => [page.getByRole('dialog').getByText(/^Version /)],
    leadsOn: (page) => page.getByRole('dialog').getByRole('listitem'),
  },
  getCreditsBalance: {
    who: employee,
    at: '/app/ccv/manage/',
    place: alert(creditsText.failed),
    kept: (page) => [page.getByRole('heading', { level: 2, name: creditsText.frame.heading })],
    differs: {
      '404': { says: creditsText.none, place: main, ends: true, because: 'CCV-1: somebody without credits is told so' },
    },
    leadsOn: (page) => page.getByRole('region', { name: creditsText.balance }),
  },
  getCreditsPage: {
    who: employee,
    at: '/app/ccv/manage/',
    place: alert(creditsText.frame.failed),
    kept: (page) => [page.getByRole('region', { name: creditsText.balance })],
    leadsOn: (page) => page.locator('iframe'),
  },
  getVouchers: {
    who: employee,
    at: '/app/ccv/manage/',
    place: alert(creditsText.vouchers.failed),
    kept: (page) => [page.getByRole('region', { name: creditsText.balance })],
    leadsOn: (page) => page.getByRole('region', { name: creditsText.vouchers.heading }),
  },
  getContributions: {
    who: employee,
    at: '/app/my-benefits/205',
    press: pressing(rewardsText.statement.open),
    again: (page) => page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click(),
    place: alert(rewardsText.statement.failed),
    leadsOn: (page) => page.getByRole('table', { name: 'Pension: contributions' }),
  },
  getTotalBenefitsSummary: {
    who: employee,
    at: '/app/home/',
    place: alert(rewardsText.total.failed),
    kept: (page) => [page.getByRole('heading', { level: 3, name: creditsText.balance })],
    leadsOn: (page) => page.getByRole('heading', { level: 3, name: rewardsText.total.card }),
  },
  getTotalBenefitsPage: {
    who: employee,
    at: '/app/my-total-benefits/',
    place: alert(rewardsText.total.failed),
    kept: (page) => [headed(rewardsText.total.title)(page)],
    leadsOn: (page) => page.getByRole('figure').getByRole('img'),
  },
  getBenefitWithSelection: {
    who: employee,
    scenario: 'benefit-not-chosen',
    at: `${dental}/setup/`,
    place: alert(selectionsText.setup.failed),
    kept: (page) => [main(page).getByRole('link', { name: selectionsText.setup.back })],
    differs: {
      '404': { says: detail.gone, place: alert(detail.gone), ends: true, because: 'BEN-2: a benefit that was removed' },
    },
    leadsOn: (page) => page.getByLabel('Yearly limit for treatment'),
  },
} as const satisfies Readonly<Record<string, Way>>
