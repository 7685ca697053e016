import * as t from 'io-ts'
import { personal, plain } from '../kernel/codecs/classification.ts'
import type { Remote } from '../kernel/requests/remote.ts'
import { idle, valueOf } from '../kernel/requests/remote.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'
import { defineRead } from '../kernel/requests/read.ts'

/** How far an upload is: only `completed` changed anything. */
export const UploadStatus = t.keyof({
  checking: null,
  'awaiting-commit': null,
  completed: null,
  rejected: null,
  discarded: null,
})
export type UploadStatus = t.TypeOf<typeof UploadStatus>

/** An upload of employee data as the list has it. Days are yyyy-mm-dd; `rows` leaves out the header. */
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

/** Whether something is still to happen with an upload: it is followed until then. */
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

/** The day of the last upload that was taken; `date` is null where there was none. */
export interface LastUpload {
  readonly date: string | null
}

/** Earlier uploads, newest first whatever order the host sends, and the day of the last one. */
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

/** The newest upload with which something is still to happen, or null. */
export const openUpload = (list: readonly Upload[]): Upload | null => list.find(isOpen) ?? null

/** The same of what is in the state. */
export const selectOpenUpload = selector([uploads], (state) => openUpload(valueOf(state.uploads.list) ?? []))
