import type { DBSchema, IDBPDatabase } from 'idb'
import { openDB } from 'idb'
import type { LogHeader } from '../../../domain/log/log.ts'

/** What is known of a log without reading it. */
export interface LogRow {
  readonly id: string
  readonly header: LogHeader
  readonly events: number
  readonly bytes: number
  /** When the last of its events happened, ms since 1970. */
  readonly lastAt: number
  /** When it was last written, ms since 1970: identifies living tabs where the browser has no locks. */
  readonly touchedAt: number
  /** Whose log it is: nobody else sees or saves it. Null if nobody signed in. In the database it is sealed. */
  readonly owner: string | null
  readonly secrets: number
  readonly pseudonyms: number
}

export interface LogSchema extends DBSchema {
  logs: { key: string; value: LogRow }
  /** Lines of the log file, one event each. */
  events: { key: [string, number]; value: { log: string; seq: number; line: string } }
}
export type LogDatabase = IDBPDatabase<LogSchema>

/** The lines of one log. */
export const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

/** How long a list of visits waits for the storage to open, ms; then it says that this visit is in memory only. */
export const OPENS_WITHIN = 1_000

/** Why a log is not, or no longer, written to the browser's storage. */
export type NotKept = 'slow' | 'forbidden' | 'otherVersion' | 'full' | 'limit' | 'failed'

/** Why a database that could not be opened keeps nothing. */
export const whyNot = (error: unknown): NotKept =>
  error instanceof DOMException && error.name === 'VersionError' ? 'otherVersion' : 'forbidden'

/** Creates the current version of the database. Logs of earlier versions had no owner, so nobody can be shown them: they are deleted. */
const upgradeLogs = (db: LogDatabase): void => {
  for (const name of db.objectStoreNames) db.deleteObjectStore(name)
  db.createObjectStore('logs', { keyPath: 'id' })
  db.createObjectStore('events', { keyPath: ['log', 'seq'] })
}

/**
 * Opens the database of logs. Rejects if the browser forbids it, or if a newer build's database already exists.
 * @param lost called when the connection closes: another build's tab wants to upgrade it, or the browser closed it
 * @param waiting called when a tab of an older build blocks the upgrade until it closes
 */
export const openLogs = (
  lost: (why: NotKept) => void = () => {},
  waiting: () => void = () => {},
): Promise<LogDatabase> =>
  openDB<LogSchema>('portal-log', 3, {
    upgrade: upgradeLogs,
    blocked: waiting,
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close() // the event has no other target than the connection
      lost('otherVersion')
    },
    terminated: () => {
      lost('failed')
    },
  })
