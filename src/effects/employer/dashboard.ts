import { foldW } from 'fp-ts/lib/Either.js'
import { map, of } from 'rxjs'
import {
  PendingCounted,
  RegistrationCounted,
  TileFailed,
  TileRequested,
  TwoFactorCounted,
} from '../../domain/employer/dashboard.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { getEmployees, getTwoFactorEmployees } from '../api/generated/employees.ts'
import { getPendingSelections } from '../api/generated/employer.ts'
import { firstEmployees, firstWithoutTwoFactor } from '../api/dashboard-reads.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { pendingBenefit } from './approvals.ts'

/** Each tile requests its own figures and fails separately. */
export const loadTile = portalEffect({
  name: 'dashboard.loadTile',
  on: [TileRequested],
  policy: { switchBy: ({ data }) => data.tile },
  emits: [PendingCounted, RegistrationCounted, TwoFactorCounted, TileFailed],
  failure: (problem, { data: { tile } }) => TileFailed({ tile, problem }),
  run: ({ data: { tile } }, { api }, state) => {
    const clientId = selectProfile(state())?.client.id
    if (clientId === undefined) return of(TileFailed({ tile, problem: { kind: 'unauthorised', detail: null } }))
    const failed = ({ problem }: { problem: Parameters<typeof TileFailed>[0]['problem'] }) =>
      TileFailed({ tile, problem })
    switch (tile) {
      case 'approvals':
        return api(getPendingSelections, {}).pipe(
          map(
            foldW(failed, ({ data: { selections } }) =>
              PendingCounted({
                selections: selections.reduce((sum, { count }) => sum + count, 0),
                benefits: selections.length,
                waiting: selections.map(pendingBenefit),
              }),
            ),
          ),
        )
      case 'registration':
        return api(getEmployees, { path: { id: clientId }, query: firstEmployees }).pipe(
          map(
            foldW(failed, ({ data: { totalEmployeesValues: totals } }) =>
              RegistrationCounted({
                registration: { employees: totals.totalEmployees, registered: totals.totalRegisteredEmployees },
              }),
            ),
          ),
        )
      case 'twoFactor':
        return api(getTwoFactorEmployees, { path: { id: clientId }, query: firstWithoutTwoFactor }).pipe(
          map(
            foldW(failed, ({ data: { total, isEnforcementTwoFAEnabled } }) =>
              TwoFactorCounted({ without: total, demanded: isEnforcementTwoFAEnabled }),
            ),
          ),
        )
    }
  },
})
