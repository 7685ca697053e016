import { defer, distinctUntilChanged, filter, map, merge, Observable, skipWhile, startWith } from 'rxjs'
import type { Connection } from '../ports.ts'

/** The window's events of one kind; rxjs has this for every kind of target, which costs the first script 0.3 kB. */
const eventsOf = <K extends keyof WindowEventMap>(kind: K): Observable<WindowEventMap[K]> =>
  new Observable((subscriber) => {
    const next = (event: WindowEventMap[K]): void => subscriber.next(event)
    globalThis.addEventListener(kind, next)
    return () => globalThis.removeEventListener(kind, next)
  })

/** The network, as the browser reports it. */
export const browserConnection: Connection = {
  changes: defer(() =>
    merge(eventsOf('online'), eventsOf('offline')).pipe(
      map(() => navigator.onLine),
      startWith(navigator.onLine),
      distinctUntilChanged(),
      skipWhile((online) => online),
    ),
  ),
}

/** Emits when the browser restores the page from its back/forward cache. */
export const pageRestored: Observable<void> = defer(() =>
  eventsOf('pageshow').pipe(
    filter(({ persisted }) => persisted),
    map(() => undefined),
  ),
)

/** Emits once somebody can see the page: not while the browser only prepares it, nor while its tab is behind another. */
export const pageShown: Observable<void> = new Observable((subscriber) => {
  const look = (): void => {
    if (document.visibilityState === 'hidden') return
    subscriber.next()
    subscriber.complete()
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => document.removeEventListener('visibilitychange', look)
})
