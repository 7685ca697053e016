import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { DomainEvent } from '../../src/domain/kernel/event.ts'
import type { LogHeader } from '../../src/domain/kernel/log.ts'
import { encodeLog } from '../../src/domain/kernel/log.ts'
import { expect } from './journey.ts'

/** Where the inspector is served from: nothing but its files answers there. */
export const INSPECTOR = 'http://inspector.localhost/some/folder/'
const built = path.resolve('dist-inspector')

/** Opens the built inspector from its folder, as any static host would serve it; answers the addresses that were asked for and not there. */
export const openInspector = async (page: Page): Promise<readonly string[]> => {
  if (!existsSync(path.join(built, 'inspector.html')))
    throw new Error('There is no dist-inspector/: run `npm run build:inspector` first.')
  const elsewhere: string[] = []
  await page.context().route('**/*', (route, request) => {
    const url = request.url()
    if (/^(data|blob):/.test(url)) return route.continue()
    const file = path.join(built, new URL(url).pathname.replace('/some/folder/', '/'))
    if (url.startsWith(INSPECTOR) && existsSync(file)) return route.fulfill({ path: file })
    elsewhere.push(url)
    return route.abort()
  })
  await page.goto(`${INSPECTOR}inspector.html`)
  return elsewhere
}

const header: LogHeader = {
  format: 'benefits-portal-log',
  formatVersion: 2,
  build: 'test',
  startedAt: 1_795_000_000_000,
  brand: 'acme',
  browser: 'none',
  hash: null,
  versions: null,
  cut: null,
}

/** A log of these events, a second apart; `causes` names for some, counted from 1, which one caused them. */
export const logOf = (events: readonly DomainEvent[], causes: Readonly<Record<number, number>> = {}): string =>
  encodeLog(
    header,
    events.map(({ type, data }, index) => ({
      seq: index + 1,
      at: header.startedAt + index * 1000,
      v: 1,
      type,
      data,
      causedBy: causes[index + 1] ?? null,
    })),
  )

/** Chooses a file for the field of that name. */
export const choose = async (page: Page, label: string, name: string, text: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

/** Drops a file onto the page, as from a folder. */
export const drop = async (page: Page, name: string, text: string): Promise<void> => {
  const transfer = await page.evaluateHandle(
    ([name = '', text = '']) => {
      const files = new DataTransfer()
      files.items.add(new File([text], name))
      return files
    },
    [name, text],
  )
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer })
}

/** The events that the timeline draws. */
export const eventsOf = (page: Page) => page.getByRole('listbox', { name: 'Events' }).getByRole('option')

/** The chosen event, where the timeline draws it. */
export const chosen = (page: Page) =>
  page.getByRole('listbox', { name: 'Events' }).getByRole('option', { selected: true })

/** Chooses the event of that number. */
export const jumpTo = async (page: Page, number: number): Promise<void> => {
  await page.getByLabel('Number of an event').fill(String(number))
  await page.keyboard.press('Enter')
  await expect(chosen(page)).toContainText(String(number))
}

/** The portal's screen inside the inspector. */
export const screenOf = (page: Page) => page.frameLocator('iframe')
