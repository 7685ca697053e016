import type { Observable } from 'rxjs'
import { defer, distinctUntilChanged, filter, fromEvent, map, merge, skipWhile, startWith } from 'rxjs'
import type { Connection } from '../ports.ts'

/** The network, as the browser reports it. */
export const browserConnection: Connection = {
  changes: defer(() =>
    merge(fromEvent(globalThis, 'online'), fromEvent(globalThis, 'offline')).pipe(
      map(() => navigator.onLine),
      startWith(navigator.onLine),
      distinctUntilChanged(),
      skipWhile((online) => online),
    ),
  ),
}

/** Emits when the browser restores the page from its back/forward cache. */
export const pageRestored: Observable<void> = defer(() =>
  fromEvent<PageTransitionEvent>(globalThis, 'pageshow').pipe(
    filter(({ persisted }) => persisted),
    map(() => undefined),
  ),
)
