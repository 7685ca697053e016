import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { State } from '../../../src/domain/state.ts'
import type { AnyEffect } from '../../../src/effects/runtime/effect.ts'
import { nearest } from '../../../tools/layers.mjs'
import { noAnnotations, type Annotations } from './read.ts'
import type { Build } from './build.ts'
import { commandsAgain, type CommandsWanted } from './commands.ts'
import { judgeDrawn, judgeShown, type Draws, type Shows } from './shows.ts'
import { judgeExpected, type Expected } from './expected.ts'
import type { Failure, Judge } from './failure.ts'
import { brokenOverlap, resimulate, type Overlap } from './resimulate.ts'
import { noEvent } from './at.ts'
import { selectorNamed } from './selectors.ts'
import { translate } from './translate.ts'
import { faultScanOf } from '../reading/log-faults.ts'

/**
 * What a log is judged by.
 * - `sound`: no handler throws, and every invariant holds after every event.
 * - `expected`: after the last event this place of the state, or of a selector's result, has this value.
 * - `shows`: the screen after the last event shows a text, or does not.
 * - `draws`: the screen after the last event is drawn without an exception.
 * - `commands`: on the build every recorded command does what the log says, or one does what a tester expects.
 * - `overlap`: simulated again under the policies of the build's effects, its calls overlap as they should.
 */
export type Wanted =
  | { readonly kind: 'sound' }
  | Expected
  | Shows
  | Draws
  | CommandsWanted
  | { readonly kind: 'overlap'; readonly overlap: Overlap }

/** Judges a log by what must be true of every log. */
export const judgeSound = (build: Build, events: readonly RecordedEvent[]): Failure | null => {
  const faults = faultScanOf(build.evolution, build.invariants)
  for (const event of events) {
    faults.receive(event)
    const failure = faults.failure()
    if (failure) return failure
  }
  return null
}

/** A log as the effects of a build emit it: under their policies, with the events that their work makes from the recorded responses. */
const emittedAgain = (
  build: Build,
  effects: readonly AnyEffect<State>[],
  events: readonly RecordedEvent[],
  beside: Annotations,
): readonly RecordedEvent[] =>
  resimulate(build.evolution, effects, translate(build, effects, events, beside).events).emitted

const upTo = (events: readonly RecordedEvent[], after: number | null): readonly RecordedEvent[] =>
  after === null ? events : events.filter(({ seq }) => seq <= after)

/** Whether judging a build needs its effects. */
export const needsEffects = (wanted: Wanted): boolean =>
  wanted.kind === 'overlap' || (wanted.kind === 'expected' && wanted.resimulated)

/** Throws a sentence if a log lacks the event after which it should be judged. */
export const mustHave = (events: readonly RecordedEvent[], wanted: Wanted): void => {
  const after = 'after' in wanted ? wanted.after : null
  if (after === null || after === 0 || events.some(({ seq }) => seq === after)) return
  const below = events.findLast(({ seq }) => seq < after)
  const above = events.find(({ seq }) => seq > after)
  throw new Error(noEvent(after, below ?? null, above ?? null))
}

/**
 * Makes the judge of a build; throws a sentence if the build has no such selector, effect or command.
 * @param beside what the log holds beside its events
 */
export const judgeOf = async (build: Build, wanted: Wanted, beside: Annotations = noAnnotations): Promise<Judge> => {
  switch (wanted.kind) {
    case 'sound':
      return (events) => judgeSound(build, events)
    case 'expected': {
      const { from, resimulated, after } = wanted
      const select = from && (await selectorNamed(build, from.name)).select
      const effects = resimulated ? await build.effects() : null
      return (events) => {
        const until = upTo(events, after)
        const judged = effects ? emittedAgain(build, effects, until, beside) : until
        return judgeExpected(build, wanted, select, judged)
      }
    }
    case 'shows':
      return (events) => judgeShown(build, wanted, upTo(events, wanted.after))
    case 'draws':
      return (events) => judgeDrawn(build, wanted, upTo(events, wanted.after))
    case 'commands': {
      const again = await commandsAgain(build, beside, wanted)
      return (events, except) => again.failures(events).find(({ sort }) => !except?.has(sort)) ?? null
    }
    case 'overlap': {
      const effects = await build.effects()
      const { overlap } = wanted
      if (!effects.some(({ name }) => name === overlap.effect))
        throw new Error(
          `There is no effect ${overlap.effect} on ${build.name}. The nearest names are ${nearest(
            overlap.effect,
            effects.map(({ name }) => name),
          ).join(', ')}.`,
        )
      return (events) => {
        const broken = brokenOverlap(resimulate(build.evolution, effects, events), overlap)
        return broken && { kind: 'overlap', sort: `overlap ${overlap.effect} ${overlap.rule}`, ...broken }
      }
    }
  }
}
