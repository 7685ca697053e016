import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { secret } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { hasLeft, session, SessionEnded } from './session.ts'

/** A signed-out visitor requests the work platform: they log in first and then continue. */
export const WorkPlatformAwaited = defineEvent('WorkPlatformAwaited', {})
export const WorkPlatformRequested = defineEvent('WorkPlatformRequested', {})
/** The address contains a ticket that signs the person in. */
export const WorkPlatformFound = defineEvent('WorkPlatformFound', { url: secret })
export const WorkPlatformFailed = defineEvent('WorkPlatformFailed', { problem: Problem })

interface WorkPlatformState {
  awaited: boolean
  now: { kind: 'none' } | { kind: 'going' } | { kind: 'failed'; problem: Problem }
}

/** It outlives the session, because the request is made before the login and fulfilled after it. */
export const workPlatform = defineSlice({
  name: 'workPlatform',
  lifetime: 'page',
  initial: (): WorkPlatformState => ({ awaited: false, now: { kind: 'none' } }),
  own: { WorkPlatformAwaited, WorkPlatformRequested, WorkPlatformFound, WorkPlatformFailed },
  on: {
    WorkPlatformAwaited: (draft) => {
      draft.awaited = true
    },
    WorkPlatformRequested: (draft) => {
      draft.awaited = false
      draft.now = { kind: 'going' }
    },
    WorkPlatformFound: () => {},
    WorkPlatformFailed: (draft, { problem }) => {
      draft.now = { kind: 'failed', problem }
    },
  },
  extraReducers: (on) => [
    on(SessionEnded, (draft) => {
      draft.now = { kind: 'none' }
    }),
  ],
})
type Needs = StateWith<typeof workPlatform>

export const awaitWorkPlatform = (state: Needs): Either<Refusal, DomainEvent> =>
  state.workPlatform.awaited ? left(refuse('awaited')) : right(WorkPlatformAwaited({}))

export const goToWorkPlatform = (state: Needs): Either<Refusal, DomainEvent> =>
  state.workPlatform.now.kind === 'going' ? left(refuse('busy')) : right(WorkPlatformRequested({}))

export const selectWorkPlatform = selector([workPlatform], (state) => state.workPlatform.now)

/** Where a person goes after signing in. A leaver can have only credits: `/app/` decides once that is known. */
export const selectLanding = selector(
  [workPlatform, session],
  ({ workPlatform: { awaited }, session: { now } }): string => {
    if (awaited) return '/wrkit-redirect-sso/'
    return now.kind === 'signedIn' && hasLeft(now.profile.user) ? '/app/' : '/app/home/'
  },
)
