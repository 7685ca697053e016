import { switchMap } from 'rxjs'
import { filterOf, pagesOf, searchOf, type TwoFactorQuery } from '../../domain/employer/list-query.ts'
import { listRead } from '../../domain/employer/two-factor-list.ts'
import { valueOf } from '../../domain/kernel/requests/remote.ts'
import { getTwoFactorEmployees } from '../api/generated/employees.ts'
import type { InputOf } from '../api/operation.ts'
import { one } from '../runtime/effect.ts'
import { SEARCH_RESTS } from './employees.ts'
import { portalRead, asPerson } from '../runtime/portal-calls.ts'

/** A query as the host's parameters; unset filters are omitted. */
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

/** The newest query wins: an earlier call in flight is cancelled. */
export const loadTwoFactorList = portalRead(listRead, {
  name: 'twoFactorList.load',
  policy: { switchBy: one },
  call: ({ query, typing }, { api, clock }, state) =>
    asPerson(state, ({ client }) => {
      const call = () => api(getTwoFactorEmployees, { path: { id: client.id }, query: wireTwoFactorQuery(query) })
      return typing ? clock.after(SEARCH_RESTS).pipe(switchMap(call)) : call()
    }),
  data: ({ data: rows, total, per_page, isEnforcementTwoFAEnabled: enforced }) => ({
    page: { rows, total, lastPage: pagesOf(total, per_page) },
    enforced,
  }),
  known: ({ twoFactorEnforcement }) => valueOf(twoFactorEnforcement.enabled),
})
