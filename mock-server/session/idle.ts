import { ok, signedIn } from '../handler.ts'

/** GET /ping: keeps the session alive; used by 'Stay logged in' [IDLE-1]. */
export const ping = signedIn(() => ok({ status: 'success' }))
