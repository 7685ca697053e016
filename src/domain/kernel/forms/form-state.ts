import type { ProblemKey, Verdict } from './verdict.ts'

/** The state of a form. Secret values exist here in memory and are replaced before anything is recorded. */
export interface FormState {
  values: Record<string, string>
  secrets: Record<string, string>
  touched: Record<string, true>
  problems: Record<string, ProblemKey>
  /** A host's verdict on a field, as a key or as its own sentence, valid until the field's value changes. */
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
