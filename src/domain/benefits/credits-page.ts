import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { secret } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { masquerading, type masquerade } from '../session/masquerade.ts'

export const CreditsPageRequested = defineEvent('CreditsPageRequested', {})
/** The allowed address of the external page. It can contain the person's account, but never the access token. */
export const CreditsPageFound = defineEvent('CreditsPageFound', { url: secret })
/** The host named an address that the portal does not frame. */
export const CreditsPageRefused = defineEvent('CreditsPageRefused', {})
export const CreditsPageFailed = defineEvent('CreditsPageFailed', { problem: Problem })
/** What the frame reports. */
export const CreditsFrameLoaded = defineEvent('CreditsFrameLoaded', {})
export const CreditsFrameTimedOut = defineEvent('CreditsFrameTimedOut', {})
/** The person left the screen, and the frame was removed. */
export const CreditsPageLeft = defineEvent('CreditsPageLeft', {})

export type CreditsPageState =
  | { kind: 'none' }
  | { kind: 'asking' }
  | { kind: 'framed'; url: string; frame: 'loading' | 'loaded' }
  | { kind: 'timedOut' }
  | { kind: 'refused' }
  | { kind: 'failed'; problem: Problem }

export const creditsPage = defineSlice({
  name: 'creditsPage',
  lifetime: 'session',
  initial: (): { now: CreditsPageState } => ({ now: { kind: 'none' } }),
  own: {
    CreditsPageRequested,
    CreditsPageFound,
    CreditsPageRefused,
    CreditsPageFailed,
    CreditsFrameLoaded,
    CreditsFrameTimedOut,
    CreditsPageLeft,
  },
  on: {
    CreditsPageRequested: (draft) => {
      draft.now = { kind: 'asking' }
    },
    // A response that arrives after the person left must not be used by the next visit.
    CreditsPageFound: (draft, { url }) => {
      if (draft.now.kind === 'asking') draft.now = { kind: 'framed', url, frame: 'loading' }
    },
    CreditsPageRefused: (draft) => {
      if (draft.now.kind === 'asking') draft.now = { kind: 'refused' }
    },
    CreditsPageFailed: (draft, { problem }) => {
      if (draft.now.kind === 'asking') draft.now = { kind: 'failed', problem }
    },
    CreditsFrameLoaded: (draft) => {
      if (draft.now.kind === 'framed') draft.now.frame = 'loaded'
    },
    CreditsFrameTimedOut: (draft) => {
      draft.now = { kind: 'timedOut' }
    },
    CreditsPageLeft: (draft) => {
      draft.now = { kind: 'none' }
    },
  },
})
type Needs = StateWith<typeof creditsPage>

/** A masquerade's token is not the person's own, so no external page receives it. */
export const requestCreditsPage = (
  state: StateWith<typeof creditsPage | typeof masquerade>,
): Either<Refusal, DomainEvent> =>
  masquerading(state)
    ? left(refuse('masquerade'))
    : state.creditsPage.now.kind === 'asking'
      ? left(refuse('busy'))
      : right(CreditsPageRequested({}))

/** Only a frame that is loading reports anything. */
const awaited =
  (event: DomainEvent) =>
  ({ creditsPage: { now } }: Needs): Either<Refusal, DomainEvent> =>
    now.kind === 'framed' && now.frame === 'loading' ? right(event) : left(refuse('notAwaited'))

export const noteFrameLoaded = awaited(CreditsFrameLoaded({}))
export const noteFrameTimedOut = awaited(CreditsFrameTimedOut({}))

export const leaveCreditsPage = ({ creditsPage: { now } }: Needs): Either<Refusal, DomainEvent> =>
  now.kind === 'none' ? left(refuse('away')) : right(CreditsPageLeft({}))

export const selectCreditsPage = selector([creditsPage], (state): CreditsPageState => state.creditsPage.now)
