import { vi } from 'vitest'

/** Waits until a check no longer throws. The limit guards against what hangs; a busy machine takes many times what a quiet one does. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 30_000 })
