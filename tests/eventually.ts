import { vi } from 'vitest'

/** Waits until a check no longer throws. The limit is only for checks that hang: a busy machine takes many times longer than a quiet one. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 30_000 })
