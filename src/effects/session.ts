import { keepAlive } from './session/idle.ts'
import { loadTerms, sendAcceptance } from './session/terms.ts'

/** The session's effects that the login page does not need. */
export const effects = [loadTerms, sendAcceptance, keepAlive] as const
