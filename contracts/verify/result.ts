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
  /** The results by the pact that they belong to. */
  readonly pacts: readonly { readonly source: string; readonly results: readonly InteractionResult[] }[]
}

/** All results of a run. */
export const resultsOf = ({ pacts }: Result): readonly InteractionResult[] => pacts.flatMap(({ results }) => results)

/** How many interactions were kept, and how many were not. */
export const sumOf = (results: readonly InteractionResult[]): { readonly passed: number; readonly failed: number } => {
  const passed = results.filter(({ result }) => result === 'kept').length
  return { passed, failed: results.length - passed }
}

/** The states of an interaction, with the parameters that it gives them: `benefit-selected {"benefitId":"210"}`. */
export const statesShown = ({ states }: Interaction): string =>
  states
    .map(({ name, params }) => (Object.keys(params).length === 0 ? name : `${name} ${JSON.stringify(params)}`))
    .join(', ')
