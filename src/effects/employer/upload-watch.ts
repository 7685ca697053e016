import { foldW, isRight } from 'fp-ts/lib/Either.js'
import { concat, EMPTY, endWith, from, map, merge, of, repeat, switchMap, takeWhile, type Observable } from 'rxjs'
import {
  FileSendCancelled,
  FileSent,
  selectWatched,
  UploadCommitted,
  UploadDecisionFailed,
  UploadDecisionRequested,
  UploadDiscarded,
  UploadProgressed,
  UploadWatchFailed,
  UploadWatchRequested,
} from '../../domain/employer/upload-data.ts'
import { LastUploadRequested, openUpload, UploadsLoaded, UploadsRequested } from '../../domain/employer/uploads.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { decideEmployeeDataUpload, getEmployeeDataUpload } from '../api/generated/uploads.ts'
import type { DataOf } from '../api/operation.ts'
import { one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { rereadEffect } from '../runtime/portal-reread.ts'
import { uploadOf } from './uploads.ts'

/** The pause between polls, ms. */
const POLL_AFTER = 2000

/** How long one watch lasts, ms. */
const WATCHES_FOR = 600_000

/** An upload being polled, in the portal's terms. */
export const followedOf = ({ errors, ...sent }: DataOf<typeof getEmployeeDataUpload>) => {
  const upload = uploadOf(sent)
  // Once all rows are checked, all errors are there, and their number is final.
  return { ...upload, errors, errorCount: upload.status === 'rejected' ? errors.length : upload.errorCount }
}

/** Whether a problem can be over by the next poll; after any other, the watch waits for the person. */
const mayPass = (problem: Problem): boolean =>
  problem.kind === 'network' || problem.kind === 'timeOut' || (problem.kind === 'refused' && problem.status >= 500)

/**
 * Polls an upload while its rows are checked, whether its panel is open or not. Reading the list starts it too, so that it continues after
 * a reload. Calls count as activity, so polling is limited: otherwise it would keep an unattended session open.
 */
export const watchUpload = portalEffect({
  name: 'uploadData.watch',
  on: [FileSent, UploadsLoaded, UploadWatchRequested],
  policy: { switchBy: one },
  emits: [UploadProgressed, UploadWatchFailed],
  failure: (problem, { data }) => {
    const upload = 'uploads' in data ? openUpload(data.uploads) : data.upload
    return UploadWatchFailed({ uploadId: upload?.uploadId ?? '', problem })
  },
  run: ({ type }, { api, clock }, state) => {
    const uploadId = selectWatched(state())
    if (uploadId === null) return EMPTY
    const poll = (wait: Observable<void>) =>
      wait.pipe(switchMap(() => api(getEmployeeDataUpload, { path: { id: uploadId } })))
    const later = poll(clock.after(POLL_AFTER)).pipe(repeat())
    const polls = (type === 'UploadWatchRequested' ? concat(poll(of(undefined)), later) : later).pipe(
      // A person can have discarded it meanwhile.
      takeWhile(() => selectWatched(state()) === uploadId),
      takeWhile(
        (response) => (isRight(response) ? response.right.data.status === 'checking' : mayPass(response.left.problem)),
        true,
      ),
      map(
        foldW(
          ({ problem }) => UploadWatchFailed({ uploadId, problem }),
          ({ data }) => UploadProgressed({ upload: followedOf(data) }),
        ),
      ),
      endWith(null),
    )
    const tired = clock
      .after(WATCHES_FOR)
      .pipe(switchMap(() => [UploadWatchFailed({ uploadId, problem: { kind: 'timeOut' } }), null]))
    return merge(polls, tired).pipe(takeWhile((event) => event !== null))
  },
})

export const decideUpload = portalEffect({
  name: 'uploadData.decide',
  on: [UploadDecisionRequested],
  policy: { exhaustBy: ({ data }) => data.uploadId },
  emits: [UploadCommitted, UploadDiscarded, UploadDecisionFailed],
  failure: (problem, { data: { uploadId } }) => UploadDecisionFailed({ uploadId, problem }),
  run: ({ data: { uploadId, action } }, { api }) =>
    api(decideEmployeeDataUpload, { path: { id: uploadId }, body: { action } }).pipe(
      map(
        foldW(
          ({ problem }) => UploadDecisionFailed({ uploadId, problem }),
          ({ data }) => (action === 'commit' ? UploadCommitted : UploadDiscarded)({ upload: followedOf(data) }),
        ),
      ),
    ),
})

export const rereadUpload = rereadEffect(UploadDecisionFailed, {
  name: 'uploadData.rereadDecided',
  emits: [UploadWatchRequested],
  reads: ({ uploadId }, { uploadData: { stage } }) =>
    stage.kind === 'followed' && stage.upload.uploadId === uploadId
      ? [UploadWatchRequested({ upload: stage.upload })]
      : [],
})

/** The end of an upload changes the list and the date of the last one; a cancelled call can have arrived anyway. */
export const reloadAfterUpload = portalEffect({
  name: 'uploadData.reload',
  on: [UploadProgressed, UploadCommitted, UploadDiscarded, FileSendCancelled],
  policy: 'everyOne',
  emits: [UploadsRequested, LastUploadRequested],
  run: (trigger) =>
    trigger.type === 'UploadProgressed' && trigger.data.upload.status === 'checking'
      ? EMPTY
      : from([UploadsRequested({}), LastUploadRequested({})]),
})
