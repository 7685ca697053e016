import * as t from 'io-ts'
import { defineEvent, upcast } from '../kernel/event.ts'
import { personal, plain } from '../kernel/codecs/classification.ts'
import { writeResultOf, Problem } from '../kernel/requests/problem.ts'
import { selector } from '../kernel/selector.ts'
import { defineSlice } from '../kernel/slice.ts'
import { Correction, isSameCell } from './corrections.ts'
import { FileProblem, FileProblem1 } from './file-check.ts'
import { isOpen, openUpload, Upload, UploadsLoaded } from './uploads.ts'

/** A chosen file: its content stays in memory under its id, because events hold no files. `size` is in bytes. */
export const ChosenFile = t.type({ fileId: plain, name: personal, size: t.number })
export type ChosenFile = t.TypeOf<typeof ChosenFile>

/** An error in one row: `code` is a key of the texts, `message` the host's sentence if the code is unknown, which can quote the row. */
const RowError = t.type({
  row: t.number,
  column: t.union([plain, t.null]),
  value: t.union([personal, t.null]),
  employeeNumber: t.union([personal, t.null]),
  employeeName: t.union([personal, t.null]),
  code: plain,
  message: personal,
})
export type RowError = t.TypeOf<typeof RowError>

/** The upload being polled; its errors are known once every row was checked. */
const FollowedUpload = t.intersection([Upload, t.type({ errors: t.array(RowError) })])
export type FollowedUpload = t.TypeOf<typeof FollowedUpload>

/** How many rows have no error. */
export const rowsWithoutErrors = ({ rows, errors }: Pick<FollowedUpload, 'rows' | 'errors'>): number =>
  Math.max(0, rows - new Set(errors.map(({ row }) => row)).size)

const { employeeNumber: _number, employeeName: _name, ...RowError2 } = RowError.props
const earlierUpload = <Message extends t.Mixed>(message: Message) =>
  t.type({ upload: t.intersection([Upload, t.type({ errors: t.array(t.type({ ...RowError2, message })) })]) })
const nobodyNamed = { employeeNumber: null, employeeName: null }
/** Earlier versions of the events that contain an upload: the first recorded the host's messages about rows unredacted, and neither said whose row it is. */
const earlier = [
  upcast(earlierUpload(plain), (old) => old),
  upcast(earlierUpload(personal), ({ upload }) => ({
    upload: { ...upload, errors: upload.errors.map((error) => ({ ...error, ...nobodyNamed })) },
  })),
] as const

export const UploadAction = t.keyof({ commit: null, discard: null })
export type UploadAction = t.TypeOf<typeof UploadAction>

// `forgets` are ids of files that are no longer needed and leave memory.
const forgets = t.array(plain)

/** Version 1 of a refusal knew fewer problems of a file. */
const withFewerProblems = upcast(t.type({ file: ChosenFile, problems: t.array(FileProblem1), forgets }), (old) => old)
export const FileRefused = defineEvent('FileRefused', { file: ChosenFile, problems: t.array(FileProblem), forgets }, [
  withFewerProblems,
])
export const FileCheckRequested = defineEvent('FileCheckRequested', { file: ChosenFile, forgets })
export const FileAccepted = defineEvent('FileAccepted', { file: ChosenFile, rows: t.number })
export const FileCheckFailed = defineEvent('FileCheckFailed', { problem: Problem })
export const FileLeft = defineEvent('FileLeft', { forgets })
export const FileSendRequested = defineEvent('FileSendRequested', { file: ChosenFile })
export const FileSendCancelled = defineEvent('FileSendCancelled', {})
export const FileSent = defineEvent('FileSent', { upload: FollowedUpload }, earlier)
export const FileSendFailed = defineEvent('FileSendFailed', { problem: Problem })
export const CellCorrected = defineEvent('CellCorrected', { uploadId: plain, correction: Correction })
export const UploadWatchRequested = defineEvent('UploadWatchRequested', { upload: Upload })
export const UploadProgressed = defineEvent('UploadProgressed', { upload: FollowedUpload }, earlier)
export const UploadWatchFailed = defineEvent('UploadWatchFailed', { uploadId: plain, problem: Problem })
export const UploadDecisionRequested = defineEvent('UploadDecisionRequested', { uploadId: plain, action: UploadAction })
export const UploadCommitted = defineEvent('UploadCommitted', { upload: FollowedUpload }, earlier)
export const UploadDiscarded = defineEvent('UploadDiscarded', { upload: FollowedUpload }, earlier)
export const UploadDecisionFailed = defineEvent('UploadDecisionFailed', { uploadId: plain, problem: Problem })

/** A person's decision about the upload. */
export type DecisionState =
  | { kind: 'open' }
  | { kind: 'sending'; action: UploadAction }
  /** `unread`: the decision may have been made, and the upload has not been read since. */
  | { kind: 'failed'; problem: Problem; unread: boolean }

/** The stages of a file: chosen, checked here, sent, then polled while the host checks it. */
export type Stage =
  | { kind: 'choosing' }
  | { kind: 'refused'; file: ChosenFile; problems: FileProblem[] }
  | { kind: 'reading'; file: ChosenFile }
  | { kind: 'notChecked'; file: ChosenFile; problem: Problem }
  | { kind: 'ready'; file: ChosenFile; rows: number; before: 'nothing' | 'cancelled' }
  | { kind: 'sending'; file: ChosenFile; rows: number }
  | { kind: 'notSent'; file: ChosenFile; rows: number; problem: Problem }
  | { kind: 'followed'; upload: FollowedUpload; trouble: Problem | null; decision: DecisionState }

/** The last file that was sent: it stays in memory, with what was corrected since, so that it can be sent again. */
export type SentFile = { uploadId: string; file: ChosenFile; corrections: Correction[] }

const follow = (upload: FollowedUpload): Stage => ({
  kind: 'followed',
  upload,
  trouble: null,
  decision: { kind: 'open' },
})

/** Whether this upload is the current one: a response about another one is late. */
export const isOf = (stage: Stage, uploadId: string): stage is Extract<Stage, { kind: 'followed' }> =>
  stage.kind === 'followed' && stage.upload.uploadId === uploadId

/** Whether an upload of the list can be shown: the person has none in progress. */
const isFree = (stage: Stage): boolean =>
  stage.kind === 'choosing' || (stage.kind === 'ready' && stage.before === 'cancelled')

const forget = (draft: { sent: SentFile | null }, fileIds: readonly string[]): void => {
  if (draft.sent && fileIds.includes(draft.sent.file.fileId)) draft.sent = null
}

export const uploadData = defineSlice({
  name: 'uploadData',
  lifetime: 'session',
  initial: (): { stage: Stage; sent: SentFile | null } => ({ stage: { kind: 'choosing' }, sent: null }),
  own: {
    FileRefused,
    FileCheckRequested,
    FileAccepted,
    FileCheckFailed,
    FileLeft,
    FileSendRequested,
    FileSendCancelled,
    FileSent,
    FileSendFailed,
    CellCorrected,
    UploadWatchRequested,
    UploadProgressed,
    UploadWatchFailed,
    UploadDecisionRequested,
    UploadCommitted,
    UploadDiscarded,
    UploadDecisionFailed,
  },
  on: {
    FileRefused: (draft, { file, problems, forgets }) => {
      draft.stage = { kind: 'refused', file, problems }
      forget(draft, forgets)
    },
    FileCheckRequested: (draft, { file, forgets }) => {
      draft.stage = { kind: 'reading', file }
      forget(draft, forgets)
    },
    FileAccepted: (draft, data) => {
      draft.stage = { kind: 'ready', before: 'nothing', ...data }
    },
    FileCheckFailed: (draft, { problem }) => {
      if (draft.stage.kind === 'reading') draft.stage = { kind: 'notChecked', file: draft.stage.file, problem }
    },
    FileLeft: (draft, { forgets }) => {
      draft.stage = { kind: 'choosing' }
      forget(draft, forgets)
    },
    FileSendRequested: (draft, { file }) => {
      const { stage } = draft
      const rows = stage.kind === 'followed' ? stage.upload.rows : 'rows' in stage ? stage.rows : 0
      draft.stage = { kind: 'sending', file, rows }
    },
    FileSendCancelled: (draft) => {
      const { stage } = draft
      if (stage.kind === 'sending')
        draft.stage = { kind: 'ready', file: stage.file, rows: stage.rows, before: 'cancelled' }
    },
    FileSent: (draft, { upload }) => {
      const { stage, sent } = draft
      if (stage.kind === 'sending') {
        const { file } = stage
        const corrections = sent?.file.fileId === file.fileId ? sent.corrections : []
        draft.sent = { uploadId: upload.uploadId, file, corrections }
      }
      draft.stage = follow(upload)
    },
    CellCorrected: ({ sent }, { uploadId, correction }) => {
      if (sent?.uploadId !== uploadId) return
      sent.corrections = [...sent.corrections.filter((other) => !isSameCell(other, correction)), correction]
    },
    FileSendFailed: (draft, { problem }) => {
      const { stage } = draft
      if (stage.kind === 'sending') draft.stage = { kind: 'notSent', file: stage.file, rows: stage.rows, problem }
    },
    UploadWatchRequested: (draft, { upload }) => {
      const { stage } = draft
      if (isOf(stage, upload.uploadId)) stage.trouble = null
      else draft.stage = follow({ ...upload, errors: [] })
    },
    UploadProgressed: (draft, { upload }) => {
      const { stage } = draft
      if (!isOf(stage, upload.uploadId)) return
      stage.upload = upload
      stage.trouble = null
      if (!isOpen(upload)) stage.decision = { kind: 'open' }
      else if (stage.decision.kind === 'failed') stage.decision.unread = false
    },
    UploadWatchFailed: (draft, { uploadId, problem }) => {
      const { stage } = draft
      if (isOf(stage, uploadId)) stage.trouble = problem
    },
    UploadDecisionRequested: (draft, { uploadId, action }) => {
      const { stage } = draft
      if (isOf(stage, uploadId)) stage.decision = { kind: 'sending', action }
    },
    UploadCommitted: (draft, { upload }) => {
      if (isOf(draft.stage, upload.uploadId)) draft.stage = follow(upload)
    },
    UploadDiscarded: (draft, { upload }) => {
      if (isOf(draft.stage, upload.uploadId)) draft.stage = follow(upload)
    },
    UploadDecisionFailed: (draft, { uploadId, problem }) => {
      const { stage } = draft
      if (isOf(stage, uploadId))
        stage.decision = { kind: 'failed', problem, unread: writeResultOf(problem) === 'unknown' }
    },
  },
  // After a reload, or if a cancelled call had arrived anyway, the list says which upload to poll.
  extraReducers: (on) => [
    on(UploadsLoaded, (draft, { uploads }) => {
      const open = isFree(draft.stage) ? openUpload(uploads) : null
      if (open) draft.stage = follow({ ...open, errors: [] })
    }),
  ],
})

export const selectUploadStage = selector([uploadData], (state): Stage => state.uploadData.stage)

/** The sent file of a refused upload, whose cells can be corrected here; null if it is no longer in memory, as after a reload. */
export const correctable = ({ stage, sent }: { stage: Stage; sent: SentFile | null }): SentFile | null =>
  stage.kind === 'followed' && stage.upload.status === 'rejected' && sent?.uploadId === stage.upload.uploadId
    ? sent
    : null

export const selectCorrectable = selector([uploadData], (state) => correctable(state.uploadData))

/** Whether an upload's errors still have to be read: the list has only their number. */
export const lacksErrors = ({ status, errorCount, errors }: FollowedUpload): boolean =>
  status === 'rejected' && errorCount > 0 && errors.length === 0

/** Whether a decision may have been made, and the upload has not been read since. */
export const isUnread = (decision: DecisionState): boolean => decision.kind === 'failed' && decision.unread

/** The id of the upload to poll; null if there is none. */
export const selectWatched = selector([uploadData], ({ uploadData: { stage } }): string | null =>
  stage.kind === 'followed' &&
  (stage.upload.status === 'checking' || lacksErrors(stage.upload) || isUnread(stage.decision))
    ? stage.upload.uploadId
    : null,
)

/** Whether a person can choose a file: not while one is being sent or polled. */
export const mayChoose = (stage: Stage): boolean => {
  switch (stage.kind) {
    case 'sending':
      return false
    case 'followed':
      return !isOpen(stage.upload)
    case 'choosing':
    case 'refused':
    case 'reading':
    case 'notChecked':
    case 'ready':
    case 'notSent':
      return true
  }
}

/** Whether an earlier upload can be shown: no file waits to be sent. */
export const mayShow = (stage: Stage): boolean => mayChoose(stage) && heldFor(stage).length === 0

/** The file of a stage, by its id. */
export const heldFor = (stage: Stage): readonly string[] => {
  switch (stage.kind) {
    case 'reading':
    case 'notChecked':
    case 'ready':
    case 'sending':
    case 'notSent':
      return [stage.file.fileId]
    case 'choosing':
    case 'refused':
    case 'followed':
      return []
  }
}

/** Whether a file is chosen or being sent: it exists only in memory. */
export const selectFileHeld = selector([uploadData], (state) => heldFor(state.uploadData.stage).length > 0)

/** The checked share of an upload in whole per cent, rounded down: 100 only at the end. */
export const percentChecked = ({ rows, checked }: Pick<Upload, 'rows' | 'checked'>): number =>
  rows <= 0 ? 0 : Math.min(100, Math.max(0, Math.floor((checked / rows) * 100)))
