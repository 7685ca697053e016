import type { Faker } from '@faker-js/faker'
import type { RecordedEvent } from '../../../src/domain/kernel/event.ts'
import type { CallNote, LogNote, RecordedCommand } from '../../../src/domain/log/notes.ts'
import { besideIn } from '../../replay/cli/beside.ts'
import type { Build } from '../../replay/cli/build.ts'
import { readLog } from '../../replay/cli/read.ts'
import { resimulate } from '../../replay/cli/resimulate.ts'
import { faultsOf, ordersOf } from '../../replay/cli/what-if.ts'

/** A visit as it could have been: events and the notes between them, all numbered as in the recorded log. */
export interface Visit {
  readonly events: readonly RecordedEvent[]
  readonly notes: readonly LogNote[]
  readonly commands: ReadonlyMap<number, RecordedCommand>
}

/** How many orders of one recorded log are tried. */
const ORDERS = 12
/** How many failures of one recorded log are tried. */
const FAULTS = 24

const problemOf = ({ data }: RecordedEvent): string | null => {
  const found = (data as { readonly problem?: { readonly kind?: unknown } } | null)?.problem?.kind // any event's data
  return typeof found === 'string' ? found : null
}

/** The calls of a visit in which some responses failed: the call ended in that problem. */
const failing = (
  notes: readonly LogNote[],
  before: readonly RecordedEvent[],
  after: readonly RecordedEvent[],
): readonly LogNote[] => {
  const types = new Map(before.map(({ seq, type }) => [seq, type]))
  const failed = new Map<number, string>()
  for (const event of after) {
    const problem = problemOf(event)
    if (problem !== null && event.causedBy !== null && types.get(event.seq) !== event.type)
      failed.set(event.causedBy, problem)
  }
  return notes.map((note): LogNote => {
    const problem = note.kind === 'call' && note.cause !== null ? failed.get(note.cause) : undefined
    if (problem === undefined || note.kind !== 'call') return note
    const { body: _, ...call } = note
    return { ...call, problem, status: problem === 'refused' ? 500 : null } satisfies CallNote
  })
}

const every = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most ? all : Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] as T) // within the list

/**
 * The variants of a recorded log: itself, other orders of its responses, and failures instead of responses, each as the effects' policies
 * let it happen.
 */
export const visitsOf = async (
  bytes: Uint8Array,
  build: Build,
  effects: Awaited<ReturnType<Build['effects']>>,
  seed: number,
): Promise<readonly Visit[]> => {
  const { events } = readLog(bytes, build)
  const { notes, commands } = besideIn(bytes)
  const variants = [
    ...ordersOf(events, seed, ORDERS),
    ...every([...faultsOf(events, effects, build.evolution.definitions)], FAULTS),
  ]
  return [
    { events, notes, commands },
    ...variants.map((variant) => {
      const { emitted } = resimulate(build.evolution, effects, variant.events)
      return { events: emitted, notes: failing(notes, events, emitted), commands }
    }),
  ]
}

/** A visit up to one of the user's steps, as users can leave at any. */
export const shortened = ({ events, ...rest }: Visit, chance: Faker): Visit => {
  const steps = events.flatMap(({ causedBy }, i) => (causedBy === null && i > 5 ? [i] : []))
  if (steps.length === 0 || chance.datatype.boolean(0.4)) return { events, ...rest }
  return { events: events.slice(0, chance.helpers.arrayElement(steps)), ...rest }
}
