import type { Observable } from 'rxjs'
import type { RecordedEvent } from '../../domain/kernel/event.ts'

/**
 * Starts effects whose chunk is still loading: events wait for them meanwhile. If the chunk fails to load, the waiting events are lost, and
 * the next request loads it again.
 * @param load loads the chunk; its result starts the effects with the events that waited
 * @param failed reports that the chunk failed to load
 * @param past events that came before: they have waited, too
 */
export const startLazyEffects = (
  load: () => Promise<(waiting: readonly RecordedEvent[]) => void>,
  events: Observable<RecordedEvent>,
  failed: () => void,
  past: readonly RecordedEvent[] = [],
): void => {
  let waiting: RecordedEvent[] = [...past]
  let isLoading = false
  const fetch = (): void => {
    isLoading = true
    load().then(
      (start) => {
        subscription.unsubscribe()
        start(waiting)
      },
      () => {
        isLoading = false
        waiting = []
        failed()
      },
    )
  }
  const subscription = events.subscribe((event) => {
    waiting.push(event)
    if (!isLoading && event.type.endsWith('Requested')) fetch()
  })
  fetch()
}
