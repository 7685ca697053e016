import { employerOnly, ok, refuse } from '../handler.ts'
import type { DataUpload } from '../world/upload-records.ts'

/** The 404 of a client that is not this person's. */
export const noSuchClient = () => refuse(404, { error: 'There is no such client' })

/** An upload as the list has it: only the errors of rows that were checked are counted. */
export const wireUpload = ({ id, fileName, uploadedAt, status, totalRows, checkedRows, errors }: DataUpload) => ({
  id,
  fileName,
  uploadedAt,
  status,
  totalRows,
  checkedRows,
  // The header is row 1.
  errorCount: errors.filter(({ row }) => status !== 'checking' || row <= checkedRows + 1).length,
})

/** GET /client/{id}/date-last-upload: the day of the last completed upload. */
export const getDateLastUpload = employerOnly(({ db, user, params }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  const days = db.uploads
    .where({ clientId: user.clientId, status: 'completed' })
    .map(({ uploadedAt }) => uploadedAt)
    .sort()
  return ok({ dateLastUpload: days.at(-1) ?? null })
})

/** GET /client/{id}/data-loads: every upload of the client, the one under way included. */
export const getDataLoads = employerOnly(({ db, user, params }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  return ok({ dataLoads: db.uploads.where({ clientId: user.clientId }).map(wireUpload) })
})
