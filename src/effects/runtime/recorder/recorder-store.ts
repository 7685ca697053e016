import type { LogHeader } from '../../../domain/log/log.ts'
import type { LogDatabase, LogRow, NotKept } from './recorder-database.ts'
import { linesOf } from './recorder-database.ts'

/** The size limits, in bytes of the logs' lines; a database takes a little more. See docs/decisions/0024. */
export interface LogLimits {
  /** Of all logs together. */
  readonly all: number
  /** Of one log in the browser's storage: its beginning stays there, the rest in memory. */
  readonly one: number
  /** Of one log in memory, after which nothing more is recorded. */
  readonly memory: number
  /** The maximum number of logs, whatever their size. */
  readonly logs: number
}
export const LOG_LIMITS: LogLimits = { all: 24_000_000, one: 8_000_000, memory: 64_000_000, logs: 20 }

/** Lines to write, by their `seq`; null deletes a line. */
export type LineChanges = ReadonlyMap<number, string | null>

/** The logs of this browser. */
export interface LogStore {
  /** Writes everything or nothing; returns null, or the reason for the failure. `all` is the whole log, in case the stored one was deleted. */
  readonly write: (row: LogRow, changes: LineChanges, all: () => LineChanges) => Promise<NotKept | null>
  /** Notes in a stored log why it ends early, if that can still be written. */
  readonly cut: (id: string, why: LogHeader['cut']) => Promise<void>
  /** Newest first. */
  readonly rows: () => Promise<readonly LogRow[]>
  /** Deletes a log. */
  readonly forget: (id: string) => Promise<void>
  /** The lines of a log, oldest first. */
  readonly lines: (id: string) => Promise<readonly string[]>
}

/** What the store needs besides the database. */
export interface LogStoreOptions {
  readonly limits: LogLimits
  readonly now: () => number
  /** The ids of logs whose tabs are alive; null if the browser cannot say. */
  readonly living: () => Promise<ReadonlySet<string> | null>
}

/** Without locks, a tab that has written nothing for this long, ms, counts as closed. */
export const SILENT_FOR = 10 * 60_000

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '')

/** The logs in an open database. */
export const logStore = (db: LogDatabase, { limits, now, living }: LogStoreOptions): LogStore => {
  const rows = async (): Promise<readonly LogRow[]> =>
    (await db.getAll('logs')).toSorted((a, b) => b.header.startedAt - a.header.startedAt)

  /** The logs that can be deleted, oldest first: not this tab's and not those of other living tabs. */
  const dispensable = async (mine: string): Promise<LogRow[]> => {
    const [others, alive] = [await rows(), await living()]
    return others
      .filter(({ id, touchedAt }) => id !== mine && (alive ? !alive.has(id) : now() - touchedAt > SILENT_FOR))
      .toReversed()
  }
  const forget = async (id: string): Promise<void> => {
    const transaction = db.transaction(['logs', 'events'], 'readwrite')
    await Promise.all([
      transaction.objectStore('logs').delete(id),
      transaction.objectStore('events').delete(linesOf(id)),
      transaction.done,
    ])
  }
  /** Deletes the oldest logs until there is room for this one. False if only those of living tabs are left. */
  const makeRoom = async (row: LogRow): Promise<boolean> => {
    const others = (await rows()).filter(({ id }) => id !== row.id)
    let bytes = others.reduce((sum, other) => sum + other.bytes, row.bytes)
    let logs = others.length + 1
    const isTight = (): boolean => bytes > limits.all || logs > limits.logs
    if (!isTight()) return true
    for (const old of await dispensable(row.id)) {
      if (!isTight()) break
      await forget(old.id)
      bytes -= old.bytes
      logs -= 1
    }
    return bytes <= limits.all
  }
  const put = async (row: LogRow, changes: LineChanges, all: () => LineChanges): Promise<void> => {
    const transaction = db.transaction(['logs', 'events'], 'readwrite', { durability: 'relaxed' })
    const [logs, events] = [transaction.objectStore('logs'), transaction.objectStore('events')]
    transaction.done.catch(() => {}) // reported by what is awaited below
    try {
      const known = await logs.getKey(row.id)
      const work: Promise<unknown>[] = [logs.put(row)]
      for (const [seq, line] of known === undefined ? all() : changes)
        work.push(line === null ? events.delete([row.id, seq]) : events.put({ log: row.id, seq, line }))
      await Promise.all(work)
      await transaction.done
    } catch (error) {
      if (!transaction.error) abort(transaction)
      throw transaction.error ?? error
    }
  }

  return {
    rows,
    forget,
    lines: async (id) => (await db.getAll('events', linesOf(id))).map(({ line }) => line),
    cut: async (id, why) => {
      const row = await db.get('logs', id)
      if (row) await db.put('logs', { ...row, header: { ...row.header, cut: why } })
    },
    write: async (row, changes, all) => {
      try {
        if (!(await makeRoom(row))) return 'limit'
        for (;;) {
          try {
            await put(row, changes, all)
            return null
          } catch (error) {
            if (nameOf(error) !== 'QuotaExceededError') throw error
            const [oldest] = await dispensable(row.id)
            if (!oldest) return 'full'
            await forget(oldest.id) // full: delete the oldest log and retry
          }
        }
      } catch (error) {
        return nameOf(error) === 'QuotaExceededError' ? 'full' : 'failed' // reported by the caller
      }
    },
  }
}

const abort = (transaction: { readonly abort: () => void }): void => {
  try {
    transaction.abort()
  } catch {
    // it has already ended: nothing is left to roll back
  }
}
