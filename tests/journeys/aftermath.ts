import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import type { ResponseCount } from '../../mock-server/journal.ts'

/** How many characters of an attachment the list of failures prints. */
const PRINTED = 500
const EVENTS = 8

/** The names of the last events in this browser's two newest logs, oldest first; each page load has its own log. */
const lastEvents = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('The log cannot be read.'))
      })
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('portal-log')) throw new Error('No log was begun.')
    const db = await done(indexedDB.open('portal-log'))
    const reading = db.transaction(['logs', 'events'])
    const logs: { id: string; lastAt: number }[] = await done(reading.objectStore('logs').getAll())
    const lines: { log: string; line: string }[] = await done(reading.objectStore('events').getAll())
    db.close()
    return logs
      .sort((one, other) => one.lastAt - other.lastAt)
      .slice(-2)
      .map(({ id }) =>
        lines.filter(({ log }) => log === id).flatMap(({ line }) => (JSON.parse(line) as { type?: string }).type ?? []),
      ) // the cast rests on the recorder, which writes nothing else
  })

/** A page that still draws has drawn two frames within this time, ms. */
const TWO_FRAMES = 5_000

/** Whether the browser still draws the page. If not, Playwright cannot click in it, and the portal is not the cause. */
const drawing = (page: Page): Promise<string> =>
  page.evaluate(async (patience) => {
    const frames = new Promise<string>((drawn) =>
      requestAnimationFrame(() => requestAnimationFrame(() => drawn('draws frames'))),
    )
    const none = new Promise<string>((late) => setTimeout(() => late(`draws no frame in ${patience} ms`), patience))
    return `${await Promise.race([frames, none])}, ${document.visibilityState}`
  }, TWO_FRAMES)

/** The page's last presses, the newest last: each event of the pointer, and what it hit. */
type WithPresses = { presses?: string[] }

/** Notes the presses in each page of a context. A press that ends on something other than it began on clicks neither. */
export const notePresses = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((most) => {
    const presses: string[] = []
    Object.assign(globalThis, { presses })
    for (const type of ['pointerdown', 'pointerup', 'click'])
      addEventListener(
        type,
        ({ target }) => {
          const hit = target instanceof Element ? `${target.tagName} ${target.textContent.slice(0, 20)}` : 'nothing'
          presses.push(`${type} ${hit}`)
          if (presses.length > most) presses.shift()
        },
        { capture: true },
      )
  }, EVENTS)

/** The last presses, the open dialogs, what has the focus, and the last scripts, with how long each took to load in ms. */
const atHand = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { presses = [] } = globalThis as WithPresses // of the script above
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return [
      presses.join(', '),
      `${dialogs.length} dialogs`,
      `focus on ${document.activeElement?.outerHTML.slice(0, 60)}`,
      ...scripts.slice(-2).map(({ name, duration }) => `${name.split('/').at(-1)} ${Math.round(duration)}`),
    ].join(' | ')
  })

/**
 * Attaches the portal's last moments to a failed journey: its page, the page's text, its last events and the responses, so that even a failure
 * of one run in a hundred can be explained from that run.
 */
export const attachAftermath = async (
  page: Page,
  counted: readonly ResponseCount[],
  info: Pick<TestInfo, 'attach'>,
): Promise<void> => {
  const attach = (name: string, text: string): Promise<void> =>
    info.attach(name, { body: text.slice(-PRINTED), contentType: 'text/plain' })
  const events = await lastEvents(page).catch((error: unknown) => [[`none to be read: ${String(error)}`]])
  await attach('where it stands', page.url())
  const messages = page.locator('[role=status], [role=alert]')
  const said = await messages.allTextContents().catch((error: unknown) => [`nothing to be read: ${String(error)}`])
  await attach('what it says', said.join(' | '))
  await attach('whether it draws', await drawing(page).catch((error: unknown) => `not to be asked: ${String(error)}`))
  await attach('what is at hand', await atHand(page).catch((error: unknown) => `not to be asked: ${String(error)}`))
  for (const types of events) await attach('its last events', types.slice(-EVENTS).join(' '))
  const refused = counted.filter(({ status }) => status === null || status >= 400)
  await attach(
    'refused calls',
    refused.map(({ operation, status, count }) => `${operation} ${status} ×${count}`).join(', '),
  )
}
