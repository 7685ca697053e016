import * as t from 'io-ts'
import { personal, plain } from '../kernel/codecs/classification.ts'
import { idle, type Remote } from '../kernel/requests/remote.ts'
import { defineSlice } from '../kernel/slice.ts'
import { defineRead } from '../kernel/requests/read.ts'

/** The status of an upload: only `completed` changed data. */
export const UploadStatus = t.keyof({
  checking: null,
  'awaiting-commit': null,
  completed: null,
  rejected: null,
  discarded: null,
})
export type UploadStatus = t.TypeOf<typeof UploadStatus>

/** An upload of employee data in the list. Days are yyyy-mm-dd; `rows` excludes the header. */
export const Upload = t.type({
  uploadId: plain,
  fileName: personal,
  uploadedOn: plain,
  status: UploadStatus,
  rows: t.number,
  checked: t.number,
  errorCount: t.number,
})
export type Upload = t.TypeOf<typeof Upload>

/** Whether an upload is unfinished: it is polled until it ends. */
export const isOpen = ({ status }: Pick<Upload, 'status'>): boolean => {
  switch (status) {
    case 'checking':
    case 'awaiting-commit':
      return true
    case 'completed':
    case 'rejected':
    case 'discarded':
      return false
  }
}

export const uploadsRead = defineRead('Uploads', {
  data: { uploads: t.array(Upload) },
  value: ({ uploads: found }) =>
    [...found].sort((a, b) => b.uploadedOn.localeCompare(a.uploadedOn) || b.uploadId.localeCompare(a.uploadId)),
})
export const { UploadsRequested, UploadsLoaded, UploadsFailed } = uploadsRead.events
export const lastUploadRead = defineRead('LastUpload', {
  data: { date: t.union([plain, t.null]) },
  value: ({ date }): LastUpload => ({ date }),
})
export const { LastUploadRequested, LastUploadLoaded, LastUploadFailed } = lastUploadRead.events

/** The date of the last committed upload; `date` is null if there was none. */
export interface LastUpload {
  readonly date: string | null
}

/** Earlier uploads, newest first whatever the host's order, and the date of the last one. */
export const uploads = defineSlice({
  name: 'uploads',
  lifetime: 'session',
  initial: (): { list: Remote<Upload[]>; last: Remote<LastUpload> } => ({ list: idle, last: idle }),
  own: { ...uploadsRead.events, ...lastUploadRead.events },
  on: {
    ...uploadsRead.on('list'),
    ...lastUploadRead.on('last'),
  },
})

export const requestUploads = uploadsRead.request(uploads, 'list')
export const requestLastUpload = lastUploadRead.request(uploads, 'last')
export const selectUploads = uploadsRead.select(uploads, 'list')
export const selectLastUpload = lastUploadRead.select(uploads, 'last')

/** The newest unfinished upload, or null. */
export const openUpload = (list: readonly Upload[]): Upload | null => list.find(isOpen) ?? null
