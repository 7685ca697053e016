import type { Page } from '@playwright/test'
import { employerText } from '../../../src/ui/text/employer.ts'
import { insightsText } from '../../../src/ui/text/insights.ts'
import { alert, headed, inTurn, pressing } from '../forms.ts'
import type { Difference, Way } from '../flow.ts'

const who = 'employer@acme.example'
const withInsights = 'employer-insights@acme.example'
const approvals = '/app/dashboard/approve-selections'
const takeUp = '/app/dashboard/benefit-takeup'
const words = employerText.approvals

const tickTwo = async (page: Page): Promise<void> => {
  const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await rows.nth(0).check()
  await rows.nth(1).check()
}

const confirmation = (page: Page) => page.getByRole('alertdialog')

/** A benefit that does not exist is not tried again: the way leads back to the list. */
const goneOf = (says: string): Readonly<Record<string, Difference>> => ({
  '404': { says, place: alert(says), ends: true, because: 'B§8: a benefit that was removed' },
})

const list = (user: string): Way => ({
  who: user,
  at: `${takeUp}?search=care`,
  place: alert(insightsText.takeUp.failed),
  kept: (page) => [headed(insightsText.takeUp.title)(page)],
  leadsOn: (page) => page.getByRole('table'),
})

const ofBenefit = (user: string): Way => ({
  who: user,
  at: `${takeUp}/201`,
  place: alert(insightsText.ofBenefit.failed),
  differs: goneOf(insightsText.ofBenefit.gone),
  leadsOn: (page) => page.getByRole('figure'),
})

/** Approvals, take-up and insights. */
export const employerWays = {
  getPendingSelections: {
    who,
    at: approvals,
    place: alert(words.failed),
    kept: (page) => [headed(words.title)(page)],
    leadsOn: (page) => page.getByRole('main').getByRole('heading', { level: 2 }),
  },
  getPendingSelectionsOfBenefit: {
    who,
    at: `${approvals}/201`,
    place: alert(words.failed),
    kept: (page) => [headed(words.ofBenefit)(page)],
    differs: goneOf(words.gone),
    leadsOn: (page) => page.getByRole('checkbox', { name: words.all }),
  },
  decideSelections: {
    who,
    at: `${approvals}/201`,
    prepare: inTurn(tickTwo, pressing(words.approve)),
    press: (page) => confirmation(page).getByRole('button', { name: words.approve }).click(),
    place: alert(words.sendFailed),
    kept: (page) => [confirmation(page).getByRole('listitem').nth(1)],
    leadsOn: (page) => page.getByText('2 selections were approved.'),
  },
  getBenefitTakeUp: list(who),
  getTakeUpOfBenefit: ofBenefit(who),
  getBenefitInsights: list(withInsights),
  getInsightsOfBenefit: ofBenefit(withInsights),
  getEmployeeInsights: {
    who,
    at: '/app/dashboard/employee-insights/',
    place: alert(insightsText.employees.failed),
    kept: (page) => [headed(insightsText.employees.title)(page)],
    leadsOn: (page) => page.getByRole('figure'),
  },
} as const satisfies Readonly<Record<string, Way>>
