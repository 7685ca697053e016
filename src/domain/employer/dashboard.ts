import { left, right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, upcast, type DomainEvent } from '../kernel/event.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { failed, idle, loaded, loading, valueOf, type Remote } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import {
  approvals,
  byUrgency,
  PendingBenefit,
  PendingBenefit2,
  PendingBenefitsLoaded,
  SelectionsApproved,
  SelectionsRejected,
  withoutChecks,
} from './approvals.ts'
import { Registration } from './registration.ts'

/** Tiles of the dashboard with their own figure; each loads and fails separately. The others reuse data of other screens. */
export const TileName = t.keyof({ approvals: null, registration: null, twoFactor: null })
export type TileName = t.TypeOf<typeof TileName>

export const TileRequested = defineEvent('TileRequested', { tile: TileName })
export const TileFailed = defineEvent('TileFailed', { tile: TileName, problem: Problem })
/** `waiting` lists the benefits; a log of the first version has only the counts. */
export const PendingCounted = defineEvent(
  'PendingCounted',
  { selections: t.number, benefits: t.number, waiting: t.array(PendingBenefit) },
  [
    upcast(t.type({ selections: t.number, benefits: t.number }), (old) => ({ ...old, waiting: [] })),
    upcast(t.type({ selections: t.number, benefits: t.number, waiting: t.array(PendingBenefit2) }), (old) => ({
      ...old,
      waiting: old.waiting.map(withoutChecks),
    })),
  ],
)
/** How many employees have no two-factor authentication, and whether all must use it. */
export const TwoFactorCounted = defineEvent('TwoFactorCounted', { without: t.number, demanded: t.boolean })
export const RegistrationCounted = defineEvent('RegistrationCounted', { registration: Registration })

interface DashboardState {
  approvals: Remote<{ selections: number; benefits: number; waiting: PendingBenefit[] }>
  registration: Remote<Registration>
  twoFactor: Remote<{ without: number; demanded: boolean }>
}

/** What has been decided waits no longer. */
const takeDecided = (draft: DashboardState, { decided }: { decided: readonly string[] }): void => {
  if (draft.approvals.status !== 'idle' && draft.approvals.value)
    draft.approvals.value.selections = Math.max(0, draft.approvals.value.selections - decided.length)
}

export const dashboard = defineSlice({
  name: 'dashboard',
  lifetime: 'session',
  initial: (): DashboardState => ({ approvals: idle, registration: idle, twoFactor: idle }),
  own: { TileRequested, TileFailed, PendingCounted, RegistrationCounted, TwoFactorCounted },
  on: {
    TileRequested: (draft, { tile }) => {
      switch (tile) {
        case 'approvals':
          draft.approvals = loading(draft.approvals)
          return
        case 'registration':
          draft.registration = loading(draft.registration)
          return
        case 'twoFactor':
          draft.twoFactor = loading(draft.twoFactor)
          return
      }
    },
    TileFailed: (draft, { tile, problem }) => {
      switch (tile) {
        case 'approvals':
          draft.approvals = failed(draft.approvals, problem)
          return
        case 'registration':
          draft.registration = failed(draft.registration, problem)
          return
        case 'twoFactor':
          draft.twoFactor = failed(draft.twoFactor, problem)
          return
      }
    },
    PendingCounted: (draft, counted, at) => {
      draft.approvals = loaded(counted, at)
    },
    TwoFactorCounted: (draft, counted, at) => {
      draft.twoFactor = loaded(counted, at)
    },
    RegistrationCounted: (draft, { registration }, at) => {
      draft.registration = loaded(registration, at)
    },
  },
  extraReducers: (on) => [
    on(SelectionsApproved, takeDecided),
    on(SelectionsRejected, takeDecided),
    on(PendingBenefitsLoaded, (draft, { benefits }, at) => {
      const selections = benefits.reduce((sum, { count }) => sum + count, 0)
      draft.approvals = loaded({ selections, benefits: benefits.length, waiting: benefits }, at)
    }),
  ],
})
type Needs = StateWith<typeof dashboard>

export const requestTile = (_: unknown, tile: TileName): Either<Refusal, DomainEvent> => right(TileRequested({ tile }))

/** Counts the selections that wait, once, for the frame around pages that do not count them. */
export const requestWaitingCount = ({ dashboard }: Needs): Either<Refusal, DomainEvent> =>
  dashboard.approvals.status === 'idle' ? right(TileRequested({ tile: 'approvals' })) : left(refuse('notNeeded'))

/** What to decide next: the benefit just decided while some of its selections wait, then the most urgent one. */
export const selectNextApproval = selector([dashboard, approvals], (state): PendingBenefit | null => {
  const counted = state.dashboard.approvals
  if (counted.status !== 'loaded') return null
  const waiting = byUrgency(counted.value.waiting)
  const decided = valueOf(state.approvals.pending)?.benefitId
  return waiting.find(({ benefitId }) => benefitId === decided) ?? waiting[0] ?? null
})

export const selectDashboard = selector([dashboard], (state) => state.dashboard)
