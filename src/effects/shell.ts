import { watchConnection } from './shell/connection.ts'
import { followFamily } from './shell/family-changes.ts'
import { letPanelLeave } from './shell/panels.ts'
import { expireDrafts, keepDrafts, restoreDrafts } from './shell/drafts.ts'

/** The effects of the shell that no first page needs. */
export const effects = [keepDrafts, restoreDrafts, expireDrafts, watchConnection, letPanelLeave, followFamily] as const
