import { describe, expect, it } from 'vitest'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import type { Upload } from './uploads.ts'
import {
  isOpen,
  LastUploadFailed,
  LastUploadLoaded,
  LastUploadRequested,
  openUpload,
  requestLastUpload,
  requestUploads,
  selectLastUpload,
  selectUploads,
  uploads,
  UploadsFailed,
  UploadsLoaded,
  UploadsRequested,
} from './uploads.ts'

const given = story(uploads)
const upload = (uploadId: string, uploadedOn: string, status: Upload['status'] = 'completed'): Upload => ({
  uploadId,
  fileName: 'people.csv',
  uploadedOn,
  status,
  rows: 4,
  checked: 4,
  errorCount: 0,
})
const list = [
  upload('1', '2026-10-05'),
  upload('3', '2026-11-02', 'rejected'),
  upload('2', '2026-11-02', 'awaiting-commit'),
]

describe('earlier uploads', () => {
  it('[EMP-3] are requested once at a time, and are sorted newest first', () => {
    expect(given().when(requestUploads)).toEqual(produced(UploadsRequested({})))
    expect(given(UploadsRequested({})).when(requestUploads)).toEqual(refused('busy'))
    const loaded = given(UploadsRequested({})).at(5, UploadsLoaded({ uploads: list }))
    expect(selectUploads(loaded.state)).toEqual({ status: 'loaded', value: [list[1], list[2], list[0]], at: 5 })
    expect(openUpload(list)).toEqual(list[2])
    const failed = loaded.at(6, UploadsFailed({ problem: offline }))
    expect(selectUploads(failed.state)).toMatchObject({ status: 'failed', problem: offline })
  })

  it('[EMP-3] are open while something is still to happen', () => {
    const open = (['checking', 'awaiting-commit', 'completed', 'rejected', 'discarded'] as const).filter((status) =>
      isOpen({ status }),
    )
    expect(open).toEqual(['checking', 'awaiting-commit'])
    expect(openUpload([])).toBeNull()
  })
})

describe('the last upload', () => {
  it('[EMP-3] is requested once at a time, loads, and fails', () => {
    expect(given().when(requestLastUpload)).toEqual(produced(LastUploadRequested({})))
    expect(given(LastUploadRequested({})).when(requestLastUpload)).toEqual(refused('busy'))
    expect(selectLastUpload(given(LastUploadLoaded({ date: null })).state)).toMatchObject({ value: { date: null } })
    const failed = given(LastUploadRequested({}), LastUploadFailed({ problem: offline }))
    expect(selectLastUpload(failed.state)).toEqual({ status: 'failed', problem: offline, value: null })
  })
})
