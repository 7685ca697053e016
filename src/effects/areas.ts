import type { RecordedEvent } from '../domain/kernel/event.ts'
import { SessionEnded } from '../domain/session/session.ts'
import type { EventName, State } from '../domain/state.ts'
import { effects as account } from './account.ts'
import { effects as benefits } from './benefits.ts'
import { effects as content } from './content.ts'
import { effects as employer } from './employer.ts'
import { effects as family } from './family.ts'
import type { effects as first } from './first.ts'
import { effects as home } from './home.ts'
import { effects as rewards } from './rewards.ts'
import type { Ports } from './runtime/ports.ts'
import type { Store } from './runtime/store.ts'
import { startWithWaiting } from './runtime/waiting-events.ts'
import { effects as session } from './session.ts'
import { effects as shell } from './shell.ts'
import { effects as signedIn } from './signed-in.ts'

const later = [
  ...session,
  ...shell,
  ...account,
  ...content,
  ...home,
  ...benefits,
  ...rewards,
  ...employer,
  ...family,
] as const

/** The effects of all areas, including those that started before this chunk loaded. */
export const effects = [...signedIn, ...later] as const

type Trigger = (typeof effects | typeof first)[number]['on'][number]['type']
type Requested = Extract<EventName, `${string}Requested`>

/** A request event without an effect does not compile: the error names it. */
type Unhandled = Exclude<Requested, Trigger>
true satisfies [Unhandled] extends [never] ? true : `No effect of an area's list is on ${Unhandled}`

/** Starts the effects that have not started yet, with the events that waited for this chunk. */
export const startAreas =
  (store: Pick<Store<State>, 'events' | 'state' | 'append'>, ports: Ports) =>
  (waiting: readonly RecordedEvent[]): void =>
    startWithWaiting(later, waiting, store, ports, SessionEnded)
