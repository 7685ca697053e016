import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, followHeader, signIn, test } from './journey.ts'
import { storeLongVisit } from './traces.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Save the log' })
const preview = (page: Page) => page.getByRole('dialog', { name: 'Save the log' })

const openPreview = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Help' }).click()
  await opener(page).click()
}

const saved = async (page: Page): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    preview(page).getByRole('button', { name: 'Save the file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('portal-log.jsonl')
  return readFileSync(await download.path(), 'utf8')
}

test('[BED-7] you can read what a log holds before you save it, by keyboard @phone', async ({ page }) => {
  await signIn(page, 'employee@acme.example')
  await openPreview(page)
  await expect(preview(page).getByText('Portal opened')).toBeVisible()
  await expect(preview(page).getByText(/^\d+ personal details, such as names/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await preview(page).getByLabel('Find in the log').fill('employee@acme.example')
  await expect(preview(page).getByText('Not found in the log')).toBeVisible()
  await preview(page).getByLabel('Find in the log').fill('profile loaded')
  await expect(preview(page).getByText(/^Found in 1 of \d+ entries$/)).toBeVisible()
  const more = preview(page).getByRole('button', { name: /^Show all \d+ details$/ })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(preview(page).getByText('"firstName":')).toBeVisible()
  await expectAccessible(page)
  const text = await saved(page)
  expect(text).not.toContain('employee@acme.example')
  expect(text).toContain('"type":"ProfileLoaded"')
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(preview(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
})

test(
  '[BED-7] you can choose the log of an earlier visit or of another tab, each separate',
  { tag: '@thorough' },
  async ({ page, context }) => {
    await signIn(page, 'employee@acme.example')
    await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/cookie-policy/')
    await expect(other.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await openPreview(other)
    const visits = preview(other).getByLabel('Which visit?')
    await visits.selectOption({ index: 1 })
    await expect(preview(other).getByText('Portal opened')).toBeVisible()
    await preview(other).getByLabel('Find in the log').fill('CardsLoaded')
    await expect(preview(other).getByText('Cards loaded')).toBeVisible()
    const earlier = await saved(other)
    expect(JSON.parse(earlier.split('\n')[0] ?? '')).toMatchObject({ formatVersion: 3, cut: null, hash: null })
    expect(earlier).toContain('"type":"CardsLoaded"')
    await opener(other).click()
    await expect(preview(other).getByText('Portal opened')).toBeVisible()
    const own = await saved(other)
    expect(own).toContain('"type":"PolicyLoaded"')
    expect(own).not.toContain('"type":"CardsLoaded"')
  },
)

test.describe('a page whose script is missing', () => {
  test.use({ breaksThePage: true })
  test('[BED-7] a log that cannot be previewed can still be saved', { tag: '@thorough' }, async ({ page }) => {
    await signIn(page, 'employee@acme.example')
    await page.route(/assets\/log-preview-.*\.js$/, (route) => route.abort())
    await openPreview(page)
    await expect(page.getByText('We cannot show you a preview of the log.')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save it without a preview' }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toContain('"type":"ProfileLoaded"')
  })
})

test(
  '[BED-7] a browser that stores nothing keeps the log in memory, and says so @phone',
  { tag: '@thorough' },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (window === window.top)
        indexedDB.open = () => {
          throw new DOMException('off', 'SecurityError')
        }
    })
    await signIn(page, 'employee@acme.example')
    await openPreview(page)
    await expect(preview(page).getByText('Kept in memory only', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await saved(page)).toContain('"type":"ProfileLoaded"')
  },
)

test(
  '[BED-7] only the visible part of a long log is rendered, and all of it is searched and saved',
  { tag: '@thorough' },
  async ({ page }) => {
    await signIn(page, 'employee@acme.example')
    await openPreview(page)
    await expect(preview(page).getByText('Profile loaded')).toBeVisible()
    await page.keyboard.press('Escape')
    await storeLongVisit(page, 5000, 'limit')
    await opener(page).click()
    await preview(page).getByLabel('Which visit?').selectOption('long')
    await expect(preview(page).getByText('5,000 entries', { exact: true })).toBeVisible()
    await expect(preview(page).getByText('The log ends early')).toBeVisible()
    const rows = preview(page).getByRole('region', { name: 'Entries of the log' }).getByRole('listitem')
    expect(await rows.count()).toBeLessThan(40)
    await preview(page).getByLabel('Find in the log').fill('n4321')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('n4321')
    expect((await saved(page)).trim().split('\n')).toHaveLength(5001)
  },
)

test(
  '[BED-7] a failure that nobody can explain shows the code by which support finds the log @phone',
  { tag: '@thorough' },
  async ({ page, world }, info) => {
    await signIn(page, 'employee@acme.example')
    await expect.poll(() => world.calls('getEligibleBenefits')).toBe(1)
    await world.fault({ operation: 'getEligibleBenefits', kind: 'drop' })
    await followHeader(page, 'My benefits')
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toContainText('Network request failed.')
    await expect(failure).not.toContainText('Support code')

    await world.clearFaults()
    await world.fault({ operation: 'getEligibleBenefits', kind: 'status', status: 500 })
    await failure.getByRole('button', { name: 'Retry' }).click()
    await expect(failure).toContainText('It looks like something has gone wrong')
    const shown = failure.getByText(/^Support code [0-9A-Z]{4}-[0-9A-Z]{4}$/)
    await expect(shown).toBeVisible()
    const words = (await shown.textContent()) ?? ''
    const code = words.replace('Support code ', '')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('contentinfo').getByRole('button', { name: 'Help' }).click()
    await expect(page.getByRole('dialog').getByText(code, { exact: true })).toBeVisible()
    await opener(page).click()
    await expect(preview(page).getByText(words)).toBeVisible()
    const folder = info.outputPath('sent')
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/one.jsonl`, await saved(page))
    const { stdout } = spawnSync('npm', ['run', '-s', 'log', '--', 'triage', folder, '--code', code], {
      encoding: 'utf8',
    })
    expect(stdout).toContain(`support code ${code}: 1 match in 1 log`)
  },
)
