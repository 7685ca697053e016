import { lastUploadRead, uploadsRead } from '../../domain/employer/uploads.ts'
import { getDataLoads, getDateLastUpload } from '../api/generated/uploads.ts'
import type { DataOf } from '../api/operation.ts'
import { portalRead, asPerson } from '../runtime/portal-calls.ts'

type Sent = DataOf<typeof getDataLoads>['dataLoads'][number]

/** An upload of the list, in the portal's terms. */
export const uploadOf = ({ id, fileName, uploadedAt, status, totalRows, checkedRows, errorCount }: Sent) => ({
  uploadId: id,
  fileName,
  uploadedOn: uploadedAt,
  status,
  rows: totalRows,
  checked: checkedRows,
  errorCount,
})

export const loadUploads = portalRead(uploadsRead, {
  name: 'uploads.load',
  call: (_, { api }, state) => asPerson(state, ({ client: { id } }) => api(getDataLoads, { path: { id } })),
  data: ({ dataLoads }) => ({ uploads: dataLoads.map(uploadOf) }),
})

export const loadLastUpload = portalRead(lastUploadRead, {
  name: 'uploads.loadLast',
  call: (_, { api }, state) => asPerson(state, ({ client: { id } }) => api(getDateLastUpload, { path: { id } })),
  data: ({ dateLastUpload }) => ({ date: dateLastUpload }),
})
