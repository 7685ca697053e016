import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './journey.ts'
import { reads } from './responses.ts'

const employee = 'employee@acme.example'
const open = (page: Page) => page.getByRole('button', { name: 'Compare what each option includes for Level' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'What each option includes' })
const table = (page: Page) => dialog(page).getByRole('table', { name: 'Health cash plan: Level' })
const cellsOf = (page: Page, row: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    .getByRole('cell')
const paid = (page: Page) => page.getByRole('region', { name: 'What it costs' }).locator('strong').first()

test.describe('a benefit with levels', () => {
  test.use({ scenario: 'levels-to-compare' })

  test(
    '[SEL-1] [SEL-2] levels are compared and another is chosen by keyboard alone, and the focus is on it afterwards @phone',
    reads('FieldOption.covers', 'Costs.option_costs', 'EditField.options'),
    async ({ page, isMobile }) => {
      await signIn(page, employee, '/app/my-benefits/227/setup/')
      await expect(paid(page)).toHaveText('Free')
      await open(page).focus()
      await page.keyboard.press('Enter')
      await expect(dialog(page).getByRole('heading', { level: 2 }).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(open(page)).toBeFocused()

      await page.keyboard.press('Enter')
      await expect(dialog(page).getByRole('heading', { level: 2 }).first()).toBeFocused()
      const isNarrow = isMobile || (page.viewportSize()?.width ?? 0) < 600
      const [first, second] = [dialog(page).getByLabel('First option'), dialog(page).getByLabel('Second option')]
      if (isNarrow) {
        await expect(first).toHaveValue('1')
        await expect(second.getByRole('option')).toHaveText(['Level 2', 'Level 3'])
        await second.focus()
        await page.keyboard.type('Level 3')
        await expect(table(page).getByRole('columnheader')).toHaveText(['Feature', 'Level 1Your choice', 'Level 3'])
        await expect(dialog(page).getByRole('status')).toContainText('Level 1 compared with Level 3')
      } else {
        await expect(first).toHaveCount(0)
        await expect(table(page).getByRole('columnheader')).toHaveText([
          'Feature',
          'Level 1Your choice',
          'Level 2',
          'Level 3',
        ])
      }
      await expect(cellsOf(page, 'Cost').first()).toHaveText('no extra cost')
      await expect(cellsOf(page, 'Cost').last()).toHaveText('+£9.90 a month')
      await expect(cellsOf(page, 'Optician').first()).toHaveText('Up to £75 a year')
      await expect(cellsOf(page, 'Optician').last()).toHaveText('Up to £180 a year')
      await expect(cellsOf(page, 'Health check').first()).toHaveText('–Health check: not included')
      const groups = table(page).getByRole('rowgroup')
      await expect(groups.filter({ hasText: 'What’s different' })).not.toContainText('GP by phone or video')
      await expect(groups.filter({ hasText: 'The same in' })).toContainText('GP by phone or video')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      const choose = dialog(page).getByRole('button', { name: 'Choose Level 3' })
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab')
        if (await choose.evaluate((button) => button === document.activeElement)) break
      }
      await expect(choose).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toHaveCount(0)
      const level = page.getByRole('radio', { name: /^Level 3/ })
      await expect(level).toBeChecked()
      await expect(level).toBeFocused()
      await expect(level).toBeInViewport()
      await expect(paid(page)).toHaveText('£9.90')
    },
  )

  test(
    '[SEL-1] what is chosen is marked in the comparison, and can be kept',
    { tag: '@thorough', ...reads('FieldOption.covers', 'EditField.options') },
    async ({ page }) => {
      await signIn(page, employee, '/app/my-benefits/227/setup/')
      const level = page.getByRole('radio', { name: /^Level 2/ })
      await level.check()
      await open(page).click()
      await expect(table(page).getByRole('columnheader', { name: 'Your choice' })).toHaveText(/^Level 2/)
      await dialog(page).getByRole('button', { name: 'Keep Level 2' }).click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(level).toBeFocused()
      await expect(level).toBeChecked()
    },
  )
})

test(
  '[SEL-1] a level that cannot be changed is compared without a way to choose another',
  { tag: '@thorough', ...reads('FieldOption.covers', 'EditField.options', 'SelectionSetup.fieldStatus') },
  async ({ page }) => {
    await page.route('**/benefit/227/with-selection', async (route) => {
      const response = await route.fetch()
      // The host's own response, but with a locked field.
      const body = (await response.json()) as { setup: { fieldStatus: Record<string, string> } }
      body.setup.fieldStatus['level'] = 'locked'
      await route.fulfill({ response, json: body })
    })
    await signIn(page, employee, '/app/my-benefits/227/setup/')
    await open(page).click()
    await expect(table(page).getByRole('columnheader', { name: 'Your choice' })).toHaveCount(1)
    await expect(dialog(page).getByRole('button')).toHaveText([''])
    await page.keyboard.press('Escape')
    await expect(open(page)).toBeFocused()
  },
)
