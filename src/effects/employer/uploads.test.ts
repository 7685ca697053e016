import { describe, expect, it } from 'vitest'
import {
  LastUploadFailed,
  LastUploadLoaded,
  LastUploadRequested,
  UploadsFailed,
  UploadsLoaded,
  UploadsRequested,
} from '../../domain/employer/uploads.ts'
import { offline, profile } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { getDataLoads, getDateLastUpload } from '../api/generated/uploads.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { loadLastUpload, loadUploads } from './uploads.ts'
import { loggedOut } from '../runtime/portal-calls.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const ofClient = { path: { id: 'client-1' } }

describe('loading earlier uploads', () => {
  const when = ['a', { a: UploadsRequested({}) }] as const
  const sent = {
    id: '1',
    fileName: 'people.csv',
    uploadedAt: '2026-11-02',
    status: 'completed',
    totalRows: 9,
    checkedRows: 9,
    errorCount: 0,
  } as const
  const upload = {
    uploadId: '1',
    fileName: 'people.csv',
    uploadedOn: '2026-11-02',
    status: 'completed',
    rows: 9,
    checked: 9,
    errorCount: 0,
  } as const

  it('[EMP-3] brings those of the client', () => {
    const ports = fakeHost(responds(getDataLoads, { dataLoads: [sent] }))
    runEffect({ effect: loadUploads, given, ports, when, then: ['5ms b', { b: UploadsLoaded({ uploads: [upload] }) }] })
    expect(ports.calls[0]?.input).toEqual(ofClient)
  })

  it('[EMP-3] tells that it failed', () => {
    const then = ['5ms b', { b: UploadsFailed({ problem: offline }) }] as const
    runEffect({ effect: loadUploads, given, ports: fakeHost(fails(getDataLoads, offline)), when, then })
  })

  it('[EMP-3] asks no host while nobody is signed in', () => {
    const then = ['b', { b: UploadsFailed({ problem: loggedOut }) }] as const
    runEffect({ effect: loadUploads, ports: fakeHost(), when, then })
  })
})

describe('loading the day of the last upload', () => {
  const when = ['a', { a: LastUploadRequested({}) }] as const

  it('[EMP-3] brings it, or that there is none', () => {
    const ports = fakeHost(responds(getDateLastUpload, { dateLastUpload: null }))
    const then = ['5ms b', { b: LastUploadLoaded({ date: null }) }] as const
    runEffect({ effect: loadLastUpload, given, ports, when, then })
    expect(ports.calls[0]?.input).toEqual(ofClient)
  })

  it('[EMP-3] tells that it failed, and that nobody is signed in', () => {
    const then = ['5ms b', { b: LastUploadFailed({ problem: offline }) }] as const
    runEffect({ effect: loadLastUpload, given, ports: fakeHost(fails(getDateLastUpload, offline)), when, then })
    runEffect({
      effect: loadLastUpload,
      ports: fakeHost(),
      when,
      then: ['b', { b: LastUploadFailed({ problem: loggedOut }) }],
    })
  })
})

provesAll(loadUploads, loadLastUpload)
