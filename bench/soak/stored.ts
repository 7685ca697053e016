import type { Page } from '@playwright/test'

const stored = `(async () => {
  const done = (asked) => new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
  let bytes = 0
  for (const { name } of await indexedDB.databases()) {
    const db = await done(indexedDB.open(name))
    for (const store of db.objectStoreNames)
      bytes += JSON.stringify(await done(db.transaction(store).objectStore(store).getAll())).length
    db.close()
  }
  return bytes
})()`

/** The bytes of all logs that this browser keeps, as the recorder has written them. */
export const storedBytes = async (page: Page): Promise<number> => Number(await page.evaluate(stored))
