import type { Interaction } from './pact-file.ts'
import type { InteractionResult } from './verification.ts'

/** One run against one host. */
export interface Result {
  readonly host: string
  /** Without what a query or a user name would give away. */
  readonly url: string
  /** Of this program and the contracts that it carries. */
  readonly version: string
  readonly begun: Date
  /** The results by what they belong to: a pact, or `browsers`. */
  readonly groups: readonly { readonly source: string; readonly results: readonly InteractionResult[] }[]
}

/** All results of a run. */
export const resultsOf = ({ groups }: Result): readonly InteractionResult[] => groups.flatMap(({ results }) => results)

/** How many interactions were kept, and how many were not. */
export const sumOf = (results: readonly InteractionResult[]): { readonly passed: number; readonly failed: number } => {
  const passed = results.filter(({ result }) => result === 'kept').length
  return { passed, failed: results.length - passed }
}

/** The states of an interaction, with the parameters that it gives them: `benefit-selected {"benefitId":"210"}`. */
export const statesShown = ({ states }: Pick<Interaction, 'states'>): string =>
  states
    .map(({ name, params }) => (Object.keys(params).length === 0 ? name : `${name} ${JSON.stringify(params)}`))
    .join(', ')
