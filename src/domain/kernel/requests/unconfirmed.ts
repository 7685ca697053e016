import type { Problem } from './problem.ts'
import { writeResultOf } from './problem.ts'
import type { Remote } from './remote.ts'

/** Whether a change failed and may have been made all the same: reading again shows what holds. */
export const isUnconfirmed = (change: { readonly kind: string; readonly problem?: Problem | null }): boolean =>
  change.problem ? writeResultOf(change.problem) === 'unknown' : false

/** How far it is read again what holds; a problem where it could not be. */
export type Rereading = 'reading' | 'read' | Problem

/** Of a value that is read again: what was known before may no longer hold. */
export const rereadingOf = (remote: Remote<unknown>): Rereading => {
  switch (remote.status) {
    case 'idle':
    case 'loading':
      return 'reading'
    case 'failed':
      return remote.problem
    case 'loaded':
      return 'read'
  }
}
