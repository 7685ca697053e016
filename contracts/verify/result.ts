import type { Interaction } from './pact-file.ts'
import type { Outcome } from './verification.ts'

/** What the reports tell: one run against one host. */
export interface Result {
  readonly host: string
  /** As it may be shown. */
  readonly url: string
  /** Of this program and the contracts that it carries. */
  readonly version: string
  readonly begun: Date
  /** The outcomes by the pact that they belong to. */
  readonly pacts: readonly { readonly source: string; readonly outcomes: readonly Outcome[] }[]
}

/** All outcomes of a run. */
export const outcomesOf = ({ pacts }: Result): readonly Outcome[] => pacts.flatMap(({ outcomes }) => outcomes)

/** How many interactions were kept, and how many were not. */
export const sumOf = (outcomes: readonly Outcome[]): { readonly passed: number; readonly failed: number } => {
  const passed = outcomes.filter(({ result }) => result === 'kept').length
  return { passed, failed: outcomes.length - passed }
}

/** The states of an interaction, with the parameters that it gives them: `benefit-selected {"benefitId":"210"}`. */
export const statesShown = ({ states }: Interaction): string =>
  states
    .map(({ name, params }) => (Object.keys(params).length === 0 ? name : `${name} ${JSON.stringify(params)}`))
    .join(', ')
