import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import { MOST_BYTES } from './file-check.ts'
import {
  cancelSending,
  checkAgain,
  chooseFile,
  correctCell,
  decideUpload,
  errorsCsv,
  leaveFile,
  sendCorrected,
  sendFile,
  showUpload,
  watchAgain,
} from './upload-commands.ts'
import type { FollowedUpload } from './upload-data.ts'
import {
  CellCorrected,
  FileAccepted,
  FileCheckFailed,
  FileCheckRequested,
  FileLeft,
  FileRefused,
  FileSendCancelled,
  FileSendFailed,
  FileSendRequested,
  FileSent,
  percentChecked,
  rowsWithoutErrors,
  selectCorrectable,
  selectUploadStage,
  selectWatched,
  UploadCommitted,
  uploadData,
  UploadDecisionFailed,
  UploadDecisionRequested,
  UploadDiscarded,
  UploadProgressed,
  UploadWatchFailed,
  UploadWatchRequested,
} from './upload-data.ts'
import { uploads, UploadsLoaded } from './uploads.ts'

const given = story(uploads, uploadData)
const file = { fileId: 'f1', name: 'people.csv', size: 120 }
const upload = (change: Partial<FollowedUpload> = {}): FollowedUpload => ({
  uploadId: 'u1',
  fileName: 'people.csv',
  uploadedOn: '2026-11-20',
  status: 'checking',
  rows: 60,
  checked: 25,
  errorCount: 0,
  errors: [],
  ...change,
})
const error = {
  row: 2,
  column: 'Email',
  value: 'x',
  employeeNumber: 'AC1',
  employeeName: 'Ann Lee',
  code: 'email',
  message: 'Type an address',
}
const rejected = upload({ status: 'rejected', checked: 60, errorCount: 1, errors: [error] })
const waiting = upload({ status: 'awaiting-commit', checked: 60 })

const asked = [FileCheckRequested({ file, forgets: [] })]
const ready = [...asked, FileAccepted({ file, rows: 60 })]
const sending = [...ready, FileSendRequested({ file })]
const notSent = [...sending, FileSendFailed({ problem: offline })]
const followed = [...sending, FileSent({ upload: upload() })]
const stage = (...events: readonly DomainEvent[]) => selectUploadStage(given(...events).state)

describe('correcting a refused file', () => {
  const refusedHere = [...followed, UploadProgressed({ upload: rejected })]
  const typed = (value: string) => CellCorrected({ uploadId: 'u1', correction: { row: 2, column: 'Email', value } })

  it('[EMP-3] keeps the last value typed into a cell, and sends the same file again with it', () => {
    const last = { row: 2, column: 'Email', value: 'a@b.cd' }
    expect(given(...refusedHere).when(correctCell, last)).toEqual(produced(typed('a@b.cd')))
    const corrected = [...refusedHere, typed('a'), typed('a@b.cd')]
    expect(selectCorrectable(given(...corrected).state)).toEqual({ uploadId: 'u1', file, corrections: [last] })
    expect(given(...corrected).when(sendCorrected, undefined)).toEqual(produced(FileSendRequested({ file })))
    const again = [...corrected, FileSendRequested({ file }), FileSent({ upload: upload({ uploadId: 'u2' }) })]
    const refusedAgain = [...again, UploadProgressed({ upload: { ...rejected, uploadId: 'u2' } })]
    expect(selectCorrectable(given(...refusedAgain).state)?.corrections).toEqual([last])
  })

  it('[EMP-3] needs a correction, and the file', () => {
    expect(given(...refusedHere).when(sendCorrected, undefined)).toEqual(refused('nothingChosen'))
    const shown = given(UploadWatchRequested({ upload: rejected }))
    expect(shown.when(correctCell, { row: 2, column: 'Email', value: 'a' })).toEqual(refused('nothingChosen'))
    const left = [...refusedHere, FileCheckRequested({ file: { ...file, fileId: 'f2' }, forgets: ['f1'] })]
    expect(given(...left).state.uploadData.sent).toBeNull()
  })
})

describe('choosing a file', () => {
  it('[EMP-3] has it read, and forgets the one that was there', () => {
    expect(given().when(chooseFile, file)).toEqual(produced(FileCheckRequested({ file, forgets: [] })))
    const other = { ...file, fileId: 'f2' }
    expect(given(...ready).when(chooseFile, other)).toEqual(
      produced(FileCheckRequested({ file: other, forgets: ['f1'] })),
    )
    expect(stage(...asked)).toEqual({ kind: 'reading', file })
    expect(stage(...ready)).toEqual({ kind: 'ready', file, rows: 60, before: 'nothing' })
  })

  it.each([
    [{ ...file, name: 'people.xls' }, 'type'],
    [{ ...file, size: 0 }, 'empty'],
    [{ ...file, size: MOST_BYTES + 1 }, 'tooLarge'],
  ] as const)('[EMP-3] refuses %j without reading it', (bad, kind) => {
    const event = FileRefused({ file: bad, problems: [{ kind }], forgets: ['f1'] })
    expect(given().when(chooseFile, bad)).toEqual(produced(event))
    expect(stage(event)).toEqual({ kind: 'refused', file: bad, problems: [{ kind }] })
  })

  it('[EMP-3] stays quiet while a file is sent or followed', () => {
    expect(given(...sending).when(chooseFile, file)).toEqual(refused('busy'))
    expect(given(...followed).when(chooseFile, file)).toEqual(refused('busy'))
    expect(given(...followed, UploadProgressed({ upload: rejected })).when(chooseFile, file)).toEqual(
      produced(FileCheckRequested({ file, forgets: [] })),
    )
  })

  it('[EMP-3] keeps the file where the template could not be loaded, and checks it again', () => {
    const failed = given(...asked, FileCheckFailed({ problem: offline }))
    expect(selectUploadStage(failed.state)).toEqual({ kind: 'notChecked', file, problem: offline })
    expect(failed.when(checkAgain)).toEqual(produced(FileCheckRequested({ file, forgets: [] })))
    expect(given().when(checkAgain)).toEqual(refused('nothingChosen'))
    expect(stage(FileCheckFailed({ problem: offline }))).toEqual({ kind: 'choosing' })
  })

  it('[EMP-3] puts it aside', () => {
    expect(given(...ready).when(leaveFile)).toEqual(produced(FileLeft({ forgets: ['f1'] })))
    expect(given().when(leaveFile)).toEqual(refused('nothingChosen'))
    expect(given(...sending).when(leaveFile)).toEqual(refused('nothingChosen'))
    expect(stage(...ready, FileLeft({ forgets: ['f1'] }))).toEqual({ kind: 'choosing' })
  })
})

describe('sending a file', () => {
  it('[EMP-3] is requested once, however often a person presses', () => {
    expect(given(...ready).when(sendFile)).toEqual(produced(FileSendRequested({ file })))
    expect(given(...sending).when(sendFile)).toEqual(refused('busy'))
    expect(given().when(sendFile)).toEqual(refused('nothingChosen'))
    expect(stage(...sending)).toEqual({ kind: 'sending', file, rows: 60 })
  })

  it('[EMP-3] that failed keeps the file, which can be sent again', () => {
    expect(stage(...notSent)).toEqual({ kind: 'notSent', file, rows: 60, problem: offline })
    expect(given(...notSent).when(sendFile)).toEqual(produced(FileSendRequested({ file })))
  })

  it('[EMP-3] can be cancelled, and what had arrived all the same is followed', () => {
    expect(given(...sending).when(cancelSending)).toEqual(produced(FileSendCancelled({})))
    expect(given(...ready).when(cancelSending)).toEqual(refused('notSending'))
    const cancelled = [...sending, FileSendCancelled({})]
    expect(stage(...cancelled)).toEqual({ kind: 'ready', file, rows: 60, before: 'cancelled' })
    expect(stage(...cancelled, UploadsLoaded({ uploads: [] })).kind).toBe('ready')
    expect(stage(...cancelled, UploadsLoaded({ uploads: [upload()] })).kind).toBe('followed')
  })
})

describe('following an upload', () => {
  it('[EMP-3] begins when it has arrived, and ends when it is over', () => {
    expect(selectWatched(given(...followed).state)).toBe('u1')
    const over = given(...followed, UploadProgressed({ upload: rejected }))
    expect(selectWatched(over.state)).toBeNull()
    expect(selectUploadStage(over.state)).toMatchObject({ kind: 'followed', upload: rejected })
  })

  it('[EMP-3] goes on after a reload with what the list tells of, and takes nobody away from a file of their own', () => {
    const loaded = UploadsLoaded({ uploads: [upload()] })
    expect(selectWatched(given(loaded).state)).toBe('u1')
    expect(stage(...ready, loaded).kind).toBe('ready')
    expect(stage(UploadsLoaded({ uploads: [rejected] }))).toEqual({ kind: 'choosing' })
  })

  it('[EMP-3] reports that the host did not respond, and asks again', () => {
    const failed = given(...followed, UploadWatchFailed({ uploadId: 'u1', problem: offline }))
    expect(selectUploadStage(failed.state)).toMatchObject({ trouble: offline })
    expect(failed.when(watchAgain)).toEqual(produced(UploadWatchRequested({ upload: upload() })))
    expect(selectUploadStage(failed.at(1, UploadWatchRequested({ upload: upload() })).state)).toMatchObject({
      trouble: null,
    })
    expect(given(...followed).when(watchAgain)).toEqual(refused('notNeeded'))
  })

  it('[EMP-3] ignores an upload that it does not follow', () => {
    const other = { ...rejected, uploadId: 'u2' }
    expect(stage(...followed, UploadProgressed({ upload: other }))).toEqual(stage(...followed))
    expect(stage(...followed, UploadWatchFailed({ uploadId: 'u2', problem: offline }))).toEqual(stage(...followed))
    expect(stage(UploadProgressed({ upload: other }))).toEqual({ kind: 'choosing' })
  })

  it('[EMP-3] shows the errors of an earlier upload, unless a file waits to be sent', () => {
    const { errors: _, ...earlier } = rejected
    const event = UploadWatchRequested({ upload: earlier })
    expect(given().when(showUpload, earlier)).toEqual(produced(event))
    expect(given(...ready).when(showUpload, earlier)).toEqual(refused('busy'))
    expect(selectWatched(given(event).state)).toBe('u1')
    expect(selectWatched(given(event, UploadProgressed({ upload: rejected })).state)).toBeNull()
  })
})

describe('deciding on an upload', () => {
  const checked = [...followed, UploadProgressed({ upload: waiting })]
  const request = (action: 'commit' | 'discard') => UploadDecisionRequested({ uploadId: 'u1', action })

  it('[EMP-3] takes it or gives it up, once', () => {
    expect(given(...checked).when(decideUpload, 'commit')).toEqual(produced(request('commit')))
    expect(given(...checked, request('commit')).when(decideUpload, 'discard')).toEqual(refused('busy'))
    expect(stage(...checked, request('commit'))).toMatchObject({ decision: { kind: 'sending', action: 'commit' } })
    const done = upload({ status: 'completed' })
    expect(stage(...checked, UploadCommitted({ upload: done }))).toMatchObject({ upload: done })
    const gone = upload({ status: 'discarded' })
    expect(stage(...checked, UploadDiscarded({ upload: gone }))).toMatchObject({ upload: gone })
  })

  it('[EMP-3] ignores a decision on another upload', () => {
    const other = { ...waiting, uploadId: 'u2' }
    const before = [...checked, request('commit')]
    const responses = [
      UploadDecisionRequested({ uploadId: 'u2', action: 'discard' }),
      UploadDecisionFailed({ uploadId: 'u2', problem: offline }),
      UploadCommitted({ upload: other }),
      UploadDiscarded({ upload: other }),
    ]
    for (const response of responses) expect(stage(...before, response)).toEqual(stage(...before))
  })

  it('[EMP-3] can only give up what is still being checked', () => {
    expect(given(...followed).when(decideUpload, 'commit')).toEqual(refused('nothingToDecide'))
    expect(given(...followed).when(decideUpload, 'discard')).toEqual(produced(request('discard')))
    expect(given(...followed, UploadProgressed({ upload: rejected })).when(decideUpload, 'discard')).toEqual(
      refused('nothingToDecide'),
    )
    expect(given().when(decideUpload, 'commit')).toEqual(refused('nothingToDecide'))
  })

  it('[EMP-3] that failed changes nothing and may be tried again', () => {
    const failed = given(...checked, request('commit'), UploadDecisionFailed({ uploadId: 'u1', problem: offline }))
    expect(selectUploadStage(failed.state)).toMatchObject({
      upload: waiting,
      decision: { kind: 'failed', problem: offline },
    })
    expect(failed.when(decideUpload, 'commit')).toEqual(produced(request('commit')))
  })
})

it('[EMP-3] a percentage is between 0 and 100, and 100 only at the end', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (rows, checked) => {
      const percent = percentChecked({ rows, checked })
      expect(percent >= 0 && percent <= 100 && Number.isInteger(percent)).toBe(true)
      expect(percent === 100).toBe(rows > 0 && checked >= rows)
    }),
  )
})

it('[EMP-3] errors become a file that no spreadsheet runs', () => {
  const csv = errorsCsv(
    [
      { ...error, value: '=1+1' },
      { ...error, column: null, value: null },
    ],
    ['R', 'E', 'N', 'C', 'V', 'A'],
    () => 'Do',
  )
  expect(csv).toBe(`\uFEFFR,E,N,C,V,A\r\n2,Ann Lee,AC1,Email,"'=1+1",Do\r\n2,Ann Lee,AC1,,,Do\r\n`)
})

it.each([
  [[], 3],
  [[2], 2],
  [[2, 2], 2],
  [[2, 3, 4, 5], 0],
])('[EMP-3] with errors in the rows %j of 3, %d rows are fine', (rows, fine) => {
  const errorIn = (row: number) => ({
    row,
    column: null,
    value: null,
    employeeNumber: null,
    employeeName: null,
    code: 'row-length',
    message: '',
  })
  expect(rowsWithoutErrors({ rows: 3, errors: rows.map(errorIn) })).toBe(fine)
})
