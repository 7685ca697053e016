import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { produced, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import { watchAgain } from './upload-commands.ts'
import type { FollowedUpload } from './upload-data.ts'
import {
  FileSent,
  selectUploadStage,
  selectWatched,
  uploadData,
  UploadDecisionFailed,
  UploadDecisionRequested,
  UploadProgressed,
  UploadWatchFailed,
  UploadWatchRequested,
} from './upload-data.ts'
import { uploads } from './uploads.ts'

const given = story(uploads, uploadData)
const stageOf = (...events: readonly DomainEvent[]) => selectUploadStage(given(...events).state)
const waiting: FollowedUpload = {
  uploadId: 'u1',
  fileName: 'people.csv',
  uploadedOn: '2026-11-20',
  status: 'awaiting-commit',
  rows: 60,
  checked: 60,
  errorCount: 0,
  errors: [],
}
const sent = [FileSent({ upload: waiting }), UploadDecisionRequested({ uploadId: 'u1', action: 'commit' })]

describe('a decision about an upload whose response was lost', () => {
  it('[EMP-3] has the upload read again, and stays unconfirmed while it waits', () => {
    const lost = [...sent, UploadDecisionFailed({ uploadId: 'u1', problem: offline })]
    expect(selectWatched(given(...lost).state)).toBe('u1')
    const untold = [...lost, UploadWatchFailed({ uploadId: 'u1', problem: offline })]
    expect(selectWatched(given(...untold).state)).toBe('u1')
    expect(given(...untold).when(watchAgain)).toEqual(produced(UploadWatchRequested({ upload: waiting })))
    const read = given(...untold, UploadProgressed({ upload: waiting })).state
    expect(selectWatched(read)).toBeNull()
    expect(selectUploadStage(read)).toMatchObject({ decision: { kind: 'failed', problem: offline }, trouble: null })
  })

  it('[EMP-3] is as the upload shows it', () => {
    const completed = { ...waiting, status: 'completed' as const }
    const lost = [...sent, UploadDecisionFailed({ uploadId: 'u1', problem: offline })]
    const read = stageOf(...lost, UploadProgressed({ upload: completed }))
    expect(read).toMatchObject({ upload: completed, decision: { kind: 'open' } })
  })

  it('[EMP-3] has nothing read again where it was refused', () => {
    const problem = { kind: 'refused', status: 422, message: null } as const
    const no = given(...sent, UploadDecisionFailed({ uploadId: 'u1', problem }))
    expect(selectWatched(no.state)).toBeNull()
  })
})
