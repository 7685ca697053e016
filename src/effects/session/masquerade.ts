import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { concat, of, switchMap, type Observable } from 'rxjs'
import type { EventOf } from '../../domain/kernel/event.ts'
import { MasqueradeLeftBehind, MasqueradeRestored } from '../../domain/session/masquerade.ts'
import type { Ports, Storage } from '../runtime/ports.ts'
import { MASQUERADE } from '../runtime/storage-keys.ts'

const StoredMasquerade = t.type({ claim: t.string, userId: t.string, schemeYear: t.union([t.string, t.null]) })
export type StoredMasquerade = t.TypeOf<typeof StoredMasquerade>

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null // a broken entry is no masquerade
  }
}

/** This tab's masquerade; null without one. */
export const storedMasquerade = (storage: Storage): StoredMasquerade | null => {
  const stored = StoredMasquerade.decode(parse(storage.read('session', MASQUERADE) ?? 'null'))
  return isRight(stored) ? stored.right : null
}

export const dropMasquerade = (storage: Storage): void => storage.remove('session', MASQUERADE)

/**
 * Restores the masquerade after a reload before the first call, and continues with `mine` once no other tab holds the claim. A duplicated
 * tab drops it and continues with `otherwise`, as whoever is signed in to the browser.
 */
export const resumeMasquerade = <Mine, Other>(
  { claim, userId, schemeYear }: StoredMasquerade,
  { tabs, storage }: Pick<Ports, 'tabs' | 'storage'>,
  mine: () => Observable<Mine>,
  otherwise: () => Observable<Other>,
): Observable<Mine | Other | EventOf<typeof MasqueradeRestored | typeof MasqueradeLeftBehind>> =>
  concat(
    of(MasqueradeRestored({ userId, schemeYear })),
    tabs.claim(claim).pipe(
      switchMap((held): Observable<Mine | Other | EventOf<typeof MasqueradeLeftBehind>> => {
        if (held) return mine()
        dropMasquerade(storage)
        return concat(of(MasqueradeLeftBehind({})), otherwise())
      }),
    ),
  )
