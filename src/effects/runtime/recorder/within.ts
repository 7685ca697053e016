/**
 * Resolves when the promise does, and after `ms` milliseconds at the latest.
 * @param schedule runs work after ms milliseconds
 */
export const within = (
  promise: Promise<unknown>,
  ms: number,
  schedule: (work: () => void, ms: number) => () => void,
): Promise<void> =>
  new Promise((resolve) => {
    const cancel = schedule(resolve, ms)
    const settle = (): void => {
      cancel()
      resolve()
    }
    promise.then(settle, settle)
  })
