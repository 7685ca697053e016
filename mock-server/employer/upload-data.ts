import type { SentForm } from '../form.ts'
import { employerOnly, ok, refuse, type HandlerResponse } from '../handler.ts'
import type { Person } from '../world/records.ts'
import type { DataUpload } from '../world/upload-records.ts'
import { begun } from '../world/seeds/uploads.ts'
import type { Tables } from '../world/tables.ts'
import { errorsOf, rowsOf } from './employee-rows.ts'
import { noSuchClient, wireUpload } from './uploads.ts'
import { todayIn } from '../world/today.ts'

/** Rows that are checked between two polls: a small file is done at the second one, a large one in about four steps. */
const stepOf = (totalRows: number): number => Math.max(25, Math.ceil(totalRows / 4))

const wireFollowed = (upload: DataUpload) => ({
  ...wireUpload(upload),
  errors: upload.status === 'checking' ? [] : upload.errors,
})

const noSuchUpload = () => refuse(404, { error: 'There is no such upload' })

/** An upload of a person's client, or null. */
export const uploadOf = (db: Tables, user: Person, id: string | undefined): DataUpload | null => {
  const upload = db.uploads.find(id ?? '')
  return upload?.clientId === user.clientId ? upload : null
}

/** Accepts a file. Its rows are read here, and reported as they are checked. */
const acceptFile = (
  db: Tables,
  user: Person,
  file: { readonly name: string; readonly text: string },
): HandlerResponse => {
  if (db.uploads.where({ clientId: user.clientId }).some(({ status }) => status === 'checking'))
    return refuse(409, { error: 'Another upload is being checked. Wait until it finishes, then try again' })
  const rows = rowsOf(file.text)
  if (typeof rows === 'string') return refuse(422, { errors: { file: [rows] } })
  if (rows.length === 0) return refuse(422, { errors: { file: ['The file has no rows'] } })
  const ids = db.uploads.all().map(({ id }) => Number(id))
  const upload: DataUpload = {
    ...begun({
      id: String(Math.max(6600, ...ids) + 1),
      personId: user.id,
      clientId: user.clientId,
      fileName: file.name,
      uploadedAt: todayIn(db),
      totalRows: rows.length,
      text: file.text,
    }),
    errors: errorsOf(rows),
  }
  db.uploads.insert(upload)
  return { status: 202, body: wireFollowed(upload) }
}

/** POST /client/{id}/data-loads: the form's `file`. */
export const uploadEmployeeData = employerOnly<SentForm>(({ db, user, params, body: { file } }) => {
  if (params['id'] !== user.clientId) return noSuchClient()
  return typeof file === 'object' ? acceptFile(db, user, file) : refuse(422, { errors: { file: ['Choose a file'] } })
})

/** The status of an upload once its last row is checked. */
const finalStatusOf = (db: Tables, { errors, personId }: DataUpload): DataUpload['status'] => {
  if (errors.length > 0) return 'rejected'
  return db.people.find(personId)?.isDataLoadEligibilityImpactEnabled ? 'awaiting-commit' : 'completed'
}

/** GET /employee-data-uploads/{id}: each call reports some more rows as checked. */
export const getEmployeeDataUpload = employerOnly(({ db, user, params }) => {
  const upload = uploadOf(db, user, params['id'])
  if (!upload) return noSuchUpload()
  if (upload.status !== 'checking') return ok(wireFollowed(upload))
  const checkedRows = Math.min(upload.totalRows, upload.checkedRows + stepOf(upload.totalRows))
  const status = checkedRows === upload.totalRows ? finalStatusOf(db, upload) : 'checking'
  return ok(wireFollowed(db.uploads.update(upload.id, { checkedRows, status })))
})

/** PATCH /employee-data-uploads/{id}: commits or discards an upload. */
export const decideEmployeeDataUpload = employerOnly<{ readonly action: 'commit' | 'discard' }>(
  ({ db, user, params, body: { action } }) => {
    const upload = uploadOf(db, user, params['id'])
    if (!upload) return noSuchUpload()
    const may = upload.status === 'awaiting-commit' || (upload.status === 'checking' && action === 'discard')
    if (!may) return refuse(409, { error: 'This upload can no longer be changed' })
    return ok(wireFollowed(db.uploads.update(upload.id, { status: action === 'commit' ? 'completed' : 'discarded' })))
  },
)
