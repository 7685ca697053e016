import type { Page } from '@playwright/test'
import { familyText } from '../../../src/ui/text/family.ts'
import { typeDateIn } from '../../journeys/journey.ts'
import { alert, pressing, type Way } from '../way.ts'

const profile = '/app/home/my-profile/'
const panel = (page: Page) => page.getByRole('dialog')

const fillMember = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: familyText.members.add }).click()
  const form = panel(page)
  await form.getByLabel('Title').fill('Lady')
  await form.getByLabel('First name').fill('Zoë')
  await form.getByLabel('Surname').fill('O’Šimić')
  await form.getByLabel('Sex').selectOption('Female')
  await form.getByLabel('Relationship').selectOption('Dependant')
  await form.getByLabel('Full time education', { exact: true }).selectOption('Yes')
  await typeDateIn(page, 'Full time education ends on', '31', '7', '2034')
  await typeDateIn(page, 'Date of birth', '29', '2', '2016')
}

/** The family on the profile, and its panel. */
export const familyWays = {
  getFamily: {
    who: 'employee@acme.example',
    at: profile,
    place: alert(familyText.members.failed),
    kept: (page) => [page.getByRole('heading', { level: 1, name: 'My profile' })],
    leadsOn: (page) => page.getByText('Born on 30 November 2009'),
  },
  addFamilyMember: {
    who: 'employee@acme.example',
    at: profile,
    prepare: fillMember,
    press: pressing('Add'),
    place: alert(familyText.form.failed),
    kept: (page) => [panel(page).getByText(familyText.form.kept)],
    leadsOn: (page) => page.getByText('Zoë O’Šimić was added to your family.'),
  },
} as const satisfies Partial<Record<string, Way>>
