import type { Mismatch } from './contract.ts'
import type { Host } from '../openapi/document.ts'
import type { FaultKind } from './faults.ts'

/** A call that got a response. The query and the bodies are left out, because they may hold personal data. */
export interface JournalEntry {
  readonly world: string
  readonly host: Host
  readonly method: string
  readonly path: string
  readonly operation: string | null
  /** Null when the connection was dropped. */
  readonly status: number | null
  /** The variant of the success response, named as in `openapi/variants.ts`; null if it is not a declared one. */
  readonly variant: string | null
  readonly fault: FaultKind | null
  readonly mismatch: Mismatch | null
}

/** A mismatch with the world that it happened in. */
export type WorldMismatch = Mismatch & { readonly world: string }

/** How often an operation responded with a variant of a status. The status is null if the connection was dropped. */
export interface ResponseCount {
  readonly operation: string
  readonly status: number | null
  readonly variant: string | null
  readonly count: number
}

/** What happened, over all worlds. */
export interface Journal {
  readonly add: (entry: JournalEntry) => void
  /** The last 50 calls, newest first. */
  readonly calls: () => readonly JournalEntry[]
  /** Which operations responded with which statuses, and how often, in a world or in each of them. */
  readonly responseCounts: (world?: string) => readonly ResponseCount[]
  /** Forgets the calls of a deleted world. */
  readonly forget: (world: string) => void
  /** Every mismatch since the last clearing, oldest first; of one world if it is named. */
  readonly mismatches: (world?: string) => readonly WorldMismatch[]
  readonly clearMismatches: () => void
}

const keptCalls = 50

/** An empty journal. */
export const createJournal = (): Journal => {
  const calls: JournalEntry[] = []
  let mismatches: readonly WorldMismatch[] = []
  const counts = new Map<string, Map<string, ResponseCount>>()
  return {
    add: (entry) => {
      calls.push(entry)
      if (calls.length > keptCalls) calls.shift()
      const { world, operation, status, variant } = entry
      if (operation !== null) {
        const ofWorld = counts.get(world) ?? new Map<string, ResponseCount>()
        const key = `${operation} ${status} ${variant}`
        counts.set(world, ofWorld.set(key, { operation, status, variant, count: (ofWorld.get(key)?.count ?? 0) + 1 }))
      }
      if (entry.mismatch) mismatches = [...mismatches, { ...entry.mismatch, world: entry.world }]
    },
    calls: () => calls.toReversed(),
    responseCounts: (world) => {
      const worlds = world === undefined ? [...counts.keys()] : [world]
      return worlds.flatMap((name) => [...(counts.get(name)?.values() ?? [])])
    },
    forget: (world) => {
      counts.delete(world)
    },
    mismatches: (world) => (world === undefined ? mismatches : mismatches.filter((one) => one.world === world)),
    clearMismatches: () => {
      mismatches = []
    },
  }
}
