import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { hostFolder, type Hosted } from '../../devtools/logs/screens/host.ts'
import { ownInspector } from '../../devtools/logs/screens/screens.ts'
import type { DomainEvent } from '../../src/domain/kernel/event.ts'
import type { LogHeader } from '../../src/domain/log/log.ts'
import { encodeLog } from '../../src/domain/log/encode-log.ts'
import { expect } from './journey.ts'

const folder = '/some/folder/'
let hosted: Promise<Hosted> | null = null

/** Opens the built inspector from a folder of a static host; returns the requested URLs that are not its files. */
export const openInspector = async (page: Page): Promise<readonly string[]> => {
  if (!existsSync(path.join(ownInspector, 'index.html')))
    throw new Error('There is no dist-inspector/: run `npm run build -w portal-log` first.')
  const { url: base } = await (hosted ??= hostFolder(ownInspector, { base: folder }))
  const elsewhere: string[] = []
  page.context().on('request', (request) => {
    const url = request.url()
    const isOwn =
      url.startsWith(base) && existsSync(path.join(ownInspector, new URL(url).pathname.replace(folder, '/')))
    if (!isOwn && !/^(data|blob):/.test(url)) elsewhere.push(url)
  })
  await page.goto(`${base}index.html`)
  return elsewhere
}

/** Puts a build beside the inspector's that has another text, for as long as `work` takes. */
export const withBuildBeside = async (text: string, other: string, work: () => Promise<void>): Promise<void> => {
  const beside = path.join(ownInspector, 'beside')
  const assets = path.join(beside, 'assets')
  try {
    for (const part of ['assets', 'fonts', 'engine.js', 'screen.html'])
      cpSync(path.join(ownInspector, part), path.join(beside, part), { recursive: true })
    let changed = 0
    for (const name of readdirSync(assets).filter((one) => one.endsWith('.js'))) {
      const script = readFileSync(path.join(assets, name), 'utf8')
      if (script.includes(text)) changed += 1
      writeFileSync(path.join(assets, name), script.replaceAll(text, other))
    }
    expect(changed, `scripts that have the text ‘${text}’`).toBeGreaterThan(0)
    await work()
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

const header: LogHeader = {
  format: 'benefits-portal-log',
  formatVersion: 3,
  build: 'test',
  startedAt: 1_795_000_000_000,
  brand: 'acme',
  browser: 'none',
  hash: null,
  versions: null,
  cut: null,
  redaction: 'full',
}

/** A log of these events, a second apart. `causes` gives the cause of some events; both are counted from 1. */
export const logOf = (
  events: readonly DomainEvent[],
  causes: Readonly<Record<number, number>> = {},
  changes: Partial<LogHeader> = {},
): string =>
  encodeLog(
    { ...header, ...changes },
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
