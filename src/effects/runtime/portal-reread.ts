import { EMPTY, from, of } from 'rxjs'
import type { AnyDefinition, EventDefinition, EventOf } from '../../domain/kernel/event.ts'
import { writeResultOf, type Problem } from '../../domain/kernel/requests/problem.ts'
import { isUnconfirmed } from '../../domain/kernel/requests/unconfirmed.ts'
import type { State } from '../../domain/state.ts'
import { portalEffect } from './portal-effect.ts'

/** Reads again what a change affects, if nobody knows whether it was made, so that the screen shows the current data. */
export const rereadEffect = <
  const Name extends string,
  Data extends { readonly problem: Problem },
  const Emits extends AnyDefinition,
>(
  failed: EventDefinition<Name, Data>,
  {
    name,
    emits,
    reads,
  }: {
    readonly name: string
    readonly emits: readonly Emits[]
    readonly reads: (data: Data, state: State) => readonly EventOf<Emits>[]
  },
) =>
  portalEffect({
    name,
    on: [failed],
    policy: 'everyOne',
    emits,
    run: ({ data }, _, state) => (writeResultOf(data.problem) === 'unknown' ? from(reads(data, state())) : EMPTY),
  })

/** Records a change whose response was lost as a success, if the data that was read again shows it. */
export const findEffect = <const Name extends string, Data, const Emits extends AnyDefinition>(
  loaded: EventDefinition<Name, Data>,
  {
    name,
    emits,
    change,
    found,
  }: {
    readonly name: string
    readonly emits: readonly Emits[]
    /** The change as the state keeps it. */
    readonly change: (state: State, data: Data) => Parameters<typeof isUnconfirmed>[0] | undefined
    /** The events of its success; none if the data does not show it. */
    readonly found: (data: Data, state: State) => readonly EventOf<Emits>[]
  },
) =>
  portalEffect({
    name,
    on: [loaded],
    policy: 'everyOne',
    emits,
    run: ({ data }, _, state) => {
      const now = change(state(), data)
      return now && isUnconfirmed(now) ? of(...found(data, state())) : EMPTY
    },
  })
