import { isLeft } from 'fp-ts/lib/Either.js'
import { concatMap, delay, from, of, VirtualTimeScheduler } from 'rxjs'
import type { KnownCommand } from '../../../../src/domain/kernel/command.ts'
import type { RecordedEvent } from '../../../../src/domain/kernel/event.ts'
import { encodeLog } from '../../../../src/domain/log/encode-log.ts'
import type { LogNote, RecordedCommand } from '../../../../src/domain/log/notes.ts'
import type { State } from '../../../../src/domain/state.ts'
import { startEffects, type AnyEffect } from '../../../../src/effects/runtime/effect.ts'
import type { Ports } from '../../../../src/effects/runtime/ports.ts'
import { createStore, type Store } from '../../../../src/effects/runtime/store.ts'
import type { Build } from '../build.ts'
import { workOf } from '../translate.ts'
import { header, START, type Hosts, type Step } from './drive.testing.ts'
import { noise, noiseHosts } from './noise.testing.ts'
import type { VisitMutant } from './visit-mutants.testing.ts'

type AnyCommand = Parameters<Store<State>['dispatch']>[0]

/** A log, and its events. */
export interface RecordedVisit {
  readonly text: string
  readonly events: readonly RecordedEvent[]
}

/** Hosts whose responses go through the build's own effects and into the log. */
const hostsOf = (
  mutant: VisitMutant,
  effects: readonly AnyEffect<State>[],
  state: () => State,
  note: (note: LogNote) => void,
): Hosts =>
  Object.fromEntries(
    Object.entries(mutant.responses ?? {}).map(([operation, { effect: name, body }]) => [
      name,
      (trigger: RecordedEvent) => {
        const effect = effects.find((one) => one.name === name)
        if (!effect) throw new Error(`There is no effect ${name}.`)
        const { seq, at } = trigger
        const call: LogNote = {
          ...{ kind: 'call', line: 0, at: at + 200, after: seq, cause: seq, operation, method: 'GET' },
          ...{ status: 200, ms: 200, body, problem: null },
        }
        note(call)
        const made = workOf(effect, trigger, [call], state())
        if (isLeft(made)) throw new Error(`The work of ${name} needs ${made.left} as well.`)
        return made.right.map((event) => [200, event] as const)
      },
    ]),
  )

/**
 * Records a visit on a build in virtual time, as the portal would: the steps of the mutant after some hundred others, commands with their
 * names, and the hosts' responses.
 */
export const recordVisit = async (build: Build, mutant: VisitMutant, seed: number): Promise<RecordedVisit> => {
  const modules = await build.modules()
  const known = modules['src/domain/commands.generated.ts']?.['commands'] as ReadonlyMap<unknown, KnownCommand> // what that file exports
  const exported = Object.assign({}, ...Object.values(modules)) as Readonly<Record<string, AnyCommand>> // commands by name, among all other exports
  const effects = await build.effects()
  const scheduler = new VirtualTimeScheduler()
  const store = createStore(build.evolution, () => START + scheduler.now())
  const [events, notes]: [RecordedEvent[], LogNote[]] = [[], []]
  const commands = new Map<number, RecordedCommand>()
  store.events.subscribe((event) => events.push(event))
  store.asides.subscribe((aside) => {
    const name = aside.kind === 'command' ? known.get(aside.command)?.name : undefined
    if (aside.kind !== 'command' || name === undefined) return
    const command = { name, ...(aside.input === undefined ? {} : { input: aside.input }) }
    if (aside.refusal === null) commands.set(aside.seq, command)
    else notes.push({ kind: 'refused', line: 0, at: aside.at, after: aside.seq, ...command, reason: 'refused' })
  })
  const responses = hostsOf(mutant, effects, store.state, (note) => notes.push(note))
  const hosts: Hosts = { ...noiseHosts(seed), ...mutant.hosts, ...responses }
  const ends = build.evolution.definitions.get('SessionEnded')
  if (!ends) throw new Error('The build knows no SessionEnded.')
  const stop = startEffects(
    effects.map((effect) =>
      effect.withWork((trigger) =>
        from(hosts[effect.name]?.(trigger) ?? []).pipe(
          concatMap(([ms, event]) => of(event).pipe(delay(ms, scheduler))),
        ),
      ),
    ),
    store,
    {} as Ports, // scripted hosts replace the work of all effects
    ends,
  )
  const quiet = (one: Step): Step => ({ ...one, after: one.after + 1 })
  const steps: readonly Step[] = [
    ...noise(250, seed),
    { after: 60_000, does: () => undefined }, // every response to the noise has arrived
    ...mutant.steps.map(({ after, does }): Step => {
      if ('type' in does) return { after, does }
      return { after, does: (live) => void live.dispatch(exported[does.command] as AnyCommand, does.input as never) } // named in visit-mutants.testing.ts
    }),
  ]
  let time = 0
  for (const { after, does } of steps.map(quiet)) {
    time += after
    scheduler.schedule(() => {
      if (typeof does === 'function') does(store)
      else store.append(does)
    }, time)
  }
  scheduler.flush()
  stop()
  return { events, text: encodeLog(header, events, { notes, commandOf: ({ seq }) => commands.get(seq) ?? null }) }
}
