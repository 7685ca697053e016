import { foldW, isRight } from 'fp-ts/lib/Either.js'
import type { Observable } from 'rxjs'
import { concat, EMPTY, endWith, from, map, merge, of, repeat, switchMap, takeWhile } from 'rxjs'
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
import { uploadOf } from './uploads.ts'

/** How long after an answer the host is asked again, ms. */
const POLL_AFTER = 2000

/** How long one watch lasts, ms. */
const WATCHES_FOR = 600_000

/** An upload that is followed, as the portal names its parts. */
export const followedOf = ({ errors, ...sent }: DataOf<typeof getEmployeeDataUpload>) => {
  const upload = uploadOf(sent)
  // Once all rows were checked the errors are all there: their number can be no other.
  return { ...upload, errors, errorCount: upload.status === 'rejected' ? errors.length : upload.errorCount }
}

/** What may be over by the next poll: everything else waits until the person asks again. */
const mayPass = (problem: Problem): boolean =>
  problem.kind === 'network' || problem.kind === 'timeOut' || (problem.kind === 'refused' && problem.status >= 500)

/**
 * Follows the rows of an upload for as long as they are checked, whether its panel is open or not. The list starts it as
 * well, so that it goes on after a reload. Calls count as activity, so it does not go on for ever: it would keep an
 * unattended session open.
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
      // A person may have given it up meanwhile.
      takeWhile(() => selectWatched(state()) === uploadId),
      takeWhile(
        (answer) => (isRight(answer) ? answer.right.data.status === 'checking' : mayPass(answer.left.problem)),
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

/** What became of an upload changes the list and the day of the last one; one that was cancelled may have arrived. */
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
