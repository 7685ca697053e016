import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './journey.ts'
import { reads } from './responses.ts'

const employee = 'employee@acme.example'

test(
  '[HOME-1] home leads with the window, what to finish and what it costs, and one page reviews all choices @phone',
  reads('Benefit.chooseBy'),
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-23T09:00:00Z') })
    await signIn(page, employee)
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(sections.first()).toHaveText('Finish by 30 November 2026')
    const open = page.getByRole('region', { name: 'Finish by 30 November 2026' })
    await expect(page.getByText('7 days left')).toBeVisible()
    await expect(open).toContainText('Your choices so far: £11.50 a month')
    await expect(open.getByRole('link', { name: /^(Continue|Choose again) / })).toHaveCount(3)
    await expect(open.getByRole('link', { name: 'Continue Will writing' })).toHaveAttribute(
      'href',
      '/app/my-benefits/209/setup/',
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await open.getByRole('link', { name: 'Review your choices' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your choices' })).toBeFocused()
    const table = page.getByRole('table', { name: 'Choices you haven’t submitted, and what each would cost you' })
    await expect(table.getByRole('row', { name: /Will writing .*£11\.50 .*£138\.00/ })).toBeVisible()
    await expect(table.getByRole('row', { name: /Total .*£11\.50 .*£138\.00/ })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Not approved by Acme' }).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await table.getByRole('link', { name: 'Change Will writing' }).click()
    await expect(page).toHaveURL(/\/app\/my-benefits\/209\/setup\/choices/)
  },
)

test(
  '[HOME-1] after the window nothing is counted down, and what is begun is still there',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-12-01T09:00:00Z') })
    await signIn(page, employee)
    const sections = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(sections.first()).toHaveText('To do')
    const counted = page.getByText(/days? left|last day|Finish by|You have until/)
    await expect(counted.filter({ visible: true })).toHaveCount(0)
    // An idea is the host's own text.
    const ideas = page.getByRole('region', { name: 'Worth a look' })
    await expect(ideas).toBeVisible()
    await expect(page.getByText(/30\sNovember/)).toHaveCount(await ideas.getByText(/30\sNovember/).count())
  },
)

test(
  '[HOME-1] somebody with nothing to finish sees how long they can choose, and where',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-30T09:00:00Z') })
    await signIn(page, 'probation@acme.example')
    const main = page.getByRole('main')
    await expect(main.getByText('You have until 30 November 2026 to change your benefits.')).toBeVisible()
    await expect(main.getByText('Today is the last day')).toBeVisible()
    await main.getByRole('link', { name: 'See all your benefits' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My benefits' })).toBeFocused()
    await page.goto('/app/my-benefits/your-choices/')
    await expect(page.getByText('You have nothing to submit')).toBeVisible()
  },
)
