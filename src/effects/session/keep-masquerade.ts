import { ignoreElements } from 'rxjs'
import { MasqueradeStarted } from '../../domain/session/masquerade.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { MASQUERADE } from '../runtime/storage-keys.ts'
import type { StoredMasquerade } from './masquerade.ts'

/** Stored for this tab only, for its reloads. */
export const keepMasquerade = portalEffect({
  name: 'masquerade.keep',
  on: [MasqueradeStarted],
  policy: 'everyOne',
  emits: [],
  run: ({ data: { userId, schemeYear } }, { storage, tabs, device }) => {
    const stored: StoredMasquerade = { claim: device.randomText(), userId, schemeYear }
    storage.write('session', MASQUERADE, JSON.stringify(stored))
    return tabs.claim(stored.claim).pipe(ignoreElements())
  },
})
