import { Subject } from 'rxjs'
import type { AnyDefinition, RecordedEvent } from '../../domain/kernel/event.ts'
import { startEffects, type AnyEffect } from './effect.ts'
import type { Ports } from './ports.ts'
import type { Store } from './store.ts'

/**
 * Starts effects with the events that waited for them, in order. An event of a session that has since ended reaches only effects that
 * outlive a session.
 * @param ends the event that ends a session
 */
export const startWithWaiting = <State>(
  effects: readonly AnyEffect<State>[],
  waiting: readonly RecordedEvent[],
  store: Pick<Store<State>, 'events' | 'state' | 'append'>,
  ports: Ports,
  ends: AnyDefinition,
): void => {
  const [outliving, ending] = [new Subject<RecordedEvent>(), new Subject<RecordedEvent>()]
  const start = (outlives: boolean, events: Subject<RecordedEvent>) =>
    startEffects(
      effects.filter((effect) => effect.outlivesSession === outlives),
      { ...store, events },
      ports,
      ends,
    )
  start(true, outliving)
  start(false, ending)
  store.events.subscribe((event) => {
    outliving.next(event)
    ending.next(event)
  })
  const ended = waiting.findLastIndex(({ type }) => type === ends.type)
  waiting.forEach((event, index) => {
    outliving.next(event)
    if (index >= ended) ending.next(event)
  })
}
