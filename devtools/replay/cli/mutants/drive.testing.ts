import { concatMap, delay, from, of, VirtualTimeScheduler } from 'rxjs'
import type { DomainEvent, RecordedEvent } from '../../../../src/domain/kernel/event.ts'
import type { LogHeader } from '../../../../src/domain/log/log.ts'
import type { State } from '../../../../src/domain/state.ts'
import { startEffects } from '../../../../src/effects/runtime/effect.ts'
import type { Ports } from '../../../../src/effects/runtime/ports.ts'
import { createStore, type Store } from '../../../../src/effects/runtime/store.ts'
import type { Build } from '../build.ts'

/** What a person does, `after` ms after what they did before: a request or a command on the store. */
export interface Step {
  readonly after: number
  readonly does: DomainEvent | ((store: Store<State>) => void)
}

/** What an effect's host makes it say, each `ms` after the one before; an effect that no host serves says nothing. */
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
 * Records what the real store goes through on a build: a person's steps, and the responses of scripted hosts as the build's own
 * policies let them through, in virtual time.
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
  const stop = startEffects(effects, store, {} as Ports, ends) // hosts take the place of all that effects do
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
