import type { ProblemKey, Verdict } from './verdict.ts'

/** What the state keeps of a form. Secret values stand here in memory and are replaced before anything is recorded. */
export interface FormState {
  values: Record<string, string>
  secrets: Record<string, string>
  touched: Record<string, true>
  problems: Record<string, ProblemKey>
  /** What a host said of a field, by a key or in its own words: it holds until the value of that field changes. */
  verdicts: Record<string, Verdict>
  /** How often the form was refused: the error summary takes the focus each time. */
  submitted: number
}

export const emptyForm = (): FormState => ({
  values: {},
  secrets: {},
  touched: {},
  problems: {},
  verdicts: {},
  submitted: 0,
})
