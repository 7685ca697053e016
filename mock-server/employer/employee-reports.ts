import { employerOnly, okFile } from '../handler.ts'
import { rosterOf } from '../world/accounts.ts'
import { askedFor, noSuchClient } from './employees.ts'

/** Rows as the text of a CSV file. No value of the mock holds a comma or a quote. */
export const csvText = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('')

/** GET /v2/client/{id}/employees/download-report: all employees that match, as a file. */
export const downloadEmployeesReport = employerOnly(({ db, user, params, query }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const found = rosterOf(db, user.clientId).select(askedFor(query))
  const rows = found
    .rows(0, found.total)
    .map(({ name, email, department, registered, lastSeen }) => [
      name,
      email,
      department,
      registered ? 'Yes' : 'No',
      lastSeen ?? '',
    ])
  return okFile(
    'employees.csv',
    'text/csv',
    csvText(['Name', 'Email address', 'Department', 'Registered', 'Last seen'], rows),
  )
})
