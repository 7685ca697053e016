import { writeFileSync } from 'node:fs'
import { workload } from '../../bench/workload.ts'
import { choose, chosen, drop, eventsOf, jumpTo, logOf, openInspector, screenOf } from './inspector.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, followHeader, noHandlers, signIn, test } from './journey.ts'
import { exportedLog } from './traces.ts'
import { banner, visit, causes } from './inspector-visit.ts'

test('[BED-8] a saved log shows the real screens of the visit at the recorded addresses, and sends nothing', async ({
  page,
}) => {
  await signIn(page, 'employee@acme.example')
  await followHeader(page, 'My benefits')
  await page
    .getByRole('link', { name: /dental/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Leave this benefit' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave this benefit', exact: true }).click()
  await expect(page.getByText('You’ve left this benefit.')).toBeVisible()
  const log = await exportedLog(page)

  const elsewhere = await openInspector(page)
  await drop(page, 'portal-log.jsonl', log)
  const screen = screenOf(page)
  await page.getByRole('listbox', { name: 'Events' }).focus()
  await page.keyboard.press('End')
  await expect(screen.getByText('You’ve left this benefit.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare it with the recording browser’s' }).click()
  await expect(page.getByText('as the browser had that recorded it')).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search events by type or data' }).fill('OptOutRequested')
  await page.getByRole('option', { name: /OptOutRequested/ }).click()
  await expect(screen.getByRole('dialog', { name: /^Leave/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Calls' }).click()
  await expect(page.getByRole('region', { name: 'Calls' })).toContainText('open at this event')
  await page.getByRole('tab', { name: 'Causes' }).click()
  await page
    .getByRole('button', { name: /SelectionOptedOut/ })
    .first()
    .click()
  await expect(page.getByRole('tabpanel')).toContainText('OptOutRequested')

  await page.getByRole('searchbox', { name: 'Search events by type or data' }).fill('')
  await expect(eventsOf(page).nth(1)).toBeVisible()
  await page.getByRole('listbox', { name: 'Events' }).focus()
  await page.keyboard.press('End')
  await expect(screen.getByText('You’ve left this benefit.')).toBeVisible()
  await screen.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page.getByText('Nothing is sent here: going to /app/home/ was left alone.')).toBeVisible()
  await expectAccessible(page)
  expect(elsewhere).toEqual([])
})

test(
  '[BED-8] the keyboard steps, plays, jumps and searches; the state shows what an event changed',
  { tag: '@thorough' },
  async ({ page }) => {
    await openInspector(page)
    await choose(page, 'Choose a log', 'visit.jsonl', logOf(visit, causes))
    const screen = screenOf(page)
    await page.getByRole('listbox', { name: 'Events' }).focus()
    for (const key of ['Home', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
    await expect(chosen(page)).toContainText('ThemeLoaded')
    await expect(screen.locator('html')).toHaveAttribute('style', /--brand-primary: light-dark\(#00695c,/)
    await expect.poll(() => screen.locator('html').evaluate(() => document.fonts.check('16px Rubik'))).toBe(true)
    await page.keyboard.press(']')
    await expect(chosen(page)).toContainText('ProfileLoaded')
    await expect(page.getByRole('listbox')).toBeFocused()

    await page.getByRole('tab', { name: 'State' }).click()
    await page.getByRole('button', { name: 'Show changes' }).click()
    await expect(page.getByRole('treeitem', { name: /kind "signedIn" was "unknown"/ })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Find in the state by path or value' }).fill('theme.now.primaryColour')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('treeitem', { selected: true })).toContainText('#00695c')
    await page.getByRole('tree').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('treeitem', { selected: true })).toHaveAttribute('aria-expanded', 'false')

    const divider = page.getByRole('separator', { name: 'Width of the details' })
    const width = Number(await divider.getAttribute('aria-valuenow'))
    await divider.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(divider).toHaveAttribute('aria-valuenow', String(width + 24))
    await page.getByRole('tab', { name: 'Selectors' }).click()
    await page.getByRole('searchbox', { name: /Find a selector/ }).fill('selectTheme')
    await page.getByText('selectTheme', { exact: true }).click()
    await expect(page.getByRole('region', { name: 'Value of selectTheme' })).toContainText('#00695c')
    await expectAccessible(page)

    await jumpTo(page, 2)
    await page.getByLabel('Pace of playing').selectOption('16')
    await page.getByRole('button', { name: 'Play' }).click()
    await expect(chosen(page)).toContainText('BannersLoaded')
    await expect(screen.getByText('Wellbeing week')).toBeVisible()
    await page.getByLabel('Show', { exact: true }).selectOption('By effects')
    await expect(eventsOf(page)).toHaveCount(2)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keys' }).click()
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await expectAccessible(page)
  },
)

test.describe('a log from a stranger', () => {
  // The page's own policy refuses the handler in the log as well, and the browser reports it.
  test.use({ breaksThePage: true, ...noHandlers })
  test(
    '[BED-8] a damaged log from a stranger is shown as far as it is readable, and runs and fetches nothing',
    { tag: '@thorough' },
    async ({ page }) => {
      const attack =
        '<p>Read <b>this</b><img src="https://evil.example/x.png" onerror="parent.hacked=1"></p><script>parent.hacked=1</script>'
      const log = logOf([...visit.slice(0, 6), banner(attack)])
      const elsewhere = await openInspector(page)
      await drop(page, 'foreign.txt', 'no log at all')
      await expect(page.getByRole('alert')).toContainText(
        'foreign.txt could not be opened. This file is not an event log',
      )
      await drop(page, 'empty.jsonl', logOf([]))
      await expect(page.getByText('This log has no event.')).toBeVisible()
      await choose(
        page,
        'Open another log',
        'damaged.jsonl',
        log.replace('"type":"ThemeRequested"', '"type":"Gone"') + '{"seq":9,"at"',
      )
      await page.getByText('Damaged in 2 places: only what comes before line 3 is as it was recorded').click()
      await expect(page.getByText('Line 3: This build knows no event Gone.')).toBeVisible()
      await page.getByRole('listbox', { name: 'Events' }).focus()
      await page.keyboard.press('End')
      await expect(screenOf(page).getByText('Read this')).toBeVisible()
      await expect(screenOf(page).locator('img[src*=evil], script[src*=evil]')).toHaveCount(0)
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
      expect(elsewhere).toEqual([])
    },
  )
})

test('[BED-8] comparing two logs finds the first event that differs', async ({ page }) => {
  await openInspector(page)
  await drop(page, 'good.jsonl', logOf(visit, causes))
  await drop(page, 'bad.jsonl', logOf([...visit.slice(0, 6), banner('<p>Another week</p>')], causes))
  await page.getByRole('tab', { name: 'Compare' }).click()
  const details = page.getByRole('tabpanel')
  await details.getByRole('button', { name: '7 BannersLoaded' }).first().click()
  await expect(details.getByText('second "<p>Another week</p>"')).toBeVisible()
  await details.getByRole('button', { name: 'End comparing' }).click()
})

test(
  '[BED-8] a log of a hundred thousand events can be searched and jumped through',
  { tag: '@thorough' },
  async ({ page }, info) => {
    await openInspector(page)
    const events = workload(7, 100_000)
    const file = info.outputPath('long.jsonl')
    writeFileSync(file, logOf(events))
    await page.getByLabel('Choose a log', { exact: true }).setInputFiles(file)
    await expect(page.getByText('100,000 events').first()).toBeVisible()
    await jumpTo(page, 99_999)
    expect(await eventsOf(page).count()).toBeLessThan(60)
    await page.keyboard.press('Escape')
    const wanted = events.filter((event) => JSON.stringify(event.data).includes('benefit-17')).length
    await page.getByRole('searchbox', { name: 'Search events by type or data' }).fill('BENEFIT-17')
    await expect(page.getByText(new RegExp(`^${wanted.toLocaleString('en-GB')} of 100,000 events`))).toBeVisible()
  },
)

test(
  '[BED-8] on a phone, timeline, screen and details are tabs, and no page scrolls sideways',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openInspector(page)
    await choose(page, 'Choose a log', 'visit.jsonl', logOf(visit, causes))
    await page.getByRole('option', { name: /BannersLoaded/ }).click()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Screen' }).click()
    await expect(screenOf(page).getByText('Wellbeing week')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('tab', { name: 'Details' }).click()
    await expect(page.getByText('home.banners.status')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  },
)
