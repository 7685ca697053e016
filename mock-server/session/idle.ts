import { ok, signedIn } from '../handler.ts'

/** GET /ping: keeps the session alive; used by 'Stay logged in' (access-and-shell §4). */
export const ping = signedIn(() => ok({ status: 'success' }))
