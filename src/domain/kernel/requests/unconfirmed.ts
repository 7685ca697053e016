import { writeResultOf, type Problem } from './problem.ts'
import type { Remote } from './remote.ts'

/** Whether a change failed but may still have been made; another read shows whether it was. */
export const isUnconfirmed = (change: { readonly kind: string; readonly problem?: Problem | null }): boolean =>
  change.problem ? writeResultOf(change.problem) === 'unknown' : false

/** The progress of reading a value again after an unconfirmed change; a problem if that failed. */
export type Rereading = 'reading' | 'read' | Problem

/** The progress for a value that is read again. An earlier value does not count, because it may no longer hold. */
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
