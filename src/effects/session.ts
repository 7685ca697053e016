import { leaveStalePage } from './session/session.ts'
import { keepAlive } from './session/idle.ts'
import { loadTerms, sendAcceptance } from './session/terms.ts'

/** The session's effects that the login page does not need. */
export const effects = [leaveStalePage, loadTerms, sendAcceptance, keepAlive] as const
