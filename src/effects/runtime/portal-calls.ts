import { left, type Either } from 'fp-ts/lib/Either.js'
import { of, type Observable } from 'rxjs'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { selectProfile, type Profile } from '../../domain/session/session.ts'
import type { State } from '../../domain/state.ts'
import { readEffect, writeEffect } from './call-effect.ts'

/** `readEffect` for the portal's own state. */
export const portalRead = readEffect<State>()

/** `writeEffect` for the portal's own state. */
export const portalWrite = writeEffect<State>()

/** Why a call that needs a logged-in person is not made. */
export const loggedOut: Problem = { kind: 'unauthorised', detail: null }

/** Makes a call whose address names the person, their client or their scheme. It fails while nobody is logged in. */
export const asPerson = <Failure, Success>(
  state: () => State,
  call: (profile: Profile) => Observable<Either<Failure, Success>>,
): Observable<Either<Failure | { readonly problem: Problem }, Success>> => {
  const profile = selectProfile(state())
  return profile === null ? of(left({ problem: loggedOut })) : call(profile)
}
