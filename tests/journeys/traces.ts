import { readFileSync } from 'node:fs'
import type { ConsoleMessage, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Collects every console line of a page from now on. */
export const consoleOf = (page: Page): string[] => {
  const lines: string[] = []
  page.on('console', (message: ConsoleMessage) => lines.push(message.text()))
  page.on('pageerror', (error) => lines.push(error.message))
  return lines
}

/** Everything that a page leaves behind in its browser, by where: storages, databases, cookies, the addresses of the history. */
const leftIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const contents = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<string>((resolve, reject) => {
            const opening = indexedDB.open(name)
            opening.onerror = () => reject(new Error(`The database ${name} cannot be read.`))
            opening.onsuccess = () => {
              const db = opening.result
              const stores = [...db.objectStoreNames]
              const finish = (all: unknown[]) => {
                db.close()
                resolve(JSON.stringify(all))
              }
              if (stores.length === 0) return finish([])
              const reading = db.transaction(stores)
              const requests = stores.flatMap((store) => [
                reading.objectStore(store).getAll(),
                reading.objectStore(store).getAllKeys(),
              ])
              reading.oncomplete = () => finish(requests.map(({ result }) => result as unknown))
            }
          }),
      ),
    )
    const { navigation } = globalThis as unknown as { navigation: { entries: () => { url: string }[] } } // of Chromium; the types lack it
    return {
      'local storage': JSON.stringify(localStorage),
      'session storage': JSON.stringify(sessionStorage),
      'the databases': contents.join('\n'),
      cookies: document.cookie,
      'the history': navigation
        .entries()
        .map(({ url }) => url)
        .join('\n'),
      'window.name and the title': `${window.name} ${document.title}`,
    }
  })

/** The log that a user can save from the help dialog, after previewing it. */
export const exportedLog = async (page: Page): Promise<string> => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Help' }).click()
  const save = page.getByRole('button', { name: 'Save the log' })
  await save.click()
  const preview = page.getByRole('dialog', { name: 'Save the log' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    preview.getByRole('button', { name: 'Save the file' }).click(),
  ])
  await expect(preview).toBeHidden()
  // The focus returns a frame after the dialog closes: a key pressed in between would be lost.
  await save.press('Escape')
  await expect(save).toBeHidden()
  return readFileSync(await download.path(), 'utf8')
}

/** Waits until the recorder has opened its database: opening it sooner would create an empty one. By then the state has all its slices. */
export const untilRecording = async (page: Page): Promise<void> => {
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(names).toContain('portal-log')
}

/** How many events the recorder has written to the browser's database. */
const written = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('portal-log')
        opening.onerror = () => reject(new Error('The log cannot be read.'))
        opening.onsuccess = () => {
          const counting = opening.result.transaction('events').objectStore('events').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )

/** Where any of these texts is, as `place: text`; an empty list if nowhere. It searches once the recorder has written what the log holds. */
export const tracesOf = async (
  page: Page,
  lines: readonly string[],
  log: string,
  texts: readonly string[],
): Promise<string[]> => {
  // The header and the end are in the file alone.
  const events = log.trim().split('\n').length - 2
  await untilRecording(page)
  await expect.poll(() => written(page)).toBeGreaterThanOrEqual(events)
  const places = { ...(await leftIn(page)), 'the console': lines.join('\n'), 'the exported log': log }
  return Object.entries(places).flatMap(([place, content]) =>
    texts.flatMap((text) => {
      const forms = [text, encodeURIComponent(text), Buffer.from(text).toString('base64')]
      return forms.some((form) => content.includes(form)) ? [`${place}: ${text}`] : []
    }),
  )
}

/**
 * Stores an earlier visit, `long`, of this many events, each with a text that does not compress: event 4321 has `n4321 …`.
 */
export const storeLongVisit = async (page: Page, events: number, cut: 'limit' | null): Promise<void> => {
  await untilRecording(page)
  await expect.poll(() => written(page)).toBeGreaterThan(0)
  await page.evaluate(
    (visit) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('portal-log')
        opening.onerror = () => reject(new Error('The log cannot be opened.'))
        opening.onsuccess = () => {
          const work = opening.result.transaction(['logs', 'events'], 'readwrite')
          const header = { format: 'benefits-portal-log', formatVersion: 2, build: 'b', startedAt: 1, brand: 'b', browser: 'b', hash: null, versions: {}, cut: visit.cut } // oxfmt-ignore
          const present = work.objectStore('logs').getAll()
          present.onsuccess = () => {
            const [{ owner }] = present.result // the sealed owner: the user who is signed in
            work.objectStore('logs').put({ id: 'long', header, owner, events: visit.events, bytes: 1, lastAt: 9, touchedAt: 9, secrets: 0, pseudonyms: 0 }) // oxfmt-ignore
            for (let seq = 1; seq <= visit.events; seq++) {
              const data = { policy: `n${seq} ${crypto.randomUUID()}` }
              const line = JSON.stringify({ seq, at: seq, v: 1, type: 'PolicyRequested', data, causedBy: null })
              work.objectStore('events').put({ log: 'long', seq, line })
            }
          }
          work.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { events, cut },
  )
}
