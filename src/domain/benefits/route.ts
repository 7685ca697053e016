import type { StateWith } from '../kernel/slice.ts'
import type { masquerade } from '../session/masquerade.ts'
import { selectProfile, type session } from '../session/session.ts'
import type { Setup } from './choice.ts'
import type { Route } from './submission.ts'

/**
 * How a choice is sent: see `Route`. Null until the choice and the person are known. A reapplication creates one new selection; afterwards
 * that one is updated, so that it is never created twice. [SEL-3]
 */
export const routeOf = (state: StateWith<typeof session | typeof masquerade>, found: Setup | null): Route | null => {
  const profile = selectProfile(state)
  if (!found || !profile) return null
  const acting = state.masquerade.now
  if (acting) return { kind: 'forEmployee', client: profile.client.id, employee: acting.userId }
  return found.selection === null || (found.selection.next === 'reapply' && found.kept === null)
    ? { kind: 'create' }
    : { kind: 'update', selectionId: found.selection.selectionId }
}
