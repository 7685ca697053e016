import { followFamily } from './shell/family-changes.ts'
import { expireDrafts, keepDrafts, restoreDrafts } from './shell/drafts.ts'

/** The effects of the shell that home does not need. */
export const effects = [keepDrafts, restoreDrafts, expireDrafts, followFamily] as const
