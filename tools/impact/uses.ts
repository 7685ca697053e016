import type { WrittenInteraction } from '../../contracts/agreement/pact-file.ts'

/** What of an operation the portal uses, as far as its code and its pacts tell. */
export interface Uses {
  /** The file that names a field or a parameter; null where none does. */
  readonly names: (name: string) => string | null
  /** The file that treats a status in a special way. */
  readonly branchesOn: (status: string) => string | null
  /** The file that reads more of a refusal than its sentence. */
  readonly readsRefusals: () => string | null
  readonly interactions: readonly WrittenInteraction[]
}
