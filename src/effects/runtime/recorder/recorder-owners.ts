import type { LogStore } from './recorder-store.ts'
import { openText, sealText } from '../adapters/sealed.ts'

/**
 * Logs whose owners are sealed: the database does not reveal whose a log is. A logout deletes the key, so the remaining logs belong to
 * nobody, and are deleted as soon as they are found.
 */
export const withOwners = (logs: LogStore, key: CryptoKey): LogStore => ({
  ...logs,
  write: async (row, changes, all) =>
    logs.write({ ...row, owner: await sealText(key, JSON.stringify(row.owner)) }, changes, all),
  rows: async () => {
    const opened = await Promise.all(
      (await logs.rows()).map(async (row) => {
        const owner = row.owner === null ? null : await openText(key, row.owner)
        if (owner === null) await logs.forget(row.id)
        return owner === null ? [] : [{ ...row, owner: JSON.parse(owner) as string | null }] // written above
      }),
    )
    return opened.flat()
  },
})
