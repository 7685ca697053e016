import { watchConnection } from './shell/connection.ts'
import { keepDrafts, restoreDrafts } from './shell/drafts.ts'

/** The effects of the shell that no first page needs. */
export const effects = [keepDrafts, restoreDrafts, watchConnection] as const
