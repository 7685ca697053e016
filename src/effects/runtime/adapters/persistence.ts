import { map, merge, Observable, take } from 'rxjs'
import type { Clock, Persistence, Storage } from '../ports.ts'

/** The minimum time between two writes of a key, ms. */
export const SAVE_EVERY = 500
/** How long a restore can take before the portal continues without it, ms. */
export const RESTORE_WITHIN = 5000

/**
 * Keeps texts in local storage, each key written at most once in 500 ms: the first at once, then the newest.
 * @param onHide runs its argument when the page is hidden or closed, to write what still waits
 * @param soon runs its argument when the browser is idle, so that reading delays no paint
 */
export const throttledPersistence = (
  storage: Storage,
  clock: Clock,
  onHide: (work: () => void) => void,
  soon: (work: () => void) => void,
): Persistence => {
  const waiting = new Map<string, string>()
  const resting = new Set<string>()
  const write = (key: string): void => {
    const text = waiting.get(key)
    if (text === undefined) return
    waiting.delete(key)
    storage.write('local', key, text)
    resting.add(key)
    clock.after(SAVE_EVERY).subscribe(() => {
      resting.delete(key)
      write(key)
    })
  }
  onHide(() => {
    for (const [key, text] of waiting) storage.write('local', key, text)
    waiting.clear()
  })
  return {
    save: (key, text) => {
      waiting.set(key, text)
      if (!resting.has(key)) write(key)
    },
    drop: (key) => {
      waiting.delete(key)
      storage.remove('local', key)
    },
    restore: (key) => {
      const read = new Observable<string | null>((subscriber) => {
        soon(() => {
          subscriber.next(storage.read('local', key))
        })
      })
      return merge(read, clock.after(RESTORE_WITHIN).pipe(map(() => null))).pipe(take(1))
    },
  }
}
