import { employerOnly, okFile } from '../handler.ts'
import { fileOf } from '../world/seeds/uploads.ts'
import { noSuchClient } from './uploads.ts'

/** GET /client/{id}/data-load-template: the headings, and an empty file below them. */
export const getDataLoadTemplate = employerOnly(({ user, params }) =>
  params['id'] === user.clientId
    ? okFile('employee-data-template.csv', 'text/csv', `\uFEFF${fileOf([])}`)
    : noSuchClient(),
)
