import { foldW, isLeft, isRight } from 'fp-ts/lib/Either.js'
import { EMPTY, filter, forkJoin, from, map, of, switchMap, tap, type Observable } from 'rxjs'
import { correctedText } from '../../domain/employer/corrections.ts'
import { checkText, columnsOf } from '../../domain/employer/file-check.ts'
import type { ChosenFile } from '../../domain/employer/upload-data.ts'
import {
  FileAccepted,
  FileCheckFailed,
  FileCheckRequested,
  FileLeft,
  FileRefused,
  FileSendCancelled,
  FileSendFailed,
  FileSendRequested,
  FileSent,
  UploadCommitted,
  UploadDiscarded,
  UploadProgressed,
} from '../../domain/employer/upload-data.ts'
import { selectProfile } from '../../domain/session/session.ts'
import { getDataLoadTemplate, uploadEmployeeData } from '../api/generated/uploads.ts'
import { doing, one } from '../runtime/effect.ts'
import { portalEffect } from '../runtime/portal-effect.ts'
import { gone } from './saving.ts'
import { templateName } from './upload-template.ts'
import { followedOf } from './upload-watch.ts'
import { loggedOut } from '../runtime/portal-calls.ts'
import { LastUploadRequested, UploadsRequested } from '../../domain/employer/uploads.ts'
import { rereadEffect } from '../runtime/portal-reread.ts'

const judged = (file: ChosenFile, text: string, template: string) => {
  const { problems, rows } = checkText(text, columnsOf(template))
  return problems.length > 0
    ? FileRefused({ file, problems: [...problems], forgets: [file.fileId] })
    : FileAccepted({ file, rows })
}

/** Reads the file and compares its header with the template, which is fetched again because the host can have changed it. */
export const checkFile = portalEffect({
  name: 'uploadData.check',
  on: [FileCheckRequested, FileLeft],
  policy: { switchBy: one },
  emits: [FileAccepted, FileRefused, FileCheckFailed],
  failure: (problem) => FileCheckFailed({ problem }),
  run: (trigger, { download, files }, state) => {
    if (trigger.type === 'FileLeft') return EMPTY
    const { file } = trigger.data
    const clientId = selectProfile(state())?.client.id
    if (clientId === undefined) return of(FileCheckFailed({ problem: loggedOut }))
    return download(getDataLoadTemplate, { path: { id: clientId }, name: templateName }).pipe(
      filter((step) => isLeft(step) || step.right.kind === 'done'),
      switchMap((step) => {
        if (isLeft(step)) return of(FileCheckFailed({ problem: step.left.problem }))
        if (step.right.kind !== 'done') return EMPTY
        const { id } = step.right.file
        return forkJoin([from(files.text(file.fileId)), from(files.text(id))]).pipe(
          tap(() => files.drop(id)),
          map(([text, template]) =>
            text === null || template === null ? FileCheckFailed({ problem: gone }) : judged(file, text, template),
          ),
        )
      }),
    )
  },
})

/** One POST of the file, with what was corrected since it was last sent. It stays in memory, so that it can be sent again. */
export const sendFile = portalEffect({
  name: 'uploadData.send',
  on: [FileSendRequested, FileSendCancelled],
  policy: { switchBy: one },
  emits: [FileSent, FileSendFailed],
  failure: (problem) => FileSendFailed({ problem }),
  run: (trigger, { api, files }, state) => {
    if (trigger.type === 'FileSendCancelled') return EMPTY
    const { fileId } = trigger.data.file
    const clientId = selectProfile(state())?.client.id
    if (clientId === undefined) return of(FileSendFailed({ problem: loggedOut }))
    const { sent } = state().uploadData
    const corrections = sent?.file.fileId === fileId ? sent.corrections : []
    const form: Observable<FormData | null> =
      corrections.length === 0
        ? of(files.form(fileId, 'file'))
        : from(files.text(fileId)).pipe(
            map((text) => (text === null ? null : files.form(fileId, 'file', correctedText(text, corrections)))),
          )
    return form.pipe(
      switchMap((filled) => {
        if (filled === null) return of(FileSendFailed({ problem: gone }))
        return api(uploadEmployeeData, { path: { id: clientId }, form: filled }).pipe(
          tap((response) => {
            if (isRight(response) && sent && sent.file.fileId !== fileId) files.drop(sent.file.fileId)
          }),
          map(
            foldW(
              ({ problem }) => FileSendFailed({ problem }),
              ({ data }) => FileSent({ upload: followedOf(data) }),
            ),
          ),
        )
      }),
    )
  },
})

/** Drops the files that nobody needs: those put aside, and one whose upload ended without errors. */
export const forgetFiles = portalEffect({
  name: 'uploadData.forget',
  on: [FileCheckRequested, FileRefused, FileLeft, UploadProgressed, UploadCommitted, UploadDiscarded],
  policy: 'everyOne',
  emits: [],
  run: ({ data }, { files }, state) =>
    doing(() => {
      const { sent } = state().uploadData
      if ('forgets' in data) for (const fileId of data.forgets) files.drop(fileId)
      else if (sent?.uploadId === data.upload.uploadId && ['completed', 'discarded'].includes(data.upload.status))
        files.drop(sent.file.fileId)
    }),
})

export const rereadUploads = rereadEffect(FileSendFailed, {
  name: 'uploadData.reread',
  emits: [UploadsRequested, LastUploadRequested],
  reads: () => [UploadsRequested({}), LastUploadRequested({})],
})
