import { EMPTY, from } from 'rxjs'
import type { AnyDefinition, EventOf } from '../../domain/kernel/event.ts'
import type { EventDefinition } from '../../domain/kernel/event.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { outcomeOf } from '../../domain/kernel/requests/problem.ts'
import { portalEffect } from './portal-effect.ts'

/** Reads again what a change may have changed, where nobody knows whether it was made: a screen then shows what holds. */
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
    readonly reads: (data: Data) => readonly EventOf<Emits>[]
  },
) =>
  portalEffect({
    name,
    on: [failed],
    policy: 'everyOne',
    emits,
    run: ({ data }) => (outcomeOf(data.problem) === 'unknown' ? from(reads(data)) : EMPTY),
  })
