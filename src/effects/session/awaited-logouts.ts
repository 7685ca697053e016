import type { CallSession } from '../api/operation.ts'
import type { Storage } from '../runtime/ports.ts'

type Masquerade = CallSession['masquerade']

/** What stays in storage until the host has confirmed a logout [LOGOUT-1]: no token, only a mark; for a masquerade, also its user. */
const KEYS = { false: 'logout', true: 'logoutOfMasquerade' } as const
const keyOf = (isMasquerade: boolean): string => KEYS[`${isMasquerade}`]

export const awaitLogout = (storage: Storage, masquerade: Masquerade): void =>
  storage.write('local', keyOf(masquerade !== null), masquerade?.userId ?? '')

/** One entry for each session that still has to be ended: its masquerade, or null. */
export const awaitedLogouts = (storage: Storage): readonly Masquerade[] =>
  [false, true].flatMap((isMasquerade) => {
    const userId = storage.read('local', keyOf(isMasquerade))
    return userId === null ? [] : [isMasquerade ? { userId, schemeYear: null } : null]
  })

/** The host has confirmed it, or a new session has taken its place. */
export const settleLogout = (storage: Storage, isMasquerade: boolean): void =>
  storage.remove('local', keyOf(isMasquerade))
