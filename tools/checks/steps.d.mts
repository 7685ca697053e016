/** What a step of `npm run check` found. */
export interface StepResult {
  readonly passed: number
  readonly failed: number
  readonly output: string
  readonly failures?: readonly string[]
}

/** Every step of `npm run check`, in the order in which they begin. */
export const steps: readonly {
  readonly name: string
  readonly cores: 1 | 2
  readonly needs: readonly string[]
  readonly work: (more: readonly string[]) => Promise<StepResult>
}[]
