import type { Page } from '@playwright/test'

/** Everything that the browser holds for a page's origin, as one text: each storage, the history entry, the title and what is drawn. */
export const everythingIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases: Record<string, unknown> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of db.objectStoreNames)
        databases[`${name}/${store}`] = await new Promise((resolve, reject) => {
          const request = db.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      db.close()
    }
    const cached: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) cached.push(`${name} ${request.url}`)
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases,
      cached,
      history: window.history.state,
      name: window.name,
      title: document.title,
      drawn: document.documentElement.outerHTML,
      fields: [...document.querySelectorAll('input, textarea, select')].map((field) => Reflect.get(field, 'value')),
    })
  })

/** What is in both storages, without consent and the time of the last call, which belong to the browser. */
export const storedIn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const all: Record<string, string> = { ...sessionStorage, ...localStorage }
    for (const name of ['pes', '__SESSION__TIME__', 'client-theme']) delete all[name]
    return all
  })

/** The status with which the host responds to this browser's cookie: 401 once the session is over. */
export const statusAtHost = async (page: Page): Promise<number> => {
  const { origin, hostname, port } = new URL(page.url())
  const response = await page.context().request.get(`http://${hostname}:${Number(port) + 1}/login/setup`, {
    headers: { Origin: origin, Accept: 'application/json' },
  })
  return response.status()
}
