import { employerOnly, okFile } from '../handler.ts'
import { fileOf, templateExample } from '../world/seeds/uploads.ts'
import { noSuchClient } from './uploads.ts'

/** GET /client/{id}/data-load-template: the headings, and one row that shows how each cell is written. */
export const getDataLoadTemplate = employerOnly(({ user, params }) =>
  params['id'] === user.clientId
    ? okFile('employee-data-template.csv', 'text/csv', `\uFEFF${fileOf([templateExample])}`)
    : noSuchClient(),
)
