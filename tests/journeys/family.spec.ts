import type { Page } from '@playwright/test'
import { stopClock } from './clock.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test, typeDateIn } from './journey.ts'
import { consoleOf, exportedLog, tracesOf } from './traces.ts'

const family = (page: Page) => page.getByRole('region', { name: 'Your family', exact: true })
const panel = (page: Page) => page.getByRole('dialog')

const toFamily = async (page: Page): Promise<void> => {
  await signIn(page, 'employee@acme.example', '/app/home/my-profile/')
  await expect(page.getByRole('heading', { level: 2, name: 'Your family', exact: true })).toBeVisible()
}

/** A name with an apostrophe, accents, another direction and an emoji. */
const name = { first: 'Zoë 👩‍🚀', last: 'O’Šimić-שָׂרָה' }

const fillIn = async (page: Page): Promise<void> => {
  const form = panel(page)
  await form.getByLabel('Title').fill('Lady')
  await form.getByLabel('First name').fill(name.first)
  await form.getByLabel('Surname').fill(name.last)
  await form.getByRole('radiogroup', { name: 'Sex' }).getByLabel('Female', { exact: true }).check()
  await form.getByRole('radiogroup', { name: 'Relationship' }).getByLabel('Dependant', { exact: true }).check()
  await form.getByRole('radiogroup', { name: 'Full time education' }).getByLabel('Yes', { exact: true }).check()
  await typeDateIn(page, 'Full time education ends on', '31', '7', '2034')
  await typeDateIn(page, 'Date of birth', '29', '2', '2016')
}

test(
  '[FAM-1] each field has its message, and the error summary links to it @phone',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await toFamily(page)
    await expect(family(page).getByText('Dependant, born 30 November 2009')).toBeVisible()
    await expect(family(page).getByText('In full-time education until 31 July 2028')).toBeVisible()
    await expect(family(page).getByText('Full-time education ended on 31 July 2022')).toBeVisible()
    await page.getByText('Past family members (1)').click()
    await expect(family(page).getByText(/Achterberg/)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const opener = page.getByRole('button', { name: 'Add someone' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    await expectAccessible(page)
    const add = panel(page).getByRole('button', { name: 'Add', exact: true })
    await add.press('Enter')
    const summary = page.getByRole('alert').filter({ hasText: 'Please correct the errors highlighted below' })
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Title is required',
      'First name is required',
      'Surname is required',
      'Sex is required',
      'Relationship is required',
      'Full time education is required',
      'Date of birth is required',
    ])
    await expectAccessible(page)
    expect(await world.calls('addFamilyMember')).toBe(0)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(panel(page).getByLabel('Title')).toBeFocused()
  },
)

test(
  '[FAM-1] the list says which benefits cover each member, once those are known',
  { tag: '@thorough' },
  async ({ page }) => {
    await signIn(page, 'employee@acme.example', '/app/my-benefits/')
    await expect(page.getByRole('heading', { level: 2, name: 'Your benefits' })).toBeVisible()
    await page.getByRole('button', { name: /^Hi, / }).click()
    await page.getByRole('menuitem', { name: 'My profile settings' }).click()
    await expect(family(page).getByRole('list', { name: 'Covered by' }).first().getByRole('listitem')).toHaveText([
      'Dental care',
      'Private medical insurance',
    ])
  },
)

test('[FAM-1] a family member can be added by keyboard alone, with any characters in the name @phone', async ({
  page,
  world,
}) => {
  await toFamily(page)
  const opener = page.getByRole('button', { name: 'Add someone' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await fillIn(page)
  const add = panel(page).getByRole('button', { name: 'Add', exact: true })
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct the errors highlighted below' })
  await typeDateIn(page, 'Date of birth', '30', '2', '2016')
  await add.press('Enter')
  await expect(summary.getByRole('link')).toHaveText(/^This date of birth is not valid/)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const born = page.getByRole('group', { name: 'Date of birth' })
  await expect(born.getByLabel('Day')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(born.getByLabel('Day')).toHaveValue('29')
  await add.press('Enter')

  await expect(panel(page)).toBeHidden()
  await expect(family(page).getByText(`You’ve added ${name.first} ${name.last}.`).last()).toBeVisible()
  await expect(opener).toBeFocused()
  await expect(family(page).getByRole('heading', { level: 3, name: `${name.first} ${name.last}` })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.reload()
  await expect(family(page).getByRole('heading', { level: 3, name: `${name.first} ${name.last}` })).toBeVisible()
  await world.expectCalls('addFamilyMember', 1)
})

test('[FAM-1] editing starts with the saved details and asks only dependants for an end of education', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  await toFamily(page)
  const edit = family(page).getByRole('button', { name: /^Change / })
  await edit.nth(2).click()
  const form = panel(page)
  const ends = page.getByRole('group', { name: 'Full time education ends on' })
  await expect(form.getByLabel('Title')).toHaveValue('Miss')
  await expect(form.getByLabel('Dependant')).toBeChecked()
  await expect(form.getByRole('radiogroup', { name: 'Full time education' }).getByLabel('Yes')).toBeChecked()
  await expect(ends.getByLabel('Year')).toHaveValue('2028')
  await expect(page.getByRole('group', { name: 'Date of birth' }).getByLabel('Day')).toHaveValue('30')
  await form.getByRole('radiogroup', { name: 'Relationship' }).getByLabel('Partner', { exact: true }).check()
  await expect(ends).toHaveCount(0)
  await form.getByRole('radiogroup', { name: 'Relationship' }).getByLabel('Dependant', { exact: true }).check()
  await expect(ends.getByLabel('Year')).toHaveValue('2028')
  await form.getByRole('radiogroup', { name: 'Full time education' }).getByLabel('No', { exact: true }).check()
  await expect(ends).toHaveCount(0)
  await form.getByLabel('Surname').fill("D'Arcy")
  // The panel never finishes sliding out: a message that waited for it would move what is pressed meanwhile.
  await stopClock(page)
  await form.getByRole('button', { name: 'Save' }).click()
  const saved = family(page).getByRole('listitem').filter({ hasText: "D'Arcy’s details" })
  await expect(saved.getByText(/^We’ve saved/)).toBeInViewport({ ratio: 1 })
  await expect(saved.getByRole('heading', { level: 3, name: /D'Arcy$/ })).toBeVisible()
  await page.clock.resume()
  await expect(form).toBeHidden()
  await expect(edit.nth(2)).toBeFocused()
  await page.reload()
  await expect(family(page).getByRole('heading', { level: 3, name: /D'Arcy$/ })).toBeVisible()
  await expect(family(page).getByText('In full-time education until 31 July 2028')).toHaveCount(0)
  await world.expectCalls('updateFamilyMember', 1)
})

test('[FAM-1] [STATE-1] unsaved input survives a refusal, a failure, a closed panel and a reload', async ({
  page,
  world,
}) => {
  await toFamily(page)
  const opener = page.getByRole('button', { name: 'Add someone' })
  await opener.click()
  await fillIn(page)
  const form = panel(page)
  const add = form.getByRole('button', { name: 'Add', exact: true })
  await form.getByRole('radiogroup', { name: 'Relationship' }).getByLabel('Partner', { exact: true }).check()
  await add.click()
  await expect(form.getByRole('alert')).toContainText('A partner must be at least 16 years old')
  await expectAccessible(page)
  await form.getByRole('radiogroup', { name: 'Relationship' }).getByLabel('Dependant', { exact: true }).check()
  const refusal = { status: 'error', error: 'You’ve already added this person' }
  await world.fault({ operation: 'addFamilyMember', kind: 'body', status: 200, body: refusal, times: 1 })
  await add.click()
  await expect(form.getByRole('alert')).toContainText('You’ve already added this person')
  await world.fault({ operation: 'addFamilyMember', kind: 'body', status: 200, body: {}, times: 1 })
  await add.click()
  await expect(form.getByRole('alert')).toContainText('We could not confirm that this was saved')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await family(page)
    .getByRole('button', { name: /^Change / })
    .first()
    .click()
  await expect(form.getByLabel('Title')).toHaveValue('Mr')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await page.reload()
  await opener.click()
  await expect(form.getByLabel('First name')).toHaveValue(name.first)
  await expect(page.getByRole('group', { name: 'Date of birth' }).getByLabel('Month')).toHaveValue('02')
  await add.dblclick()
  await expect(form).toBeHidden()
  await opener.click()
  await expect(form.getByLabel('First name')).toHaveValue('')
  await form.getByLabel('First name').fill('Nobody')
  await form.getByRole('button', { name: 'Discard changes' }).click()
  await expect(form).toBeHidden()
  await opener.click()
  await expect(form.getByLabel('First name')).toHaveValue('')
  await world.expectCalls('addFamilyMember', 4)
})

test(
  "[FAM-1] [MASQ-2] a masquerading administrator sees and changes the other person's family",
  { tag: '@thorough' },
  async ({ page, world }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.goto('/sso-login/msq-valid/2025')
    await page.waitForURL('**/app/home/')
    await page.goto('/app/home/my-profile/')
    await family(page)
      .getByRole('button', { name: /^Change / })
      .nth(2)
      .click()
    await panel(page).getByLabel('Title').fill('Ms')
    await panel(page).getByRole('button', { name: 'Save' }).click()
    await expect(
      family(page)
        .getByText(/^We’ve saved Freya Holmes’s details/)
        .last(),
    ).toBeVisible()
    await world.expectCalls('updateFamilyMember', 1)
    await expect.poll(() => world.calls('getFamilyOf')).toBeGreaterThan(0)
    expect(await world.calls('getFamily')).toBe(0)
  },
)

test(
  '[BED-7] [FAM-1] what is typed about a family member is nowhere readable',
  { tag: '@thorough' },
  async ({ page }) => {
    const lines = consoleOf(page)
    await toFamily(page)
    await page.getByRole('button', { name: 'Add someone' }).click()
    await panel(page).getByLabel('First name').pressSequentially('Canarina')
    await typeDateIn(page, 'Date of birth', '17', '03', '1961')
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    const log = await exportedLog(page)
    expect(await tracesOf(page, lines, log, ['Canarina', '1961-03-17', 'O’Neill-Šimić', '2001-05-17'])).toEqual([])
  },
)
