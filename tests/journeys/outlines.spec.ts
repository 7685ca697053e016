import type { Page } from '@playwright/test'
import { expect, signIn, test } from './journey.ts'
import { expectNothingJumped } from './shifts.ts'

const employee = 'employee@acme.example'
/** The browser does not count what moves within 500 ms of a press. */
const UNCOUNTED = 500

/** The position of an element in the window, in whole px. */
const placeOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  return box && { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width) }
}

test('[BEN-2] a benefit shows what the list knows of it at once, and the rest takes its own place @phone', async ({
  page,
  world,
}) => {
  await world.hold('getBenefit')
  await signIn(page, employee, '/app/my-benefits/')
  await page.getByRole('main').getByRole('link', { name: 'Dental care', exact: true }).click()
  const main = page.getByRole('main')
  const loading = main.getByText('Loading this benefit')
  await expect(loading).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Dental care' })).toBeFocused()
  await expect(page).toHaveTitle(/^Dental care \|/)
  const selection = page.getByRole('region', { name: 'What it costs' })
  await expect(selection).toContainText('£13.50 a month')
  await expect(selection.getByRole('link', { name: 'Manage' })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['What it costs', 'Your choice'])
  const manage = 'main section a[href$="/manage"]'
  const before = [await placeOf(page, manage), await placeOf(page, 'main h2 >> text="What it is"')]
  await expect(loading).toHaveCount(1)

  await page.waitForTimeout(UNCOUNTED)
  await world.clearFaults()
  await expect(main.getByRole('heading', { level: 2, name: 'What it is' })).toBeVisible()
  await expect(loading).toHaveCount(0)
  expect([await placeOf(page, manage), await placeOf(page, 'main h2 >> text="What it is"')]).toEqual(before)
  await expect(page.getByRole('heading', { level: 1, name: 'Dental care' })).toBeFocused()
  await expectNothingJumped(page)
})

test('[SEL-1] the wizard names its benefit at once, and its fields and price take their own place @phone', async ({
  page,
  world,
}) => {
  await signIn(page, employee, '/app/my-benefits/203')
  await world.hold('getBenefitWithSelection', 'calculateCosts')
  await page.getByRole('region', { name: 'What it costs' }).getByRole('link', { name: 'Choose' }).click()
  const main = page.getByRole('main')
  const loading = main.getByText('Loading your options')
  await expect(loading).toHaveCount(1)
  await expect(main.getByText('Health screening', { exact: true }).last()).toBeVisible()
  await expect(page).toHaveTitle(/^Choose Health screening \|/)
  const places = () =>
    Promise.all(['main form, main [data-step]', 'main [data-bar=price]'].map((one) => placeOf(page, one)))
  const before = await places()
  await expect(loading).toHaveCount(1)

  await page.waitForTimeout(UNCOUNTED)
  await world.clearFaults()
  await expect(main.getByRole('radio', { name: /^Essential/ })).toBeVisible()
  expect(await places()).toEqual(before)
  await expect(main.getByRole('radio', { name: /^Full screening \+£11\.50 a month/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Health screening' })).toBeFocused()
  await expectNothingJumped(page)
})

test(
  '[ENG-1] the figures of engagement and each chart take the place that their outlines had @phone',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await world.hold('getEmployeeInsights')
    await signIn(page, 'employer@acme.example', '/app/dashboard/employee-engagement/')
    const loading = page.getByRole('main').getByText('Loading employee engagement')
    await expect(loading).toHaveCount(1)
    const places = () =>
      Promise.all(
        [
          'main dl',
          'main h2 >> text="What to do next"',
          'main figcaption >> text="Registration and activity by department"',
          'main figure >> nth=0 >> svg[height] >> nth=0',
          'main figure >> nth=0 >> svg[height] >> nth=6',
          'main figcaption >> text=Registrations in the last 12 months',
          'main figcaption >> text="When employees last logged in"',
        ].map(async (one) => (await placeOf(page, one))?.y),
      )
    const before = await places()
    await expect(loading).toHaveCount(1)

    await world.clearFaults()
    await expect(page.getByRole('link', { name: 'See the 1,867 who have not registered' })).toBeVisible()
    // Nobody sees one pixel.
    const moved = (await places()).map((y, index) => Math.abs((y ?? 0) - (before[index] ?? 0)))
    expect(Math.max(...moved)).toBeLessThanOrEqual(1)
    await expectNothingJumped(page)
  },
)

test(
  '[PROF-1] nothing of the profile moves while a large family loads @phone',
  { tag: '@thorough' },
  async ({ page, world }) => {
    await world.hold('getFamily')
    await signIn(page, employee, '/app/home/my-profile/')
    const main = page.getByRole('main')
    const phone = main.getByLabel('Phone number')
    await expect(phone).toHaveValue('07700 900123')
    await expect(main.getByText('Loading your family')).toHaveCount(1)
    // Beside the family on a wide window; on a phone it is below, and shows once nothing moves it.
    const isBeside = await phone.isVisible()
    const before = await placeOf(page, '#my-phone')
    await page.waitForTimeout(UNCOUNTED)

    await world.clearFaults()
    await expect(main.getByRole('heading', { level: 3, name: 'Gareth Holmes' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Life events' })).toBeVisible()
    await expect(phone).toBeVisible()
    if (isBeside) expect(await placeOf(page, '#my-phone')).toEqual(before)
    await expectNothingJumped(page)
  },
)
