import type { Reproduction } from './curl.ts'
import type { Interaction } from './pact-file.ts'
import type { Problem } from './problems.ts'

/** What a result is about: an interaction of a pact, or a rule that no pact can express, which has neither number nor status. */
export interface Subject extends Pick<Interaction, 'operation' | 'description' | 'method' | 'path' | 'states'> {
  readonly number: number | null
  readonly status: number | null
}

/** How one interaction or rule ended: kept, broken by a response, or not tried because the host refused the state. */
export interface InteractionResult<Of extends Subject = Subject> {
  readonly interaction: Of
  readonly result: 'kept' | 'broken' | 'state refused'
  readonly problems: readonly Problem[]
  /** How a person can repeat the call; null if none was made. */
  readonly reproduction: Reproduction | null
  /** A problem outside the interaction, such as a refused teardown. */
  readonly note: string | null
  readonly seconds: number
}

/** One run against one host. */
export interface Result {
  readonly host: string
  /** Without query and user name, which could hold secrets. */
  readonly url: string
  /** The version of this program and its contracts. */
  readonly version: string
  readonly begun: Date
  /** The results by what they belong to: a pact, or `browsers`. */
  readonly groups: readonly { readonly source: string; readonly results: readonly InteractionResult[] }[]
}

/** All results of a run. */
export const resultsOf = ({ groups }: Result): readonly InteractionResult[] => groups.flatMap(({ results }) => results)

/** How many interactions were kept and how many were not. */
export const sumOf = (results: readonly InteractionResult[]): { readonly passed: number; readonly failed: number } => {
  const passed = results.filter(({ result }) => result === 'kept').length
  return { passed, failed: results.length - passed }
}
