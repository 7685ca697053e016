import { defer, from, map, of, switchMap } from 'rxjs'
import type { HeldCredentials, Storage } from './ports.ts'

/** Key of the sealed credentials in local storage (access-and-shell §3). */
export const CREDENTIALS_KEY = 'loginCredentials'

/** How long held credentials can be used, ms. */
export const HELD_FOR = 5 * 60_000

/**
 * Credentials whose keeper is loaded with the first that are to be held. Before that, this page load holds none: what
 * stands in the storage is another's and cannot be opened.
 */
export const lateCredentials = (storage: Storage, load: () => Promise<HeldCredentials>): HeldCredentials => {
  let keeper: HeldCredentials | null = null
  const drop = (): void => {
    if (keeper) keeper.drop()
    else storage.remove('local', CREDENTIALS_KEY)
  }
  return {
    hold: (credentials) =>
      defer(() => (keeper ? of(keeper) : from(load()))).pipe(
        map((loaded) => (keeper ??= loaded)),
        switchMap((loaded) => loaded.hold(credentials)),
      ),
    take: () =>
      defer(() => {
        if (keeper) return keeper.take()
        drop()
        return of(null)
      }),
    drop,
  }
}
