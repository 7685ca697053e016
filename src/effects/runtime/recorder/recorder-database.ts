import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb'
import { openDB } from 'idb'
import { isLeft } from 'fp-ts/lib/Either.js'
import { LogHeader } from '../../../domain/log/log.ts'

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

/** Why a log is not, or no longer, written to the browser's storage. */
export type NotKept = 'slow' | 'forbidden' | 'otherVersion' | 'full' | 'limit' | 'failed'

/** Why a database that could not be opened keeps nothing. */
export const whyNot = (error: unknown): NotKept =>
  error instanceof DOMException && error.name === 'VersionError' ? 'otherVersion' : 'forbidden'

/** A row of events in the first version of the database. */
interface Row1 {
  readonly log: string
  readonly seq: number
  readonly event: { readonly at: number }
}

/**
 * Migrates the database of logs to the current version; earlier recordings stay. The first version stored events as objects, and only the
 * header of a log.
 */
const upgradeLogs = async (
  db: LogDatabase,
  oldVersion: number,
  _newVersion: number | null,
  transaction: IDBPTransaction<LogSchema, ('logs' | 'events')[], 'versionchange'>,
): Promise<void> => {
  if (oldVersion < 1) {
    db.createObjectStore('logs', { keyPath: 'id' })
    db.createObjectStore('events', { keyPath: ['log', 'seq'] })
    return
  }
  const [logs, events] = [transaction.objectStore('logs'), transaction.objectStore('events')]
  for (const old of (await logs.getAll()) as { id: string; header: unknown }[]) {
    const header = LogHeader.decode(old.header)
    if (isLeft(header)) {
      await Promise.all([logs.delete(old.id), events.delete(linesOf(old.id))]) // without a build: nothing could read it
      continue
    }
    let row: LogRow = {
      id: old.id,
      header: header.right,
      events: 0,
      bytes: 0,
      lastAt: header.right.startedAt,
      touchedAt: header.right.startedAt,
      secrets: 0,
      pseudonyms: 0,
    }
    for (const { log, seq, event } of (await events.getAll(linesOf(old.id))) as unknown as Row1[]) {
      const line = JSON.stringify(event)
      row = { ...row, events: row.events + 1, bytes: row.bytes + line.length, lastAt: event.at, touchedAt: event.at }
      await events.put({ log, seq, line })
    }
    await logs.put(row)
  }
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
  openDB<LogSchema>('portal-log', 2, {
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
