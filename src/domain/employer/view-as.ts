import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import { defineEvent, type DomainEvent } from '../kernel/event.ts'
import { reference } from '../kernel/codecs/classification.ts'
import { Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice, type StateWith } from '../kernel/slice.ts'
import { masquerading, type masquerade } from '../session/masquerade.ts'

/** An administrator sees the portal as an employee does, in a separate tab. The link is in no event. */
export const ViewAsRequested = defineEvent('ViewAsRequested', { employeeId: reference })
export const ViewAsOpened = defineEvent('ViewAsOpened', { employeeId: reference })
/** The browser blocked the tab; the host was not called. */
export const ViewAsBlocked = defineEvent('ViewAsBlocked', { employeeId: reference })
export const ViewAsFailed = defineEvent('ViewAsFailed', { employeeId: reference, problem: Problem })

export type ViewAsState =
  | { kind: 'open' }
  | { kind: 'sending' }
  | { kind: 'opened' }
  | { kind: 'blocked' }
  | { kind: 'failed'; problem: Problem }

export const viewAs = defineSlice({
  name: 'viewAs',
  lifetime: 'session',
  initial: (): { employeeId: string | null; now: ViewAsState } => ({ employeeId: null, now: { kind: 'open' } }),
  own: { ViewAsRequested, ViewAsOpened, ViewAsBlocked, ViewAsFailed },
  on: {
    ViewAsRequested: (draft, { employeeId }) => {
      draft.employeeId = employeeId
      draft.now = { kind: 'sending' }
    },
    ViewAsOpened: (draft) => {
      draft.now = { kind: 'opened' }
    },
    ViewAsBlocked: (draft) => {
      draft.now = { kind: 'blocked' }
    },
    ViewAsFailed: (draft, { problem }) => {
      draft.now = { kind: 'failed', problem }
    },
  },
})
type Needs = StateWith<typeof viewAs | typeof masquerade>

/** Refused during a masquerade: masquerades do not nest. */
export const requestViewAs = (state: Needs, employeeId: string): Either<Refusal, DomainEvent> => {
  if (masquerading(state)) return left(refuse('masquerade'))
  return state.viewAs.now.kind === 'sending' ? left(refuse('busy')) : right(ViewAsRequested({ employeeId }))
}

/** How the request for this employee ended. */
export const selectViewAs = selector([viewAs], ({ viewAs: { employeeId, now } }, id: string): ViewAsState =>
  employeeId === id ? now : { kind: 'open' },
)
