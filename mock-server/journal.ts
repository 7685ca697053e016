import type { Mismatch } from './contract.ts'
import type { HostName } from './description.ts'
import type { FaultKind } from './faults.ts'

/** A call that was answered. The query and the bodies are left out, because they may hold personal data. */
export interface JournalEntry {
  readonly world: string
  readonly host: HostName
  readonly method: string
  readonly path: string
  readonly operation: string | null
  /** Null when the connection was dropped. */
  readonly status: number | null
  readonly fault: FaultKind | null
  readonly mismatch: Mismatch | null
}

/** A mismatch with the world that it happened in. */
export type WorldMismatch = Mismatch & { readonly world: string }

/** What happened, over all worlds. */
export interface Journal {
  readonly add: (entry: JournalEntry) => void
  /** The last 50 calls, newest first. */
  readonly calls: () => readonly JournalEntry[]
  /** Every mismatch since the last clearing, oldest first; of one world if it is named. */
  readonly mismatches: (world?: string) => readonly WorldMismatch[]
  readonly clearMismatches: () => void
}

const keptCalls = 50

/** An empty journal. */
export const createJournal = (): Journal => {
  let calls: readonly JournalEntry[] = []
  let mismatches: readonly WorldMismatch[] = []
  return {
    add: (entry) => {
      calls = [entry, ...calls].slice(0, keptCalls)
      if (entry.mismatch) mismatches = [...mismatches, { ...entry.mismatch, world: entry.world }]
    },
    calls: () => calls,
    mismatches: (world) => (world === undefined ? mismatches : mismatches.filter((one) => one.world === world)),
    clearMismatches: () => {
      mismatches = []
    },
  }
}
