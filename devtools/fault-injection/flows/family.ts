import type { Page } from '@playwright/test'
import { familyText } from '../../../src/ui/text/family.ts'
import { typeDateIn } from '../../../tests/journeys/journey.ts'
import { alert, headed, pressing } from '../forms.ts'
import type { Way } from '../flow.ts'

const employee = 'employee@acme.example'
const profile = '/app/home/my-profile/'
const panel = (page: Page) => page.getByRole('dialog')
const { members, form, events, event } = familyText

const fillMember = async (page: Page): Promise<void> => {
  await pressing(members.add)(page)
  const fields = panel(page)
  await fields.getByLabel(form.title).fill('Lady')
  await fields.getByLabel(form.firstName).fill('Zoë')
  await fields.getByLabel(form.surname).fill('O’Šimić')
  await fields.getByLabel(form.sex).selectOption('Female')
  await fields.getByLabel(form.relationship).selectOption('Dependant')
  await fields.getByLabel(form.education, { exact: true }).selectOption('Yes')
  await typeDateIn(page, form.educationEnds, '31', '7', '2034')
  await typeDateIn(page, form.dateOfBirth, '29', '2', '2016')
}

const changeMember = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Edit/ }).last().click()
  await panel(page).getByLabel(form.title).fill('Dr')
}

/** As an administrator who acts for the employee. */
export const actingAt =
  (address: string) =>
  async (page: Page): Promise<void> => {
    await headed(/^Hello/)(page).waitFor()
    await page.goto(address)
  }

const fillEvent = async (page: Page): Promise<void> => {
  await pressing(events.tell)(page)
  await panel(page).getByLabel(event.event).selectOption({ index: 1 })
  await typeDateIn(page, event.date, '14', '11', '2026')
  await panel(page).getByLabel(event.note).fill('A week early')
}

/** The family on the profile, its panel, and life events. */
export const familyWays = {
  getFamily: {
    who: employee,
    at: profile,
    place: alert(members.failed),
    kept: (page) => [headed('My profile')(page)],
    leadsOn: (page) => page.getByText('Born on 30 November 2009'),
  },
  addFamilyMember: {
    who: employee,
    at: profile,
    prepare: fillMember,
    press: pressing(form.add),
    place: alert(form.failed),
    kept: (page) => [panel(page).getByText(form.kept)],
    leadsOn: (page) => page.getByText('Zoë O’Šimić was added to your family.'),
  },
  updateFamilyMember: {
    who: employee,
    at: profile,
    prepare: changeMember,
    press: (page) => panel(page).getByRole('button', { name: form.save, exact: true }).click(),
    place: alert(form.failed),
    kept: (page) => [panel(page).getByText(form.kept)],
    leadsOn: (page) => page.getByText(/^The details of .* were saved[.]$/),
  },
  getFamilyOf: {
    who: 'employer@acme.example',
    at: '/sso-login/msq-valid/2025',
    prepare: actingAt(profile),
    place: alert(members.failed),
    kept: (page) => [headed('My profile')(page)],
    leadsOn: (page) => page.getByText('Born on 30 November 2009'),
  },
  getLifeEvents: {
    who: employee,
    at: '/app/home/life-events/',
    place: alert(events.failed),
    kept: (page) => [page.getByRole('button', { name: events.tell })],
    leadsOn: (page) => page.getByRole('heading', { level: 2, name: events.closed }),
  },
  getAvailableLifeEvents: {
    who: employee,
    at: '/app/home/life-events/',
    press: pressing(events.tell),
    again: (page) => panel(page).getByRole('button', { name: 'Retry' }).click(),
    place: alert(event.loadFailed),
    leadsOn: (page) => panel(page).getByLabel(event.event),
  },
  addLifeEvent: {
    who: employee,
    scenario: 'life-event-accepted',
    at: '/app/home/life-events/',
    prepare: fillEvent,
    press: pressing(event.send),
    place: alert(event.failed),
    kept: (page) => [panel(page).getByText(event.kept)],
    leadsOn: (page) => page.getByRole('heading', { name: event.noted }),
  },
} as const satisfies Readonly<Record<string, Way>>
