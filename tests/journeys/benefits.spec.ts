import type { Locator } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, followHeader, signIn, test } from './journey.ts'
import { reads } from './responses.ts'

const employee = 'employee@acme.example'

test(
  '[BEN-1] the list can be narrowed by word, status and kind, and Back restores it @phone',
  reads('Benefit.summary'),
  async ({ page }) => {
    await signIn(page, employee)
    await followHeader(page, 'My benefits')
    const main = page.getByRole('main')
    const count = main.getByRole('paragraph').filter({ hasText: /^\d+( of \d+)? benefits?$/ })
    await expect(count).toHaveText('28 benefits')
    await expect(page.getByRole('status').filter({ hasText: 'benefits' })).toContainText('28 benefits')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByLabel('Status').selectOption('Active')
    const kinds = page.getByLabel('Type')
    await kinds.focus()
    await page.keyboard.type('Health')
    await expect(count).toHaveText('2 of 28 benefits')
    await expect(page.getByRole('status').filter({ hasText: 'benefits' })).toContainText('2 of 28 benefits')
    await expect(kinds).toHaveValue('health')
    await expect(kinds).toBeFocused()
    await page.getByLabel('Find a benefit').fill('dragon')
    await expect(page.getByLabel('Find a benefit')).toBeFocused()
    await expect(count).toHaveText('0 of 28 benefits')
    await expect(main.getByText('No benefit matches your search')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Find a benefit').fill('')
    await page.keyboard.type('specialist quickly')
    await expect(page.getByLabel('Find a benefit')).toHaveValue('specialist quickly')
    await expect(count).toHaveText('1 of 28 benefits')
    await expect(page).toHaveURL(/\?search=specialist\+quickly&status=approved&kind=health$/)

    await main.getByRole('link', { name: 'Private medical insurance', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Private medical insurance' })).toBeFocused()
    await page.goBack()
    await expect(count).toHaveText('1 of 28 benefits')
    await expect(page.getByLabel('Find a benefit')).toHaveValue('specialist quickly')
    await expect(kinds).toHaveValue('health')
    await page.reload()
    await expect(count).toHaveText('1 of 28 benefits')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(count).toHaveText('28 benefits')
    await page.goBack()
    await expect(count).toHaveText('1 of 28 benefits')
  },
)

test(
  '[BEN-1] every card shows status, cost and the next action',
  { tag: '@thorough', ...reads('Selection.statusLabel', 'Benefit.lowestMonthlyCost') },
  async ({ page }) => {
    await signIn(page, employee, '/app/my-benefits/')
    const item = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
    for (const [name, status, cost, action] of [
      ['Will writing', 'Not submitted', '£11.50 a month', 'Continue'],
      ['Cycle to work', null, '£100.00 a month', null],
      ['Technology', 'Not approved', 'From £8.33 a month', 'Choose again'],
      ['Health screening', null, 'From £0 a month', 'Choose'],
    ] as const) {
      if (status !== null) await expect(item(name).getByText(status, { exact: true })).toBeVisible()
      await expect(item(name)).toContainText(cost)
      if (action !== null) await expect(item(name).getByRole('link', { name: `${action} ${name}` })).toBeVisible()
    }
    const statement = page.getByRole('table', { name: 'Your benefits' })
    await expect(statement.getByRole('row', { name: /^Dental care/ })).toContainText('£13.50')
    await expect(statement.getByRole('row', { name: /^Private medical insurance/ })).toContainText('£48.00')
    const groups = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(groups).toHaveText([/^Finish by/, 'Your benefits', 'Available to you'])
    await page.getByRole('link', { name: 'Health screening', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Health screening' })).toBeFocused()
    await page.getByRole('region', { name: 'What it costs' }).getByRole('link', { name: 'Choose', exact: true }).click()
    await page.waitForURL('**/app/my-benefits/203/setup/**')
  },
)

test(
  '[BEN-1] on a phone a benefit is one compact row, a target of 44 px, and the kinds are reached by keyboard @phone',
  reads('Benefit.lowestMonthlyCost'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page, employee, '/app/my-benefits/')
    const own = page.getByRole('link', { name: 'Dental care', exact: true })
    const heightOf = async (one: Locator) => (await one.boundingBox())?.height ?? 0
    expect(await heightOf(own)).toBeGreaterThanOrEqual(44)
    expect(await heightOf(page.getByRole('row').filter({ has: own }))).toBeLessThan(140)
    // What is available is a card, and anywhere in it leads to the benefit.
    const card = page.getByRole('listitem').filter({ hasText: 'Travel insurance' })
    expect(await heightOf(card)).toBeLessThan(400)
    await card.click({ position: { x: 120, y: 30 } })
    await expect(page.getByRole('heading', { level: 1, name: 'Travel insurance' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('From £4.20 a month')
    await page.goBack()

    const kinds = page.getByLabel('Type')
    await kinds.focus()
    await expect(kinds).toBeInViewport({ ratio: 1 })
    await page.keyboard.type('Credits')
    await expect(page).toHaveURL(/\?kind=ccv$/)
    await expectNoSidewaysScroll(page)
  },
)

test(
  '[BEN-1] a benefit blocked by probation can be found, and says when it opens @phone',
  reads('Probation.until', 'BenefitDetail.startDate'),
  async ({ page }) => {
    await signIn(page, 'probation@acme.example', '/app/my-benefits/?status=restricted')
    await expect(page.getByRole('heading', { level: 2, name: 'After your probation' })).toBeVisible()
    await expect(page.getByText('We’ll email you when you can choose these.')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('link', { name: 'Private medical insurance', exact: true }).click()
    await expect(page.getByText('You can choose it from 1 February 2027.')).toBeVisible()
    const own = page.getByRole('region', { name: 'What it costs' })
    await expect(own).toContainText('Available from 1 February 2027, when your probation ends')
    await expect(own.getByRole('link')).toHaveText(['Compare with another benefit'])
  },
)

test(
  '[BEN-1] a list of 10,000 benefits is drawn in parts, and its last one is found',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.route('**/benefits/user/eligible**', async (route) => {
      const response = await route.fetch()
      const own = (await response.json()) as object[] // the mock checks its responses
      const more = Array.from({ length: 10_000 - own.length }, (_, index) => ({
        ...own[index % own.length],
        benefitId: String(10_000 + index),
        name: `Benefit ${index}`,
      }))
      await route.fulfill({ response, json: [...own, ...more] })
    })
    await signIn(page, employee, '/app/my-benefits/')
    const main = page.getByRole('main')
    await expect(main.getByText('10,000 benefits', { exact: true })).toBeVisible()
    const links = main.getByRole('link', { name: /Benefit \d+$/ })
    const before = await links.count()
    expect(before).toBeLessThan(250)
    await main.getByRole('button', { name: 'Show 200 more' }).press('Enter')
    await expect.poll(() => links.count()).toBeGreaterThan(before)
    await expect(main.locator('a:focus')).toHaveText(/Benefit \d+$/)
    await page.getByLabel('Find a benefit').fill('Benefit 9971')
    await expect(main.getByText('1 of 10,000 benefits', { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: /Benefit 9971$/ })).toBeVisible()
  },
)

test(
  '[BEN-2] a benefit shows cost, cover, dates and how to leave, and explains its terms @phone',
  reads('Selection.reference', 'BenefitDetail.startDate', 'BenefitDetail.howToLeave', 'BenefitDetail.description'),
  async ({ page }) => {
    await signIn(page, employee, '/app/my-benefits/208')
    const section = (name: string) => page.getByRole('region', { name })
    await expect(section('What it costs')).toContainText('£115.50 a month')
    await expect(section('What it costs')).toContainText('£1,386.00 a year')
    await expect(section('What it costs').getByRole('definition').first()).toHaveText('£48.00 a month£576.00 a year')
    await expect(section('Your choice')).toContainText('PMI-9008')
    await expect(section('Key facts')).toContainText('It started on 1 January 2026. It has no end date.')
    await expect(section('Key facts')).toContainText('on 31 December each year')
    await expect(section('What these words mean')).toContainText('The part of a claim you pay yourself.')
    await expect(section('You may also like').getByRole('link')).toHaveCount(3)
    await section('Questions and answers').getByText('Do I pay tax on it?').click()
    await expect(section('Questions and answers')).toContainText('It’s a benefit in kind')
    await expect(section('What it costs').getByRole('link', { name: 'Manage' })).toHaveAttribute(
      'href',
      '/app/my-benefits/208/manage',
    )
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  },
)

test(
  '[BEN-2] [SEL-1] a benefit says what each level costs and includes, and its choice starts with the level @phone',
  reads('BenefitDetail.levels', 'BenefitLevel.option', 'BenefitLevel.includes', 'BenefitDetail.facts'),
  async ({ page }) => {
    await signIn(page, employee, '/app/my-benefits/227')
    const levels = page.getByRole('table', { name: 'What each option costs and includes' })
    const row = (name: string) =>
      levels.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    await expect(levels.getByRole('columnheader')).toHaveText(['Feature', 'Level 1', 'Level 2', 'Level 3'])
    await expect(row('You and your children').getByRole('cell')).toHaveText(['Free', '£4.40', '£9.90'])
    await expect(row('With a partner').getByRole('cell')).toHaveText(['£10.90', '£15.30', '£20.80'])
    await expect(row('Health check').getByRole('cell').first()).toContainText('not included')
    await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('£0 to £20.80 a month')
    await expect(page.getByRole('region', { name: 'Key facts' })).toContainText('It comes out of your pay each month')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await levels.getByRole('link', { name: 'Choose Level 2' }).click()
    await expect(page.getByRole('radio', { name: /^Level 2/ })).toBeChecked()
    await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('£4.40')
    await expect(page).toHaveURL(/\/setup\/choices$/)
  },
)

test('[BEN-2] a benefit shows the picture that the host has of it @phone', reads('Benefit.image'), async ({ page }) => {
  await signIn(page, employee, '/app/my-benefits/219')
  const picture = page.getByRole('main').locator('img')
  await expect(picture).toBeInViewport({ ratio: 1 })
  expect(await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(640)
  await expect(page.getByRole('heading', { name: 'Travel insurance', level: 1 })).toBeInViewport()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test(
  '[BEN-2] the terms open in a panel by keyboard alone, can be retried, and return the focus @phone',
  reads('BenefitTermsEntry.title'),
  async ({ page, world }) => {
    await signIn(page, employee)
    await world.fault({ operation: 'getBenefitTerms', kind: 'status', status: 500, times: 1 })
    await page.goto('/app/my-benefits/208')
    const opener = page.getByRole('button', { name: 'Private medical insurance: terms, version 3' })
    await opener.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Private medical insurance: terms' })
    await expect(panel.getByText('Sorry, there was an error requesting the terms and conditions')).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Retry' }).press('Enter')
    await expect(panel.getByRole('heading', { name: '5. The excess' })).toBeAttached()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(panel.getByRole('heading', { name: '5. The excess' })).toBeAttached()
    await world.expectCalls('getBenefitTerms', 2)
  },
)

test(
  '[CCV-1] [BEN-2] benefit credits have one button, which opens their own page',
  { tag: '@thorough' },
  async ({ page }) => {
    await signIn(page, employee, '/app/my-benefits/')
    await page.getByRole('link', { name: 'Benefit credits', exact: true }).click()
    const own = page.getByRole('region', { name: 'What it costs' })
    await expect(own.getByRole('link')).toHaveText(['Manage your credits'])
    await expect(own.getByRole('link')).toHaveAttribute('href', '/app/ccv/manage/')
    await expect(
      page.getByRole('main').getByRole('link', { name: /^(Manage|Choose|Continue|Choose again)$/ }),
    ).toHaveCount(0)
  },
)
