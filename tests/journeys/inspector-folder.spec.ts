import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, TestInfo } from '@playwright/test'
import type { TriageReport } from '../../devtools/logs/triage/report.ts'
import type { DomainEvent } from '../../src/domain/kernel/event.ts'
import type { LogHeader } from '../../src/domain/log/log.ts'
import { CrashOccurred } from '../../src/domain/shell/crashes.ts'
import { chosen, drop, eventsOf, logOf as logWith, openInspector } from './inspector.ts'
import { visit } from './inspector-visit.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'

/** A log of a release. */
const logOf = (events: readonly DomainEvent[], changes: Partial<LogHeader> = {}): string =>
  logWith(events, {}, { build: 'v1', browser: 'Chrome/140', ...changes })

const crash = (name: string) =>
  CrashOccurred({ kind: 'error', name, message: 'x', stack: ['choose (assets/app-Ab12Cd34.js:10:5)'], times: 1 })

/** Sound logs, two with the same crash, one with another, and files that are damaged or not logs. */
const folderIn = (info: TestInfo): string => {
  const folder = info.outputPath('sent')
  const write = (name: string, content: string | Uint8Array): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  write('a/sound.jsonl', logOf(visit.slice(0, 2)))
  write('a/crashed.jsonl', logOf([...visit.slice(0, 3), crash('TypeError')]))
  write(
    'b/crashed.jsonl.gz',
    gzipSync(logOf([...visit.slice(0, 2), crash('TypeError')], { build: 'v2', brand: 'oak' })),
  )
  write('b/other.jsonl', logOf([crash('RangeError')], { build: 'v2' }))
  write('cut.jsonl', logOf(visit.slice(0, 3)).slice(0, -9))
  write('foreign.txt', 'Dear support, it does not work.')
  write('.hidden', 'not looked at')
  return folder
}

const groups = (page: Page) => page.getByRole('region', { name: 'Groups' })
const logs = (page: Page) => page.getByRole('region', { name: 'Logs', exact: true })

const openFolder = async (page: Page, folder: string): Promise<void> => {
  await page.getByLabel('Choose a folder of logs', { exact: true }).setInputFiles(folder)
  await expect(page.getByRole('status').filter({ hasText: '6 logs, 5 wrong, 1 of them cannot be read' })).toBeVisible()
}

const triaged = (folder: string): TriageReport => {
  const { stdout } = spawnSync('npm', ['run', '-s', 'log', '--', 'triage', folder, '--json'], { encoding: 'utf8' })
  return JSON.parse(stdout) as TriageReport // what the command prints
}

const linesOf = (page: Page) =>
  groups(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

test(
  '[BED-8] a folder shows what is wrong in its logs, as npm run log -- triage does, and sends nothing',
  { tag: '@thorough' },
  async ({ page }, info) => {
    const folder = folderIn(info)
    const elsewhere = await openInspector(page)
    await openFolder(page, folder)
    await expect(page.getByRole('heading', { name: 'sent' })).toBeFocused()
    const report = triaged(folder)
    expect(report.logs).toEqual({ all: 6, sound: 1, wrong: 5, unreadable: 1 })
    await expect(linesOf(page)).toHaveCount(report.groups.length)
    for (const { sentence, count } of report.groups)
      await expect(linesOf(page).filter({ hasText: sentence })).toContainText(String(count))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // A file that is not a log gets a row, and the others are still judged.
    await groups(page)
      .getByRole('button', { name: /not an event log/ })
      .click()
    await expect(logs(page).getByRole('button')).toHaveText(['foreign.txt'])

    await page.getByLabel('Group by').selectOption('Build')
    await expect(linesOf(page).filter({ hasText: 'v2' })).toContainText('22')
    await groups(page).getByRole('button', { name: 'v1' }).click()
    await expect(logs(page).getByRole('button')).toHaveText(['a/crashed.jsonl', 'a/sound.jsonl', 'cut.jsonl'])
    expect(elsewhere).toEqual([])
  },
)

test(
  '[BED-8] a log of a group opens at its finding, and keys lead to the next, the one before and back',
  { tag: '@thorough' },
  async ({ page }, info) => {
    await openInspector(page)
    await openFolder(page, folderIn(info))
    const line = groups(page).getByRole('button', { name: /TypeError/ })
    await line.focus()
    await page.keyboard.press('Enter')
    await expect(line).toHaveAttribute('aria-pressed', 'true')
    await expect(logs(page).getByRole('button')).toHaveText(['a/crashed.jsonl', 'b/crashed.jsonl.gz'])
    await logs(page).getByRole('button').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Log 1 of 2: /)).toBeFocused()
    await expect(chosen(page)).toContainText('CrashOccurred')
    await expect(eventsOf(page)).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Previous log' })).toBeDisabled()
    await expectAccessible(page)
    await page.keyboard.press('.')
    await expect(page.getByText(/^Log 2 of 2: /)).toBeVisible()
    await expect(page.getByRole('banner', { name: 'Inspector' })).toContainText('crashed.jsonl.gz')
    await expect(chosen(page)).toContainText('CrashOccurred')
    await expect(eventsOf(page)).toHaveCount(3)
    await page.keyboard.press('.')
    await expect(page.getByText(/^Log 2 of 2: /)).toBeVisible()
    await page.keyboard.press(',')
    await expect(page.getByText(/^Log 1 of 2: /)).toBeVisible()
    await expect(eventsOf(page)).toHaveCount(4)
    await page.getByRole('button', { name: 'All logs' }).click()
    await expect(page.getByRole('heading', { name: 'sent' })).toBeFocused()
    await expect(groups(page).getByRole('button', { name: /TypeError/ })).toHaveAttribute('aria-pressed', 'true')
  },
)

test(
  '[BED-8] a report of npm run log -- triage opens, and its logs once their folder is chosen',
  { tag: '@thorough' },
  async ({ page }, info) => {
    const folder = folderIn(info)
    await openInspector(page)
    await drop(page, 'report.json', JSON.stringify(triaged(folder)))
    await expect(page.getByText('This is a report. Choose the folder of its logs to open them.')).toBeVisible()
    await groups(page)
      .getByRole('button', { name: /TypeError/ })
      .click()
    await expect(logs(page).getByRole('button', { name: 'a/crashed.jsonl' })).toBeDisabled()
    await expectAccessible(page)
    await page.getByLabel('Choose the folder of these logs', { exact: true }).setInputFiles(folder)
    await logs(page).getByRole('button', { name: 'a/crashed.jsonl' }).click()
    await expect(chosen(page)).toContainText('CrashOccurred')
  },
)

test(
  '[BED-8] a thousand logs are judged one after the other while the page can be used',
  { tag: '@thorough' },
  async ({ page }, info) => {
    const folder = folderIn(info)
    const text = readFileSync(path.join(folder, 'a/crashed.jsonl'))
    for (let copy = 0; copy < 1000; copy++) writeFileSync(path.join(folder, `copy-${copy}.jsonl`), text)
    cpSync(path.join(folder, 'b'), path.join(folder, 'c'), { recursive: true })
    await openInspector(page)
    await page.getByLabel('Choose a folder of logs', { exact: true }).setInputFiles(folder)
    await page.getByLabel('Group by').selectOption('Brand')
    const all = page.getByRole('status').filter({ hasText: '1,008 logs, 1,007 wrong' })
    await expect(all).toBeVisible({ timeout: 150_000 }) // a thousand logs take longer than what other expectations wait for
    await page.getByLabel('Group by').selectOption('Failure')
    await expect(linesOf(page).filter({ hasText: 'TypeError' })).toContainText('1,003')
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 568 } })
  test(
    '[BED-8] the logs of a group are below the groups, and come into view as one is chosen',
    { tag: '@thorough' },
    async ({ page }, info) => {
      await openInspector(page)
      await openFolder(page, folderIn(info))
      await groups(page)
        .getByRole('button', { name: /RangeError/ })
        .click()
      await expect(logs(page).getByRole('button', { name: 'b/other.jsonl' })).toBeInViewport({ ratio: 1 })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await logs(page).getByRole('button', { name: 'b/other.jsonl' }).click()
      await expect(page.getByText(/^Log 1 of 1: /)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    },
  )
})
