import { employerOnly, ok, okFile } from '../handler.ts'
import { rosterOf } from '../world/accounts.ts'
import { everybody, type EmployeeQuery } from '../world/roster/roster.ts'
import { csvText } from './employee-reports.ts'
import { filterOf, noSuchClient, searchOf } from './employees.ts'

/** Rows a page [TFAL-1]. */
const perPage = 10

/** The employees that a query selects, by name; for the list and its report. */
const askedFor = (query: URLSearchParams): EmployeeQuery => ({
  ...everybody,
  search: searchOf(query.get('search')),
  twoFactor: filterOf(query.get('filter[person_mfa_secret]')),
})

/** GET /v2/client/{id}/employees/two-factor-authentication: who has two-factor authentication [TFAL-1]. */
export const getTwoFactorEmployees = employerOnly(({ db, user, params, query }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const found = rosterOf(db, user.clientId).select(askedFor(query))
  if (query.get('type') !== null)
    return okFile(
      'two-factor-authentication.csv',
      'text/csv',
      csvText(
        ['Name', 'Email address', 'Two-factor authentication'],
        found.rows(0, found.total).map(({ name, email, twoFactor }) => [name, email, twoFactor ? 'On' : 'Off']),
      ),
    )
  const secret = query.get('filter[person_mfa_secret]')
  return ok({
    data: found.rows((Number(query.get('page') ?? 1) - 1) * perPage, perPage).map(({ id, name, email, twoFactor }) => ({
      id,
      name,
      email,
      twoFactor,
    })),
    per_page: perPage,
    total: found.total,
    filters: secret === null ? {} : { person_mfa_secret: secret },
    isEnforcementTwoFAEnabled: db.settings.find('settings')?.secondFactorEnforced ?? false,
  })
})
