import { foldW, isRight } from 'fp-ts/lib/Either.js'
import { EMPTY, map, of, switchMap } from 'rxjs'
import type { EventOf } from '../../domain/kernel/event.ts'
import { IdleExpired, IdleTick, StayConfirmed, StayFailed, StayRequested, tick } from '../../domain/session/idle.ts'
import { LogoutRequested } from '../../domain/session/logout.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { ping } from '../api/generated/session.ts'
import { doingThen, one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** How often the check runs while somebody is signed in, ms. */
const CHECK_EVERY = 1000

export const watchIdle = portalEffect({
  name: 'idle.watch',
  on: [ProfileLoaded],
  policy: { switchBy: one },
  emits: [IdleTick, IdleExpired],
  run: (_, { clock, activity }, state) =>
    clock.every(CHECK_EVERY).pipe(
      switchMap(() => {
        const next = tick(state(), { lastActivityAt: activity.last() }, clock.now())
        // The command of a tick returns one of the two events that this effect declares.
        return isRight(next) ? of(next.right as EventOf<typeof IdleTick | typeof IdleExpired>) : EMPTY
      }),
    ),
})

export const endIdleSession = portalEffect({
  name: 'idle.end',
  on: [IdleExpired],
  policy: { exhaustBy: one },
  emits: [LogoutRequested],
  run: (_, { navigation }) => doingThen(() => navigation.go('/logout', 'replace'), LogoutRequested({ cause: 'idle' })),
})

export const keepAlive = portalEffect({
  name: 'idle.keepAlive',
  on: [StayRequested],
  policy: { exhaustBy: one },
  emits: [StayConfirmed, StayFailed],
  failure: (problem) => StayFailed({ problem }),
  run: (_, { api }) =>
    api(ping, {}).pipe(
      map(
        foldW(
          ({ problem }) => StayFailed({ problem }),
          () => StayConfirmed({}),
        ),
      ),
    ),
})
