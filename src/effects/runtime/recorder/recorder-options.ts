import type { RecordedEvent } from '../../../domain/kernel/event.ts'
import type { Evolution } from '../../../domain/kernel/evolve.ts'
import type { AnySlice, StateWith } from '../../../domain/kernel/slice.ts'
import type { LogHeader } from '../../../domain/log/log.ts'
import type { KnownCommand } from '../../../domain/kernel/command.ts'
import type { Aside, Store } from '../store.ts'
import type { LineWorker } from './line-worker.ts'
import type { Redactors } from './recorder-lines.ts'
import type { NotKept } from './recorder-database.ts'
import type { LogLimits, LogStore } from './recorder-store.ts'

/** What the recorder needs; tests replace all of it. */
export interface RecorderOptions<S extends AnySlice> {
  readonly store: Pick<Store<StateWith<S>>, 'events' | 'asides' | 'state'>
  readonly evolution: Pick<Evolution<S>, 'initial' | 'replay' | 'definitions'>
  /** Events that were appended before the recorder loaded. */
  readonly early: readonly RecordedEvent[]
  /** What was recorded besides events before then. */
  readonly earlyAsides: readonly Aside[]
  /** The name in the log of each command that screens dispatch. */
  readonly commands: ReadonlyMap<unknown, KnownCommand>
  readonly fieldCommands: Readonly<Record<string, string>>
  readonly header: Pick<LogHeader, 'build' | 'startedAt' | 'brand' | 'browser'>
  /** Whether the log has the redacted bodies of the hosts' responses. */
  readonly hasBodies: boolean
  /** How a build for test data records; null in every release. */
  readonly redactors: Redactors | null
  /** Makes the lines that take long; null if the page makes all of them. */
  readonly worker: LineWorker | null
  /** Random text, generated for this log: pseudonyms of two logs cannot be joined. */
  readonly salt: string
  readonly id: string
  /** Whose the log is: of whoever signed in last; null if nobody did. */
  readonly owner: () => string | null
  /** Events that are not stored if they changed nothing, such as idle ticks. */
  readonly quiet: ReadonlySet<string>
  /** Events that merge: of several in a row about one field, only the last is stored. */
  readonly merging: ReadonlySet<string>
  /** Events that are stored even after one that cannot be folded, such as the crash that it caused. */
  readonly lasting: ReadonlySet<string>
  readonly schedule: (work: () => void, ms: number) => () => void
  readonly now: () => number
  readonly limits: LogLimits
  /** Opens the browser's logs; calls back when they are lost, or while another tab blocks them. Rejects if they are forbidden. */
  readonly open: (lost: (why: NotKept) => void, waiting: () => void) => Promise<LogStore>
}
