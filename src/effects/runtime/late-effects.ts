import { Subject } from 'rxjs'
import type { AnyDefinition, RecordedEvent } from '../../domain/kernel/event.ts'
import type { AnyEffect } from './effect.ts'
import { startEffects } from './effect.ts'
import type { Ports } from './ports.ts'
import type { Store } from './store.ts'

/** The types of the events that start a list of effects: what the `hears` of their group must name. */
export type HeardBy<Effects extends readonly { readonly on: readonly AnyDefinition[] }[]> =
  Effects[number]['on'][number]['type']

/** Effects whose script is loaded when an event first asks for one of them. */
export interface LateEffects<State> {
  readonly name: string
  /** Every event that starts one of the effects, by type. */
  readonly hears: Readonly<Record<string, true>>
  /** Events of those types that none of the effects acts upon: they do not load the script. */
  readonly ignores?: (event: RecordedEvent) => boolean
  readonly load: () => Promise<{ readonly effects: readonly AnyEffect<State>[] }>
}

/**
 * Starts late effects. Events that arrive while their script loads are kept and answered in order once it is there; an
 * event of a session that ended in the meantime starts only what outlives a session. A script that cannot be loaded is
 * told of, its events are lost, and the next event tries again.
 * @param whole what the effects need beside their script: the slices that they read
 * @param warm the type of an event after which every script is fetched ahead of need; failing then is no matter
 * @param missing told with the group's name when the script of an event that waits could not be loaded
 */
export const startLateEffects = <State>(
  groups: readonly LateEffects<State>[],
  store: Pick<Store<State>, 'events' | 'state' | 'append'>,
  ports: Ports,
  ends: AnyDefinition,
  warm: AnyDefinition,
  whole: Promise<unknown>,
  missing: (name: string) => void,
): (() => void) => {
  const stops = groups.map((group) => {
    let phase: 'absent' | 'loading' | 'running' = 'absent'
    let kept: { event: RecordedEvent; over: boolean }[] = []
    let stopEffects: (() => void) | null = null
    let stopped = false
    const outliving = new Subject<RecordedEvent>()
    const ending = new Subject<RecordedEvent>()

    const begin = (effects: readonly AnyEffect<State>[]): void => {
      if (stopped) return
      const start = (outlives: boolean, events: Subject<RecordedEvent>) =>
        startEffects(
          effects.filter((effect) => effect.outlivesSession === outlives),
          { ...store, events },
          ports,
          ends,
        )
      const stopping = [start(true, outliving), start(false, ending)]
      stopEffects = () => {
        for (const stop of stopping) stop()
      }
      phase = 'running'
      const waiting = kept
      kept = []
      for (const { event, over } of waiting) {
        outliving.next(event)
        if (!over) ending.next(event)
      }
    }

    const fetch = (): void => {
      if (phase !== 'absent') return
      phase = 'loading'
      Promise.all([group.load(), whole]).then(
        ([{ effects }]) => {
          begin(effects)
        },
        () => {
          phase = 'absent'
          if (kept.length > 0 && !stopped) missing(group.name)
          kept = []
        },
      )
    }

    const subscription = store.events.subscribe((event) => {
      if (phase === 'running') {
        outliving.next(event)
        ending.next(event)
        return
      }
      if (event.type === ends.type) kept = kept.map((one) => ({ ...one, over: true }))
      if (Object.hasOwn(group.hears, event.type) && group.ignores?.(event) !== true) {
        kept.push({ event, over: false })
        fetch()
      } else if (event.type === warm.type) fetch()
    })
    return () => {
      stopped = true
      subscription.unsubscribe()
      stopEffects?.()
    }
  })
  return () => {
    for (const stop of stops) stop()
  }
}
