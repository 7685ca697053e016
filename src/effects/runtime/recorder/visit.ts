import type { LogRow, NotKept } from './recorder-database.ts'

/** A log that can be viewed and saved. */
export interface Visit extends Omit<LogRow, 'touchedAt'> {
  /** Where the log is: `browser`, or why it is only in memory. */
  readonly kept: 'browser' | NotKept
  /** How many events happened after the last one that was recorded. */
  readonly missing: number
}

/** Keeps the event log of this page load, and finds those of earlier ones. */
export interface Recorder {
  /** The whole log so far as a file's text, redacted, with the hash of the redacted state. Needs no storage. */
  readonly exportLog: () => string
  /** This visit, then the earlier ones that the browser still keeps, newest first. */
  readonly visits: () => Promise<readonly Visit[]>
  /** The lines of a visit's log, its header first; null if it no longer exists. Without an id, those of this visit, which need no storage. */
  readonly lines: (id?: string) => Promise<readonly string[] | null>
  /** Redacts and writes pending events. */
  readonly flush: () => Promise<void>
  /** Where the log is kept: `browser`, or why it is only in memory. */
  readonly keptIn: () => Visit['kept']
  /**
   * Writes what waits and stops: the session is over.
   * @param forgets whose logs are deleted, this one included; null if all are kept
   */
  readonly end: (forgets: string | null) => Promise<void>
  readonly stop: () => void
}
