import type { WrittenInteraction } from '../../contracts/agreement/pact-file.ts'

/** The parts of an operation that the portal uses, according to its code and its pacts. */
export interface Uses {
  /** The file that names a field or a parameter; null if none does. */
  readonly names: (name: string) => string | null
  /** The file that treats a status in a special way. */
  readonly branchesOn: (status: string) => string | null
  /** The file that reads more of a refusal than its sentence. */
  readonly readsRefusals: () => string | null
  readonly interactions: readonly WrittenInteraction[]
}
