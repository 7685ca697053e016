/**
 * Runs steps side by side as far as the cores allow: the first of those that are left, that fits, and whose needs have ended.
 * A need that is not among the steps counts as met. `onResult` is called with each result in the order of the list.
 */
export const schedule: <
  Step extends { readonly name: string; readonly cores: number; readonly needs: readonly string[] },
  Result,
>(
  steps: readonly Step[],
  cores: number,
  work: (step: Step) => Promise<Result>,
  onResult: (result: Result, step: Step) => void,
) => Promise<void>
