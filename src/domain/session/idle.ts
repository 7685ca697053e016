import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { phaseAt, type IdlePhase } from './idle-phase.ts'

/** Once a second while signed in; `lastActivityAt` is the last call of any tab, in ms since 1970. */
export const IdleTick = defineEvent('IdleTick', { lastActivityAt: t.number })
export const IdleExpired = defineEvent('IdleExpired', {})
export const StayRequested = defineEvent('StayRequested', {})
export const StayConfirmed = defineEvent('StayConfirmed', {})
export const StayFailed = defineEvent('StayFailed', { problem: Problem })

export const idle = defineSlice({
  name: 'idle',
  lifetime: 'visitor',
  initial: (): { phase: IdlePhase; staying: boolean } => ({ phase: { kind: 'active' }, staying: false }),
  own: { IdleTick, IdleExpired, StayRequested, StayConfirmed, StayFailed },
  on: {
    IdleTick: (draft, { lastActivityAt }, at) => {
      const next = phaseAt(lastActivityAt, at)
      const same =
        next.kind === draft.phase.kind &&
        (next.kind !== 'counting' || (draft.phase.kind === 'counting' && next.secondsLeft === draft.phase.secondsLeft))
      if (!same) draft.phase = next
    },
    IdleExpired: (draft) => {
      draft.phase = { kind: 'expired' }
    },
    StayRequested: (draft) => {
      draft.staying = true
    },
    StayConfirmed: (draft) => {
      draft.phase = { kind: 'active' }
      draft.staying = false
    },
    StayFailed: (draft) => {
      draft.staying = false
    },
  },
})

/** A tick, or the end: the countdown reached 0. */
export const tick = (
  state: StateWith<typeof idle>,
  { lastActivityAt }: { lastActivityAt: number },
  now: number,
): Either<Refusal, DomainEvent> => {
  if (state.idle.phase.kind === 'expired') return left(refuse('expired'))
  return right(phaseAt(lastActivityAt, now).kind === 'expired' ? IdleExpired({}) : IdleTick({ lastActivityAt }))
}

export const stay = (state: StateWith<typeof idle>): Either<Refusal, DomainEvent> =>
  state.idle.staying || state.idle.phase.kind === 'expired' ? left(refuse('busy')) : right(StayRequested({}))

export const selectIdle = selector([idle], (state) => state.idle)
