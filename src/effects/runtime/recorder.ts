import type { DBSchema, IDBPDatabase } from 'idb'
import { openDB } from 'idb'
import type { RecordedEvent } from '../../domain/kernel/event.ts'
import type { Evolution } from '../../domain/kernel/evolve.ts'
import { hashOf } from '../../domain/kernel/hash.ts'
import type { LogHeader } from '../../domain/kernel/log.ts'
import { encodeLog } from '../../domain/kernel/log.ts'
import type { Redact } from '../../domain/kernel/redaction.ts'
import { pseudonymiser } from '../../domain/kernel/pseudonyms.ts'
import { compileRedaction } from '../../domain/kernel/redaction.ts'
import type { AnySlice, StateWith } from '../../domain/kernel/slice.ts'
import type { Store } from './store.ts'

/** How long an event may wait in memory before it is written, ms: what a killed tab may lose, with the writing itself: a quarter of a second. */
export const WRITE_AFTER = 100
/** How many logs of earlier page loads are kept. */
export const LOGS_KEPT = 10

interface Schema extends DBSchema {
  logs: { key: string; value: { id: string; header: LogHeader } }
  events: { key: [string, number]; value: { log: string; seq: number; event: RecordedEvent } }
}

/** Keeps the event log of this page load. */
export interface Recorder {
  /** The whole log so far as a file's text, redacted, with the hash of the redacted state. */
  readonly exportLog: () => Promise<string>
  /** Writes what waits. */
  readonly flush: () => Promise<void>
  /** Where the log is kept: `memory` where the browser forbids or refuses storage. */
  readonly keptIn: () => 'browser' | 'memory'
  readonly stop: () => void
}

/** What the recorder needs of the world; all of it is replaced in tests. */
export interface RecorderOptions<S extends AnySlice> {
  readonly store: Pick<Store<StateWith<S>>, 'events' | 'state'>
  readonly evolution: Pick<Evolution<S>, 'initial' | 'replay' | 'definitions'>
  /** Events that were appended before the recorder was there. */
  readonly early: readonly RecordedEvent[]
  readonly header: Omit<LogHeader, 'hash' | 'format' | 'formatVersion'>
  /** Random text, drawn for this log: pseudonyms of two logs cannot be joined. */
  readonly salt: string
  readonly id: string
  /** Events that are not stored where they changed nothing, such as idle ticks. */
  readonly quiet: ReadonlySet<string>
  /** Events of which the last of several in a row about one field stands for all. */
  readonly merging: ReadonlySet<string>
  readonly schedule: (work: () => void, ms: number) => () => void
  readonly open?: () => Promise<IDBPDatabase<Schema>>
}

const openLogs = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('portal-log', 1, {
    upgrade: (db) => {
      db.createObjectStore('logs', { keyPath: 'id' })
      db.createObjectStore('events', { keyPath: ['log', 'seq'] })
    },
  })

const fieldOf = ({ data }: RecordedEvent): string => {
  const { form, field } = data as { form?: string; field?: string } // only asked of events that merge: those of a form's field
  return `${form}/${field}`
}

/**
 * Records every event, redacted before it is kept anywhere: secrets never leave memory, personal values only as pseudonyms.
 * Events wait in memory for at most `WRITE_AFTER` ms and are then written in one transaction; what a browser will not
 * store stays in memory, and `keptIn` says so.
 */
export const startRecorder = <S extends AnySlice>(options: RecorderOptions<S>): Recorder => {
  const { store, evolution, id, quiet, merging, schedule, open = openLogs } = options
  const header: LogHeader = { format: 'benefits-portal-log', formatVersion: 1, ...options.header, hash: null }
  const pseudonyms = pseudonymiser(options.salt)
  const redactions = new Map<string, Redact>()
  const redact = (event: RecordedEvent): RecordedEvent => {
    const found = redactions.get(event.type)
    if (found) return { ...event, data: found(event.data) }
    const definition = evolution.definitions.get(event.type)
    if (!definition) throw new Error(`The recorder knows no event ${event.type}.`)
    redactions.set(event.type, compileRedaction(definition.codec, pseudonyms))
    return redact(event)
  }

  const log: RecordedEvent[] = []
  const unwritten = new Map<number, RecordedEvent | null>() // null: a stored event that a later one stands for
  // Every event in its redacted form, the merged and the quiet ones too: what a replay of the log must come to.
  const shadow = evolution.initial()
  let before = store.state()
  let cancel: (() => void) | null = null
  let kept: 'browser' | 'memory' = 'browser'

  const database = open()
    .then(async (db) => {
      await forgetOldLogs(db)
      await db.put('logs', { id, header })
      return db
    })
    .catch(() => {
      kept = 'memory' // no storage here: the log in memory is all there is, and `keptIn` says so
      return null
    })

  const flush = async (): Promise<void> => {
    cancel?.()
    cancel = null
    const batch = [...unwritten]
    unwritten.clear()
    const db = await database
    if (!db || batch.length === 0) return
    try {
      const transaction = db.transaction('events', 'readwrite', { durability: 'relaxed' })
      const writes = batch.map(([seq, event]) =>
        event ? transaction.store.put({ log: id, seq, event }) : transaction.store.delete([id, seq]),
      )
      await Promise.all([...writes, transaction.done])
    } catch {
      kept = 'memory' // full: the log in memory goes on, and `keptIn` says so
    }
  }

  const record = (event: RecordedEvent, redacted: RecordedEvent): void => {
    const last = log.at(-1)
    if (last && merging.has(event.type) && last.type === event.type && fieldOf(last) === fieldOf(event)) {
      log.pop()
      unwritten.set(last.seq, null)
    }
    log.push(redacted)
    unwritten.set(redacted.seq, redacted)
    cancel ??= schedule(() => void flush(), WRITE_AFTER)
  }
  const hear = (event: RecordedEvent, worthKeeping: boolean): void => {
    const redacted = redact(event)
    evolution.replay(shadow, [redacted])
    if (worthKeeping) record(event, redacted)
  }
  for (const event of options.early) hear(event, true)
  const subscription = store.events.subscribe((event) => {
    const changed = store.state() !== before
    before = store.state()
    hear(event, changed || !quiet.has(event.type))
  })

  return {
    exportLog: async () => {
      await flush()
      return encodeLog({ ...header, hash: hashOf(shadow) }, log)
    },
    flush,
    keptIn: () => kept,
    stop: () => {
      cancel?.()
      subscription.unsubscribe()
    },
  }
}

const eventsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

const forgetOldLogs = async (db: IDBPDatabase<Schema>): Promise<void> => {
  const logs = await db.getAll('logs')
  const old = logs.sort((a, b) => b.header.startedAt - a.header.startedAt).slice(LOGS_KEPT - 1)
  for (const { id } of old) {
    await db.delete('events', eventsOf(id))
    await db.delete('logs', id)
  }
}

/** The newest stored log, as a file's text: how the log of a killed tab is read after a reload. Null where there is none. */
export const readStoredLog = async (
  id: string,
  open: () => Promise<IDBPDatabase<Schema>> = openLogs,
): Promise<string | null> => {
  const db = await open()
  const found = await db.get('logs', id)
  if (!found) return null
  const stored = await db.getAll('events', eventsOf(id))
  return encodeLog(
    found.header,
    stored.map(({ event }) => event),
  )
}
