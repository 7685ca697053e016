import { foldW } from 'fp-ts/lib/Either.js'
import { EMPTY, map, of } from 'rxjs'
import {
  AffectedCounted,
  AffectedCountFailed,
  AffectedCountRequested,
  EnforcementChanged,
  EnforcementChangeDropped,
  EnforcementChangeFailed,
  EnforcementChangeRequested,
  EnforcementFailed,
  EnforcementLoaded,
  EnforcementRequested,
} from '../../domain/employer/two-factor-enforcement.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { changeTwoFactorEnforcement, getTwoFactorEmployees } from '../api/generated/employees.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

/** The setting comes with the list of employees: there is no call for it alone. */
export const loadEnforcement = portalEffect({
  name: 'twoFactorEnforcement.load',
  on: [EnforcementRequested],
  policy: { switchBy: one },
  emits: [EnforcementLoaded, EnforcementFailed],
  failure: (problem) => EnforcementFailed({ problem }),
  run: (_, { api }, state) => {
    const profile = selectProfile(state())
    if (!profile) return of(EnforcementFailed({ problem: { kind: 'aborted' } }))
    return api(getTwoFactorEmployees, { path: { id: profile.client.id }, query: { page: 1 } }).pipe(
      map(
        foldW(
          ({ problem }) => EnforcementFailed({ problem }),
          ({ data }) => EnforcementLoaded({ enabled: data.isEnforcementTwoFAEnabled }),
        ),
      ),
    )
  },
})

/** The host says how many have it, or have it not; whoever does without the change calls it off. */
export const countAffected = portalEffect({
  name: 'twoFactorEnforcement.count',
  on: [AffectedCountRequested, EnforcementChangeDropped],
  policy: { switchBy: one },
  emits: [AffectedCounted, AffectedCountFailed],
  failure: (problem) => AffectedCountFailed({ problem }),
  run: (trigger, { api }, state) => {
    if (trigger.type === 'EnforcementChangeDropped') return EMPTY
    const profile = selectProfile(state())
    if (!profile) return of(AffectedCountFailed({ problem: { kind: 'aborted' } }))
    const secret = trigger.data.enabled ? '0' : '1'
    const query = { 'filter[person_mfa_secret]': secret, page: 1 } as const
    return api(getTwoFactorEmployees, { path: { id: profile.client.id }, query }).pipe(
      map(
        foldW(
          ({ problem }) => AffectedCountFailed({ problem }),
          ({ data: { total } }) => AffectedCounted({ count: total }),
        ),
      ),
    )
  },
})

export const sendEnforcement = portalEffect({
  name: 'twoFactorEnforcement.change',
  on: [EnforcementChangeRequested],
  policy: { exhaustBy: one },
  emits: [EnforcementChanged, EnforcementChangeFailed],
  failure: (problem) => EnforcementChangeFailed({ problem }),
  run: ({ data: { enabled } }, { api }, state) => {
    const profile = selectProfile(state())
    if (!profile) return of(EnforcementChangeFailed({ problem: { kind: 'aborted' } }))
    return api(changeTwoFactorEnforcement, { path: { id: profile.client.id }, body: { enabled } }).pipe(
      map(
        foldW(
          ({ problem }) => EnforcementChangeFailed({ problem }),
          ({ data }) => EnforcementChanged({ enabled: data.enabled }),
        ),
      ),
    )
  },
})
