import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { LogHeader } from '../../../domain/log/log.ts'
import { openText, sealText } from '../adapters/sealed.ts'

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

/** The size limits, in bytes of the logs' lines; a database takes a little more. See docs/decisions/logs-and-redaction.md, ‘Sizes and tabs’. */
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
  /** Ends the connection: an open one keeps all that its recorder holds. */
  readonly close: () => void
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
    close: () => db.close(),
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

/** Which tabs are alive, by the logs that they record. */
export interface LivingTabs {
  /** Reports which log this tab records, until the next one or the end of its page. */
  readonly keep: (id: string) => void
  /** The ids of the logs that living tabs record; null if the browser cannot say. */
  readonly living: () => Promise<ReadonlySet<string> | null>
}

const PREFIX = 'portal-log:'

/**
 * Living tabs by the browser's locks, which it releases with the page, however that ended. A page releases its lock when hidden, because a
 * held lock would keep it out of the back/forward cache; it takes the lock again when it returns.
 */
export const livingTabs = (
  locks: Pick<LockManager, 'request' | 'query'> | undefined,
  page: Pick<EventTarget, 'addEventListener'>,
): LivingTabs => {
  let recorded: string | null = null
  let letGo = (): void => {}
  const hold = (): void => {
    if (!locks || recorded === null) return
    const released = new Promise<void>((resolve) => (letGo = resolve))
    locks.request(`${PREFIX}${recorded}`, { mode: 'shared' }, () => released).catch(() => {}) // refused: the log counts as that of a closed tab, and is written again if it was deleted
  }
  page.addEventListener('pagehide', () => {
    letGo()
  })
  page.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted === true) hold()
  })
  return {
    keep: (id) => {
      letGo()
      recorded = id
      hold()
    },
    living: async () => {
      if (!locks) return null
      const { held = [] } = await locks.query()
      return new Set(held.flatMap(({ name = '' }) => (name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])))
    },
  }
}
