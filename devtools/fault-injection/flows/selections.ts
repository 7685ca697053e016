import type { Page } from '@playwright/test'
import { familyText } from '../../../src/ui/text/family.ts'
import { selectionsText } from '../../../src/ui/text/selections.ts'
import { typeDateIn } from '../../../tests/journeys/journey.ts'
import { always, portalWords } from '../answers.ts'
import { alert, headed, inTurn, pressing } from '../forms.ts'
import type { Way } from '../flow.ts'
import { actingAt } from './family.ts'

const employee = 'employee@acme.example'
const setup = '/app/my-benefits/201/setup'
const { actions, steps, cost, manage, review, terms } = selectionsText
const costs = (page: Page) => page.getByRole('region', { name: cost.title })
const amount = (page: Page) => page.getByLabel('Yearly limit for treatment')

/** Waits for the price, without which no choice goes on. */
const priced = (page: Page): Promise<void> => costs(page).locator('[data-standing="current"] strong').waitFor()

const choose =
  (value: string) =>
  async (page: Page): Promise<void> => {
    await amount(page).fill(value)
    await page.getByRole('checkbox', { disabled: false }).first().check()
    await priced(page)
  }

const toReview = inTurn(
  priced,
  pressing(actions.next),
  (page) => page.getByLabel(terms.read).check(),
  pressing(actions.next),
  (page) => page.getByRole('button', { name: actions.submit }).waitFor(),
)

const addPerson = async (page: Page): Promise<void> => {
  const form = familyText.form
  await pressing(selectionsText.choices.addPerson)(page)
  const panel = page.getByRole('dialog')
  await panel.getByLabel(form.title).fill('Lady')
  await panel.getByLabel(form.firstName).fill('Zoë')
  await panel.getByLabel(form.surname).fill('O’Šimić')
  await panel.getByLabel(form.sex).selectOption('Female')
  await panel.getByLabel(form.relationship).selectOption('Dependant')
  await panel.getByLabel(form.education, { exact: true }).selectOption('No')
  await typeDateIn(page, form.dateOfBirth, '29', '2', '2016')
  await pressing(form.add)(page)
  await panel.waitFor({ state: 'hidden' })
}

/** Choosing a benefit, changing and discarding it. */
export const selectionsWays = {
  getBenefitSelection: {
    who: employee,
    scenario: 'benefit-not-chosen',
    at: `${setup}/`,
    prepare: choose('700'),
    press: addPerson,
    place: amount,
    says: {
      words: always(null),
      because: 'SEL-1: the form is read again in the background; where that fails, what was there stays',
    },
    kept: (page) => [amount(page), page.getByRole('group', { name: selectionsText.choices.people })],
    leadsOn: (page) => page.getByRole('group', { name: selectionsText.choices.people }).getByText('Zoë'),
  },
  calculateCosts: {
    who: employee,
    scenario: 'benefit-not-chosen',
    at: `${setup}/`,
    again: pressing(cost.retry),
    place: costs,
    says: {
      words: (answer) => `${cost.failed} ${portalWords(answer)}`,
      because: 'SEL-2: the cost fails in its own place, beside the choice',
    },
    kept: (page) => [amount(page)],
    leadsOn: (page) => costs(page).locator('strong'),
  },
  createSelection: {
    who: employee,
    scenario: 'benefit-not-chosen',
    at: `${setup}/`,
    prepare: choose('700'),
    press: pressing(actions.next),
    place: alert(selectionsText.setup.notSaved),
    leadsOn: headed(steps.costs.title),
  },
  updateSelection: {
    who: employee,
    scenario: 'choice-begun',
    at: `${setup}/`,
    prepare: toReview,
    press: pressing(actions.submit),
    place: alert(selectionsText.setup.notSubmitted),
    kept: (page) => [
      page.getByRole('region', { name: review.choice }),
      page.getByRole('region', { name: review.cost }),
    ],
    differs: {
      '409 cost-changed': {
        says: review.outdated,
        place: (page) => page.getByRole('main'),
        leadsTo: `${setup}/costs`,
        because: 'decision record 15: an outdated price leads back to the costs',
      },
      '409 terms-changed': {
        says: terms.outdated,
        place: (page) => page.getByRole('main'),
        leadsTo: `${setup}/terms`,
        because: 'decision record 15: outdated terms lead back to the terms',
      },
    },
    leadsOn: (page) => page.getByText(selectionsText.done.reference),
  },
  saveSelectionForEmployee: {
    who: 'employer@acme.example',
    at: '/sso-login/msq-valid/2025',
    prepare: inTurn(actingAt(`${setup}/`), choose('1500')),
    press: pressing(actions.next),
    place: alert(selectionsText.setup.notSaved),
    leadsOn: headed(steps.costs.title),
  },
  resetSelection: {
    who: employee,
    scenario: 'change-begun',
    at: '/app/my-benefits/201/manage',
    press: pressing(manage.discard),
    place: alert(manage.notDiscarded),
    kept: (page) => [page.getByText(manage.unfinished)],
    leadsOn: (page) => page.getByRole('link', { name: manage.change }),
  },
} as const satisfies Readonly<Record<string, Way>>
