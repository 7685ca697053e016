import { employerOnly, ok, okFile } from '../handler.ts'
import { listedEmployees } from '../world/accounts.ts'
import type { Employee } from '../world/employees.ts'
import { csvText } from './employee-reports.ts'
import { askedFor, matching, noSuchClient, pageOf } from './employees.ts'

/** Rows a page [TFAL-1]. */
const perPage = 10

/** What the list and its report have in common: those whom a query asks for, by name. */
export const askedForTwoFactor = (everybody: readonly Employee[], query: URLSearchParams): readonly Employee[] => {
  const secret = query.get('filter[person_mfa_secret]')
  const found = matching(askedFor(everybody, new URLSearchParams()), query.get('search'))
  return secret === null ? found : found.filter(({ twoFactor }) => twoFactor === (secret === '1'))
}

/** GET /v2/client/{id}/employees/two-factor-authentication: who has two-factor authentication [TFAL-1]. */
export const getTwoFactorEmployees = employerOnly(({ db, user, params, query }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const found = askedForTwoFactor(listedEmployees(db, user.clientId), query)
  if (query.get('type') !== null)
    return okFile(
      'two-factor-authentication.csv',
      'text/csv',
      csvText(
        ['Name', 'Email address', 'Two-factor authentication'],
        found.map(({ name, email, twoFactor }) => [name, email, twoFactor ? 'On' : 'Off']),
      ),
    )
  const secret = query.get('filter[person_mfa_secret]')
  return ok({
    data: pageOf(found, Number(query.get('page') ?? 1), perPage).map(({ id, name, email, twoFactor }) => ({
      id,
      name,
      email,
      twoFactor,
    })),
    per_page: perPage,
    total: found.length,
    filters: secret === null ? {} : { person_mfa_secret: secret },
    isEnforcementTwoFAEnabled: db.settings.find('settings')?.secondFactorEnforced ?? false,
  })
})
