import type { Payment, Timing } from '../../rules.ts'

/** A benefit as the catalogue lists it: what is the same for everybody. */
export interface CatalogueEntry {
  readonly id: string
  readonly name: string
  readonly icon: string
  readonly groupCode: string
  readonly summary: string
  readonly description: string
  readonly points: readonly string[]
  readonly covers: string
  readonly timing: Timing
  readonly payment: Payment
  /** Whether people pay income tax on what Acme pays. */
  readonly inKind?: true
  readonly takeUpPercent: number
  readonly waitsForProbation: boolean
  readonly related: readonly string[]
  /** Its own questions with their answers, before those of every benefit. */
  readonly faqs?: readonly (readonly [question: string, answer: string])[]
}
