import { foldW } from 'fp-ts/lib/Either.js'
import { map, of, switchMap } from 'rxjs'
import type { TwoFactorQuery } from '../../domain/employer/list-query.ts'
import { filterOf, pagesOf, searchOf } from '../../domain/employer/list-query.ts'
import {
  TwoFactorListFailed,
  TwoFactorListLoaded,
  TwoFactorListRequested,
} from '../../domain/employer/two-factor-list.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { getTwoFactorEmployees } from '../api/generated/employees.ts'
import type { InputOf } from '../api/operation.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { SEARCH_RESTS } from './employees.ts'

/** A query in the words of the specification; what nobody asked for is left out. */
export const wireTwoFactorQuery = ({
  search,
  twoFactor,
  page,
}: TwoFactorQuery): NonNullable<InputOf<typeof getTwoFactorEmployees>['query']> => {
  const found = searchOf(search)
  const secret = filterOf(twoFactor)
  return {
    ...(found !== undefined && { search: found }),
    ...(secret !== undefined && { 'filter[person_mfa_secret]': secret }),
    page,
  }
}

/** The newest query counts: an earlier one that is still on its way is called off. */
export const loadTwoFactorList = portalEffect({
  name: 'twoFactorList.load',
  on: [TwoFactorListRequested],
  policy: { switchBy: one },
  emits: [TwoFactorListLoaded, TwoFactorListFailed],
  failure: (problem, { data: { query } }) => TwoFactorListFailed({ query, problem }),
  run: ({ data: { query, typing } }, { api, clock }, state) => {
    const profile = selectProfile(state())
    if (!profile) return of(TwoFactorListFailed({ query, problem: { kind: 'aborted' } }))
    const call = () => api(getTwoFactorEmployees, { path: { id: profile.client.id }, query: wireTwoFactorQuery(query) })
    return (typing ? clock.after(SEARCH_RESTS).pipe(switchMap(call)) : call()).pipe(
      map(
        foldW(
          ({ problem }) => TwoFactorListFailed({ query, problem }),
          ({ data: { data: rows, total, per_page, isEnforcementTwoFAEnabled: enforced } }) =>
            TwoFactorListLoaded({ query, page: { rows, total, lastPage: pagesOf(total, per_page) }, enforced }),
        ),
      ),
    )
  },
})
