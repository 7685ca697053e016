import type { Browser, Page } from '@playwright/test'
import { LOG_LIMITS } from '../../src/effects/runtime/recorder/log-store.ts'
import type { Check, Row } from '../measure/result.ts'
import { rowOf } from '../measure/figures.ts'
import { signIn, type Site } from '../measure/site.ts'
import { storedBytes } from './stored.ts'

/** Counts the messages of a tab to the others. */
const counting = `
globalThis.__messages = 0
const post = BroadcastChannel.prototype.postMessage
BroadcastChannel.prototype.postMessage = function (message) { globalThis.__messages++; return post.call(this, message) }
`

/** The most messages of one tab: it announces each call, and a screen makes a few. Replying to each message would make thirty times as many. */
const MESSAGES = 8

/** Thirty tabs of one person: each works, one logs out, and all follow. */
export const soakTabs = async (
  browser: Browser,
  site: Site,
  { tabs, keys }: { readonly tabs: number; readonly keys: number },
): Promise<{ rows: Row[]; checks: Check[] }> => {
  await site.world('soak-tabs')
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  try {
    const wrong: string[] = []
    await context.addInitScript(counting)
    const first = await context.newPage()
    await site.enter(first, 'soak-tabs')
    await signIn(first, site.base, 'employee@acme.example')
    const all: Page[] = [first]
    for (let i = 1; i < tabs; i++) {
      const page = await context.newPage()
      page.on('pageerror', (error) => wrong.push(error.message))
      await page.goto(`${site.base}/app/my-benefits/`)
      all.push(page)
    }
    await first.getByRole('banner').getByRole('link', { name: 'My benefits', exact: true }).click()
    for (const page of all) await page.getByLabel('Find a benefit').waitFor({ timeout: 60_000 })
    const before = await Promise.all(all.map((page) => page.evaluate('__messages')))
    for (const page of all) {
      await page.getByLabel('Find a benefit').click()
      await page.keyboard.type('a'.repeat(keys))
      await page.keyboard.press('Control+A')
      await page.keyboard.press('Delete')
    }
    // Tabs announce calls to each other, so that none considers the user idle.
    for (const page of all) await page.getByRole('main').getByRole('link', { name: 'Dental care', exact: true }).click()
    for (const page of all) await page.getByRole('heading', { level: 1, name: 'Dental care' }).waitFor()
    const after = await Promise.all(all.map((page) => page.evaluate('__messages')))
    const total = after.reduce((sum: number, count, i) => sum + Number(count) - Number(before[i]), 0)
    const bytes = await storedBytes(first)
    await first.getByRole('banner').getByRole('button').last().click()
    await first.getByRole('menuitem', { name: 'Logout' }).click()
    const begun = Date.now()
    await Promise.all(
      all
        .slice(1)
        .map((page) => page.getByText('You were logged out in another tab.').first().waitFor({ timeout: 30_000 })),
    )
    const followed = Date.now() - begun
    return {
      rows: [
        rowOf('messages from each tab, while typing and opening a screen', 'the portal', total / tabs, '', {
          bound: 'at most',
          value: MESSAGES,
        }),
        rowOf('all logs together', 'the portal', bytes / 1e6, 'MB', { bound: 'at most', value: LOG_LIMITS.all / 1e6 }),
        rowOf('time until all tabs followed a logout', 'the portal', followed, 'ms'),
      ],
      checks: [{ what: `no error in ${tabs} tabs ${wrong.slice(0, 3).join('; ')}`.trim(), held: wrong.length === 0 }],
    }
  } finally {
    await context.close()
    await site.end('soak-tabs')
  }
}
