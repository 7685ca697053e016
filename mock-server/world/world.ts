import { createFaults, type Faults } from '../faults.ts'
import { createIdempotencyKeys, type IdempotencyKeys } from '../idempotency.ts'
import type { ScenarioName } from '../scenarios/names.ts'
import type { ResponseMode } from '../sparse.ts'
import type { Dump } from './records.ts'
import { createTables, dumpOf, type Tables } from './tables.ts'

/** A separate state behind the same operations: nothing that happens in one world is seen in another. */
export interface World {
  readonly name: string
  /** The scenario that it was made with, or null. */
  readonly scenario: ScenarioName | null
  readonly db: Tables
  readonly faults: Faults
  readonly keys: IdempotencyKeys
  /** How much of each response this world sends. */
  responses: ResponseMode
  /** The optional fields (`Selection.reference`) that it sends in every mode. */
  fields: ReadonlySet<string>
  /** The whole content, to be loaded again later. */
  readonly dump: () => Dump
}

/** Makes a world with the given content. */
export const createWorld = (
  name: string,
  scenario: ScenarioName | null,
  content: Dump,
  responses: ResponseMode = 'full',
): World => {
  const db = createTables(content)
  return {
    name,
    scenario,
    db,
    faults: createFaults(),
    keys: createIdempotencyKeys(),
    responses,
    fields: new Set(),
    dump: () => dumpOf(db),
  }
}
