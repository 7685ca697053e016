import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { refuse, type Refusal } from '../kernel/command.ts'
import { csvOf } from '../formats/csv.ts'
import type { DomainEvent } from '../kernel/event.ts'
import type { StateWith } from '../kernel/slice.ts'
import type { Correction } from './corrections.ts'
import { fileProblem } from './file-check.ts'
import type { Upload } from './uploads.ts'
import type { ChosenFile, RowError, UploadAction, uploadData } from './upload-data.ts'
import {
  CellCorrected,
  correctable,
  FileCheckRequested,
  FileLeft,
  FileRefused,
  FileSendCancelled,
  FileSendRequested,
  heldFor,
  mayChoose,
  mayShow,
  UploadDecisionRequested,
  UploadWatchRequested,
} from './upload-data.ts'

type Needs = StateWith<typeof uploadData>
type Result = Either<Refusal, DomainEvent>

/** Takes a file; checks that do not need its content can refuse it at once. */
export const chooseFile = ({ uploadData: { stage } }: Needs, file: ChosenFile): Result => {
  if (!mayChoose(stage)) return left(refuse('busy'))
  const problem = fileProblem(file)
  const before = [...heldFor(stage)]
  return right(
    problem
      ? FileRefused({ file, problems: [problem], forgets: [...before, file.fileId] })
      : FileCheckRequested({ file, forgets: before }),
  )
}

/** Checks the chosen file again, after the template failed to load. */
export const checkAgain = ({ uploadData: { stage } }: Needs): Result =>
  stage.kind === 'notChecked'
    ? right(FileCheckRequested({ file: stage.file, forgets: [] }))
    : left(refuse('nothingChosen'))

/** Sends the file, again after a failure. Repeated presses make one call. */
export const sendFile = ({ uploadData: { stage } }: Needs): Result =>
  stage.kind === 'ready' || stage.kind === 'notSent'
    ? right(FileSendRequested({ file: stage.file }))
    : left(refuse(stage.kind === 'sending' ? 'busy' : 'nothingChosen'))

/** Types a cell of a refused file anew. */
export const correctCell = ({ uploadData }: Needs, correction: Correction): Result => {
  const sent = correctable(uploadData)
  return sent ? right(CellCorrected({ uploadId: sent.uploadId, correction })) : left(refuse('nothingChosen'))
}

/** Sends a refused file again with its corrections. */
export const sendCorrected = ({ uploadData }: Needs): Result => {
  const sent = correctable(uploadData)
  return sent && sent.corrections.length > 0
    ? right(FileSendRequested({ file: sent.file }))
    : left(refuse('nothingChosen'))
}

export const cancelSending = ({ uploadData: { stage } }: Needs): Result =>
  stage.kind === 'sending' ? right(FileSendCancelled({})) : left(refuse('notSending'))

/** Drops the file, or closes a finished upload, so that another file can be chosen. */
export const leaveFile = ({ uploadData: { stage } }: Needs): Result =>
  mayChoose(stage) && stage.kind !== 'choosing'
    ? right(FileLeft({ forgets: [...heldFor(stage)] }))
    : left(refuse('nothingChosen'))

/** Polls an upload again after a failed poll. */
export const watchAgain = ({ uploadData: { stage } }: Needs): Result =>
  stage.kind === 'followed' && stage.trouble !== null
    ? right(UploadWatchRequested({ upload: stage.upload }))
    : left(refuse('notNeeded'))

/** Shows the result of an earlier upload, unless the person has one in progress. */
export const showUpload = ({ uploadData: { stage } }: Needs, upload: Upload): Result =>
  mayShow(stage) ? right(UploadWatchRequested({ upload })) : left(refuse('busy'))

/** Commits or discards a checked upload; one that is still being checked can only be discarded. */
export const decideUpload = ({ uploadData: { stage } }: Needs, action: UploadAction): Result => {
  if (stage.kind !== 'followed') return left(refuse('nothingToDecide'))
  if (stage.decision.kind === 'sending') return left(refuse('busy'))
  const { status, uploadId } = stage.upload
  return status === 'awaiting-commit' || (status === 'checking' && action === 'discard')
    ? right(UploadDecisionRequested({ uploadId, action }))
    : left(refuse('nothingToDecide'))
}

/** The errors of rows as a file; headings and advice come from the screen. */
export const errorsCsv = (
  errors: readonly RowError[],
  headings: readonly [row: string, employee: string, number: string, column: string, value: string, advice: string],
  adviceOf: (error: RowError) => string,
): string =>
  csvOf(
    headings,
    errors.map((error) => [
      error.row,
      error.employeeName,
      error.employeeNumber,
      error.column,
      error.value,
      adviceOf(error),
    ]),
  )
