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
  /** Lines of the log file, each an event. */
  events: { key: [string, number]; value: { log: string; seq: number; line: string } }
}
export type LogDatabase = IDBPDatabase<LogSchema>

/** The lines of one log. */
export const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

/** Why a log is not, or no longer, written to the browser's storage. */
export type NotKept = 'slow' | 'forbidden' | 'otherVersion' | 'full' | 'limit' | 'failed'

/** A row of events as the first version of the database had it. */
interface Row1 {
  readonly log: string
  readonly seq: number
  readonly event: { readonly at: number }
}

/**
 * Brings the database of logs up to today's version; what an earlier build recorded stays. The first version kept events as
 * objects, and nothing of a log but its header.
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
      await Promise.all([logs.delete(old.id), events.delete(linesOf(old.id))]) // of no build: nothing could read it
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
 * Opens the database of logs. Rejects where the browser forbids it, or where a newer build's database is there already.
 * @param lost called when the database goes: another build's tab wants to change it, or the browser closed it
 * @param waiting called when a tab of an older build holds the database, and it opens only once that is closed
 */
export const openLogs = (
  lost: (why: NotKept) => void = () => {},
  waiting: () => void = () => {},
): Promise<LogDatabase> =>
  openDB<LogSchema>('portal-log', 2, {
    upgrade: upgradeLogs,
    blocked: waiting,
    blocking: (_, __, event) => {
      ;(event.target as IDBDatabase).close() // the event is of the connection, and of nothing else
      lost('otherVersion')
    },
    terminated: () => {
      lost('failed')
    },
  })
