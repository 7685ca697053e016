import { concatMap, delay, from, of, VirtualTimeScheduler } from 'rxjs'
import type { DomainEvent, RecordedEvent } from '../../../../src/domain/kernel/event.ts'
import type { LogHeader } from '../../../../src/domain/log/log.ts'
import type { State } from '../../../../src/domain/state.ts'
import { startEffects } from '../../../../src/effects/runtime/effect.ts'
import type { Ports } from '../../../../src/effects/runtime/ports.ts'
import { createStore, type Store } from '../../../../src/effects/runtime/store.ts'
import type { Build } from '../build.ts'

/** What a user does, `after` ms after their last step: a request or a command on the store. */
export interface Step {
  readonly after: number
  readonly does: DomainEvent | ((store: Store<State>) => void)
}

/** The events that an effect emits in response to a trigger, each `ms` after the one before. An effect without an entry emits nothing. */
export type Hosts = Readonly<
  Record<string, (trigger: RecordedEvent) => readonly (readonly [ms: number, event: DomainEvent])[]>
>

/** When recorded logs begin, ms since 1970. */
export const START = Date.UTC(2026, 10, 20, 9)

export const header: LogHeader = {
  format: 'benefits-portal-log',
  formatVersion: 3,
  build: 'mutated',
  startedAt: START,
  brand: 'acme',
  browser: 'Chromium 140',
  hash: null,
  versions: null,
  cut: null,
  redaction: 'full',
}

/**
 * Records a visit in the real store of a build, in virtual time: a user's steps, and the responses of scripted hosts as far as the
 * build's own policies let them through.
 */
export const recordOn = async (
  build: Build,
  steps: readonly Step[],
  hosts: Hosts,
): Promise<readonly RecordedEvent[]> => {
  const scheduler = new VirtualTimeScheduler()
  const store = createStore(build.evolution, () => START + scheduler.now())
  const log: RecordedEvent[] = []
  store.events.subscribe((event) => log.push(event))
  const ends = build.evolution.definitions.get('SessionEnded')
  if (!ends) throw new Error('The build knows no SessionEnded.')
  const effects = (await build.effects()).map((effect) =>
    effect.withWork((trigger) =>
      from(hosts[effect.name]?.(trigger) ?? []).pipe(concatMap(([ms, event]) => of(event).pipe(delay(ms, scheduler)))),
    ),
  )
  const stop = startEffects(effects, store, {} as Ports, ends) // scripted hosts replace the work of all effects
  let time = 0
  for (const { after, does } of steps) {
    time += after
    scheduler.schedule(() => {
      if (typeof does === 'function') does(store)
      else store.append(does)
    }, time)
  }
  scheduler.flush()
  stop()
  return log
}
