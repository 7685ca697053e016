import { foldW } from 'fp-ts/lib/Either.js'
import { map, of } from 'rxjs'
import type { Problem } from '../../domain/kernel/problem.ts'
import {
  LastUploadFailed,
  LastUploadLoaded,
  LastUploadRequested,
  UploadsFailed,
  UploadsLoaded,
  UploadsRequested,
} from '../../domain/employer/uploads.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { getDataLoads, getDateLastUpload } from '../api/generated/uploads.ts'
import type { DataOf } from '../api/operation.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'

type Sent = DataOf<typeof getDataLoads>['dataLoads'][number]

/** An upload of the list as the portal names its parts. */
export const uploadOf = ({ id, fileName, uploadedAt, status, totalRows, checkedRows, errorCount }: Sent) => ({
  uploadId: id,
  fileName,
  uploadedOn: uploadedAt,
  status,
  rows: totalRows,
  checked: checkedRows,
  errorCount,
})

/** What becomes of a wish of which nobody is signed in to be the owner. */
export const nobody: Problem = { kind: 'unauthorised', detail: null }

export const loadUploads = portalEffect({
  name: 'uploads.load',
  on: [UploadsRequested],
  policy: { switchBy: one },
  emits: [UploadsLoaded, UploadsFailed],
  failure: (problem) => UploadsFailed({ problem }),
  run: (_, { api }, state) => {
    const clientId = selectProfile(state())?.client.id
    if (clientId === undefined) return of(UploadsFailed({ problem: nobody }))
    return api(getDataLoads, { path: { id: clientId } }).pipe(
      map(
        foldW(
          ({ problem }) => UploadsFailed({ problem }),
          ({ data: { dataLoads } }) => UploadsLoaded({ uploads: dataLoads.map(uploadOf) }),
        ),
      ),
    )
  },
})

export const loadLastUpload = portalEffect({
  name: 'uploads.loadLast',
  on: [LastUploadRequested],
  policy: { switchBy: one },
  emits: [LastUploadLoaded, LastUploadFailed],
  failure: (problem) => LastUploadFailed({ problem }),
  run: (_, { api }, state) => {
    const clientId = selectProfile(state())?.client.id
    if (clientId === undefined) return of(LastUploadFailed({ problem: nobody }))
    return api(getDateLastUpload, { path: { id: clientId } }).pipe(
      map(
        foldW(
          ({ problem }) => LastUploadFailed({ problem }),
          ({ data: { dateLastUpload } }) => LastUploadLoaded({ date: dateLastUpload }),
        ),
      ),
    )
  },
})
