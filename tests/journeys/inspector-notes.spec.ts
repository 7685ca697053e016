import { homeText } from '../../src/ui/text/home.ts'
import { readFileSync } from 'node:fs'
import { chosen, drop, jumpTo, logOf, openInspector, withBuildBeside } from './inspector.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { visit, causes } from './inspector-visit.ts'

test(
  '[BED-8] a note about an event is saved in the file, and another tester finds it there',
  { tag: '@thorough' },
  async ({ page }) => {
    await openInspector(page)
    await drop(page, 'visit.jsonl', logOf(visit, causes))
    await jumpTo(page, 7)
    const note = page.getByLabel('Note about this event')
    await note.fill('It should be the other week.')
    // A draft stays while another event is open.
    await jumpTo(page, 3)
    await expect(note).toHaveValue('')
    await page.getByRole('tab', { name: 'State' }).click()
    await page.getByRole('tab', { name: 'Event' }).click()
    await jumpTo(page, 7)
    await expect(note).toHaveValue('It should be the other week.')
    await page.getByRole('button', { name: 'Add the note' }).click()
    await expect(chosen(page)).toContainText('note')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save with the note' }).click()
    const saved = await saving
    expect(saved.suggestedFilename()).toBe('visit-noted.jsonl')
    const noted = readFileSync(await saved.path(), 'utf8')
    await expect(page.getByRole('button', { name: 'Save with the note' })).toHaveCount(0)

    await openInspector(page)
    await drop(page, 'visit-noted.jsonl', noted)
    await page.getByRole('tab', { name: 'Findings' }).click()
    await page.getByRole('tabpanel').getByRole('button', { name: '7 BannersLoaded' }).click()
    await page.getByRole('tab', { name: 'Event' }).click()
    await expect(page.getByText('It should be the other week.')).toBeVisible()
    await expect(page.getByText(/^Damaged in/)).toHaveCount(0)
    await expectAccessible(page)
  },
)

test(
  '[BED-8] two builds show their screens side by side with what differs marked, and an address leads to an event',
  { tag: '@thorough' },
  async ({ page }) => {
    const { more } = homeText.lifeEvents
    const changed = 'Another build says something else.'
    await openInspector(page)
    await withBuildBeside(more, changed, async () => {
      await page.goto(`${page.url()}?beside=v1.2#event=7`)
      await expect(page.getByText('This address leads to event 7: open that log to see it.')).toBeVisible()
      await drop(page, 'visit.jsonl', logOf(visit, causes))
      await expect(chosen(page)).toContainText('BannersLoaded')
      const beside = page.frameLocator('iframe[title="The portal at the chosen event: v1.2"]')
      await page.getByText('2 lines differ: marked on the screens, and listed here').click()
      await expect(page.getByRole('list', { name: 'Lines that differ' })).toHaveText(
        /first .*second Another build says something else\./s,
      )
      await expect(beside.locator('[data-inspector-differs]')).toHaveText(changed)
      await page.getByRole('tab', { name: 'Compare' }).click()
      await expect(page.getByText('visit.jsonl and the same under v1.2')).toBeVisible()
      await expect(page.getByText('None: they are the same at every event.')).toHaveCount(2)
      await page.getByRole('listbox', { name: 'Events' }).focus()
      await page.keyboard.press('Home')
      await expect(page.getByText('Both screens say the same.')).toBeVisible()
      // Two pages side by side have every landmark twice, so accessibility is checked with one.
      await page.getByLabel('Whose screen').selectOption('Second')
      await expectAccessible(page)
      await expect(page).toHaveURL(/#event=1&log=1795000000000$/)
    })
  },
)
