import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { failed, idle, loaded, loading, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { masquerading, type masquerade } from '../session/masquerade.ts'
import { TwoFactorListLoaded, TwoFactorListRequested } from './two-factor-list.ts'
import { defineRead } from '../kernel/requests/read.ts'
import { defineWrite } from '../kernel/requests/write.ts'

const setting = { enabled: t.boolean }

export const enforcementRead = defineRead('Enforcement', {
  data: { enabled: t.boolean },
  value: ({ enabled }) => enabled,
})
export const { EnforcementRequested, EnforcementLoaded, EnforcementFailed } = enforcementRead.events
/** The people a change affects: those without two-factor if it is turned on, those with it if it is turned off. */
export const AffectedCountRequested = defineEvent('AffectedCountRequested', setting)
export const AffectedCounted = defineEvent('AffectedCounted', { count: t.number })
export const AffectedCountFailed = defineEvent('AffectedCountFailed', { problem: Problem })
export const EnforcementChangeDropped = defineEvent('EnforcementChangeDropped', {})
export const changeWrite = defineWrite('EnforcementChange', { data: setting })
export const { EnforcementChangeRequested, EnforcementChangeFailed } = changeWrite.events
export const EnforcementChanged = defineEvent('EnforcementChanged', setting)

export type EnforcementChange =
  | { kind: 'none' }
  | { kind: 'asking'; enabled: boolean; affected: Remote<number>; problem: Problem | null }
  | { kind: 'sending'; enabled: boolean; affected: Remote<number> }
  | { kind: 'done'; enabled: boolean }

interface EnforcementState {
  enabled: Remote<boolean>
  change: EnforcementChange
}

export const twoFactorEnforcement = defineSlice({
  name: 'twoFactorEnforcement',
  lifetime: 'session',
  initial: (): EnforcementState => ({ enabled: idle, change: { kind: 'none' } }),
  own: {
    ...enforcementRead.events,
    AffectedCountRequested,
    AffectedCounted,
    AffectedCountFailed,
    EnforcementChangeDropped,
    ...changeWrite.events,
    EnforcementChanged,
  },
  on: {
    ...enforcementRead.on('enabled'),
    // A visit with a known setting reloads it after drawing: a change started meanwhile stays.
    EnforcementRequested: (draft) => {
      draft.enabled = loading(draft.enabled)
      if (draft.change.kind === 'done') draft.change = { kind: 'none' }
    },
    AffectedCountRequested: (draft, { enabled }) => {
      draft.change = { kind: 'asking', enabled, affected: loading(idle), problem: null }
    },
    AffectedCounted: (draft, { count }, at) => {
      if (draft.change.kind === 'asking') draft.change.affected = loaded(count, at)
    },
    AffectedCountFailed: (draft, { problem }) => {
      if (draft.change.kind === 'asking') draft.change.affected = failed(idle, problem)
    },
    EnforcementChangeDropped: (draft) => {
      draft.change = { kind: 'none' }
    },
    EnforcementChangeRequested: (draft, { enabled }) => {
      if (draft.change.kind === 'asking') draft.change = { kind: 'sending', enabled, affected: draft.change.affected }
    },
    EnforcementChanged: (draft, { enabled }, at) => {
      draft.enabled = loaded(enabled, at)
      draft.change = { kind: 'done', enabled }
    },
    EnforcementChangeFailed: (draft, { problem }) => {
      if (draft.change.kind === 'sending') draft.change = { ...draft.change, kind: 'asking', problem }
    },
  },
  extraReducers: (on) => [
    on(TwoFactorListRequested, (draft) => {
      if (draft.change.kind === 'done') draft.change = { kind: 'none' }
    }),
    on(TwoFactorListLoaded, (draft, { enforced }, at) => {
      draft.enabled = loaded(enforced, at)
    }),
  ],
})
type Needs = StateWith<typeof twoFactorEnforcement>

export const requestEnforcement = (): Either<Refusal, DomainEvent> => right(EnforcementRequested({}))

/** Starts a change by counting the people it affects. Refused during a masquerade. */
export const askEnforcement = (
  state: Needs & StateWith<typeof masquerade>,
  enabled: boolean,
): Either<Refusal, DomainEvent> => {
  if (masquerading(state)) return left(refuse('masquerade'))
  const { enabled: now, change } = state.twoFactorEnforcement
  if (change.kind === 'sending') return left(refuse('busy'))
  return valueOf(now) === !enabled ? right(AffectedCountRequested({ enabled })) : left(refuse('notNeeded'))
}

export const dropEnforcement = (state: Needs): Either<Refusal, DomainEvent> =>
  state.twoFactorEnforcement.change.kind === 'asking' ? right(EnforcementChangeDropped({})) : left(refuse('notAsked'))

/** Makes the change once the person has seen whom it affects. */
export const changeEnforcement = (state: Needs): Either<Refusal, DomainEvent> => {
  const { change } = state.twoFactorEnforcement
  if (change.kind !== 'asking') return left(refuse('notAsked'))
  return change.affected.status === 'loaded'
    ? right(EnforcementChangeRequested({ enabled: change.enabled }))
    : left(refuse('notCounted'))
}

export const selectEnforcement = selector([twoFactorEnforcement], (state) => state.twoFactorEnforcement)
