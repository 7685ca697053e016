/** Lets other messages be handled in the middle of long work, and reports how much of it is done, from 0 to 1. */
export type Progress = (part: number) => Promise<void>

/** Long work rejects with this once its result is no longer wanted. */
export class Superseded extends Error {
  override name = 'Superseded'
}

const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/**
 * Work that yields to other messages every 20 ms.
 * @param wanted false once the result is not wanted: the work then rejects with `Superseded`
 */
export const yielding = (wanted: () => boolean, tell: (part: number) => void): Progress => {
  let begun = performance.now()
  return async (part) => {
    if (performance.now() - begun < 20) return
    tell(part)
    await nextTurn()
    if (!wanted()) throw new Superseded()
    begun = performance.now()
  }
}
