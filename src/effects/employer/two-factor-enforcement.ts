import { foldW } from 'fp-ts/lib/Either.js'
import { EMPTY, map } from 'rxjs'
import {
  AffectedCounted,
  AffectedCountFailed,
  AffectedCountRequested,
  EnforcementChanged,
  EnforcementChangeDropped,
  EnforcementChangeFailed,
  EnforcementLoaded,
  EnforcementRequested,
  changeWrite,
  enforcementRead,
} from '../../domain/employer/two-factor-enforcement.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { changeTwoFactorEnforcement, getTwoFactorEmployees } from '../api/generated/employees.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { portalRead, portalWrite, asPerson } from '../runtime/portal-calls.ts'
import { findEffect, rereadEffect } from '../runtime/portal-reread.ts'

/** The setting is part of the employee list; there is no separate call for it. */
export const loadEnforcement = portalRead(enforcementRead, {
  name: 'twoFactorEnforcement.load',
  call: (_, { api }, state) =>
    asPerson(state, ({ client: { id } }) => api(getTwoFactorEmployees, { path: { id }, query: { page: 1 } })),
  data: ({ isEnforcementTwoFAEnabled }) => ({ enabled: isEnforcementTwoFAEnabled }),
  known: ({ twoFactorEnforcement }) => valueOf(twoFactorEnforcement.enabled),
})

/** The host counts the employees with or without it; abandoning the change cancels the call. */
export const countAffected = portalEffect({
  name: 'twoFactorEnforcement.count',
  on: [AffectedCountRequested, EnforcementChangeDropped],
  policy: { switchBy: one },
  emits: [AffectedCounted, AffectedCountFailed],
  failure: (problem) => AffectedCountFailed({ problem }),
  run: (trigger, { api }, state) => {
    if (trigger.type === 'EnforcementChangeDropped') return EMPTY
    const secret = trigger.data.enabled ? '0' : '1'
    const query = { 'filter[person_mfa_secret]': secret, page: 1 } as const
    return asPerson(state, ({ client: { id } }) => api(getTwoFactorEmployees, { path: { id }, query })).pipe(
      map(
        foldW(
          ({ problem }) => AffectedCountFailed({ problem }),
          ({ data: { total } }) => AffectedCounted({ count: total }),
        ),
      ),
    )
  },
})

export const sendEnforcement = portalWrite(changeWrite, {
  name: 'twoFactorEnforcement.change',
  call: ({ enabled }, { api }, state) =>
    asPerson(state, ({ client: { id } }) => api(changeTwoFactorEnforcement, { path: { id }, body: { enabled } })),
  emits: [EnforcementChanged],
  done: ({ data }) => EnforcementChanged({ enabled: data.enabled }),
})

export const rereadEnforcement = rereadEffect(EnforcementChangeFailed, {
  name: 'twoFactorEnforcement.reread',
  emits: [EnforcementRequested],
  reads: () => [EnforcementRequested({})],
})

export const findEnforcement = findEffect(EnforcementLoaded, {
  name: 'twoFactorEnforcement.find',
  emits: [EnforcementChanged],
  change: ({ twoFactorEnforcement }) => twoFactorEnforcement.change,
  found: ({ enabled }, { twoFactorEnforcement: { change } }) =>
    change.kind === 'asking' && change.enabled === enabled ? [EnforcementChanged({ enabled })] : [],
})
