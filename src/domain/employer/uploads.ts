import type { Either } from 'fp-ts/lib/Either.js'
import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import { refuse } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { defineEvent } from '../kernel/event.ts'
import { personal, plain } from '../kernel/marks.ts'
import { Problem } from '../kernel/problem.ts'
import type { Remote } from '../kernel/remote.ts'
import { failed, idle, loaded, loading, valueOf } from '../kernel/remote.ts'
import { selector } from '../kernel/selector.ts'
import type { StateWith } from '../kernel/slice.ts'
import { defineSlice } from '../kernel/slice.ts'

/** How far an upload is: only `completed` changed anything. */
export const UploadStatus = t.keyof({
  checking: null,
  'awaiting-commit': null,
  completed: null,
  rejected: null,
  discarded: null,
})
export type UploadStatus = t.TypeOf<typeof UploadStatus>

/** An upload of employee data as the list has it (benefits-and-employer §7). Days are yyyy-mm-dd; `rows` leaves out the header. */
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

export const UploadsRequested = defineEvent('UploadsRequested', {})
export const UploadsLoaded = defineEvent('UploadsLoaded', { uploads: t.array(Upload) })
export const UploadsFailed = defineEvent('UploadsFailed', { problem: Problem })
export const LastUploadRequested = defineEvent('LastUploadRequested', {})
export const LastUploadLoaded = defineEvent('LastUploadLoaded', { date: t.union([plain, t.null]) })
export const LastUploadFailed = defineEvent('LastUploadFailed', { problem: Problem })

/** The day of the last upload that was taken; `date` is null where there was none. */
export interface LastUpload {
  readonly date: string | null
}

/** Earlier uploads, newest first whatever order the host sends, and the day of the last one. */
export const uploads = defineSlice({
  name: 'uploads',
  initial: (): { list: Remote<Upload[]>; last: Remote<LastUpload> } => ({ list: idle, last: idle }),
  own: { UploadsRequested, UploadsLoaded, UploadsFailed, LastUploadRequested, LastUploadLoaded, LastUploadFailed },
  on: {
    UploadsRequested: (draft) => {
      draft.list = loading(draft.list)
    },
    UploadsLoaded: (draft, { uploads }, at) => {
      const newestFirst = [...uploads].sort(
        (a, b) => b.uploadedOn.localeCompare(a.uploadedOn) || b.uploadId.localeCompare(a.uploadId),
      )
      draft.list = loaded(newestFirst, at)
    },
    UploadsFailed: (draft, { problem }) => {
      draft.list = failed(draft.list, problem)
    },
    LastUploadRequested: (draft) => {
      draft.last = loading(draft.last)
    },
    LastUploadLoaded: (draft, { date }, at) => {
      draft.last = loaded({ date }, at)
    },
    LastUploadFailed: (draft, { problem }) => {
      draft.last = failed(draft.last, problem)
    },
  },
})
type Needs = StateWith<typeof uploads>

export const requestUploads = (state: Needs): Either<Refusal, DomainEvent> =>
  state.uploads.list.status === 'loading' ? left(refuse('busy')) : right(UploadsRequested({}))

export const requestLastUpload = (state: Needs): Either<Refusal, DomainEvent> =>
  state.uploads.last.status === 'loading' ? left(refuse('busy')) : right(LastUploadRequested({}))

export const selectUploads = selector([uploads], (state) => state.uploads.list)
export const selectLastUpload = selector([uploads], (state) => state.uploads.last)

/** The newest upload with which something is still to happen, or null. */
export const openUpload = (list: readonly Upload[]): Upload | null => list.find(isOpen) ?? null

/** The same of what is in the state. */
export const selectOpenUpload = selector([uploads], (state) => openUpload(valueOf(state.uploads.list) ?? []))
