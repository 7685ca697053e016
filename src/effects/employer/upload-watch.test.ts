import { describe, expect, it } from 'vitest'
import {
  FileSendCancelled,
  FileSent,
  UploadCommitted,
  UploadDecisionFailed,
  UploadDecisionRequested,
  UploadDiscarded,
  UploadProgressed,
  UploadWatchFailed,
  UploadWatchRequested,
} from '../../domain/employer/upload-data.ts'
import { LastUploadRequested, UploadsLoaded, UploadsRequested } from '../../domain/employer/uploads.ts'
import { offline } from '../../domain/samples.ts'
import { SessionEnded } from '../../domain/session/session.ts'
import { decideEmployeeDataUpload, getEmployeeDataUpload } from '../api/generated/uploads.ts'
import type { DataOf } from '../api/operation.ts'
import { virtualClock } from '../runtime/fakes.testing.ts'
import { responds, fakeHost, fails, runEffect, provesAll } from '../runtime/testing.ts'
import { provesReread } from '../runtime/reread.testing.ts'
import { decideUpload, followedOf, reloadAfterUpload, rereadUpload, watchUpload } from './upload-watch.ts'

type Sent = DataOf<typeof getEmployeeDataUpload>
const sent = (change: Partial<Sent> = {}): Sent => ({
  id: 'u1',
  fileName: 'people.csv',
  uploadedAt: '2026-11-20',
  status: 'checking',
  totalRows: 60,
  checkedRows: 25,
  errorCount: 0,
  errors: [],
  ...change,
})
const upload = (change: Partial<Sent> = {}) => followedOf(sent(change))
const error = {
  row: 2,
  column: 'Email',
  value: 'x',
  employeeNumber: null,
  employeeName: null,
  code: 'email',
  message: 'Type one',
}
const rejected = { status: 'rejected' as const, checkedRows: 60, errorCount: 9, errors: [error] }
const arrived = FileSent({ upload: upload({ checkedRows: 0 }) })
const checked = responds(getEmployeeDataUpload, sent())
const done = responds(getEmployeeDataUpload, sent({ status: 'completed', checkedRows: 60 }))
const events = {
  a: arrived,
  p: UploadProgressed({ upload: upload() }),
  d: UploadProgressed({ upload: upload({ status: 'completed', checkedRows: 60 }) }),
  f: UploadWatchFailed({ uploadId: 'u1', problem: offline }),
}
const watching = (host: ReturnType<typeof fakeHost>) => ({ ...host, clock: virtualClock })

describe('following an upload', () => {
  it('[EMP-3] asks 2 s after it has arrived and 2 s after each response, until it is over', () => {
    const host = fakeHost(checked, done)
    const then = ['2005ms p 2004ms d', events] as const
    runEffect({ effect: watchUpload, ports: watching(host), when: ['a', events], then })
    expect(host.calls.map(({ input }) => input)).toEqual([{ path: { id: 'u1' } }, { path: { id: 'u1' } }])
  })

  it('[EMP-3] keeps of each error whose row it is and what its cell says', () => {
    const named = { ...error, value: '31/02/1990', employeeNumber: 'AC902', employeeName: 'José Núñez' }
    expect(upload({ ...rejected, errors: [named] }).errors).toEqual([named])
  })

  it('[EMP-3] goes on after a reload: the list tells of it', () => {
    const { errors: _, ...listed } = upload()
    const when = ['l', { l: UploadsLoaded({ uploads: [listed] }) }] as const
    runEffect({ effect: watchUpload, ports: watching(fakeHost(done)), when, then: ['2005ms d', events] })
    const none = fakeHost()
    runEffect({
      effect: watchUpload,
      ports: watching(none),
      when: ['l', { l: UploadsLoaded({ uploads: [] }) }],
      then: ['', {}],
    })
    expect(none.calls).toEqual([])
  })

  it('[EMP-3] goes on after a call that did not get through, and stops after a refusal', () => {
    const host = fakeHost(fails(getEmployeeDataUpload, offline), done)
    runEffect({ effect: watchUpload, ports: watching(host), when: ['a', events], then: ['2005ms f 2004ms d', events] })
    const problem = { kind: 'refused', status: 404, message: null } as const
    const gone = fakeHost(fails(getEmployeeDataUpload, problem))
    const then = ['2005ms f', { f: UploadWatchFailed({ uploadId: 'u1', problem }) }] as const
    runEffect({ effect: watchUpload, ports: watching(gone), when: ['a', events], then })
    expect(gone.calls).toHaveLength(1)
  })

  it('[EMP-3] asks at once where a person asks, also for the errors of an earlier upload', () => {
    const { errors: _, ...listed } = upload({ ...rejected, errors: [error, error] })
    const host = fakeHost(responds(getEmployeeDataUpload, sent(rejected)))
    const when = ['w', { w: UploadWatchRequested({ upload: listed }) }] as const
    const then = ['5ms p', { p: UploadProgressed({ upload: { ...upload(rejected), errorCount: 1 } }) }] as const
    runEffect({ effect: watchUpload, ports: watching(host), when, then })
    expect(host.calls).toHaveLength(1)
  })

  it('[EMP-3] gives up in the end, because its calls keep a session open', () => {
    const soon = { ...virtualClock, after: (ms: number) => virtualClock.after(Math.min(ms, 3000)) }
    const tired = { ...events, t: UploadWatchFailed({ uploadId: 'u1', problem: { kind: 'timeOut' } }) }
    const ports = { ...fakeHost(checked), clock: soon }
    runEffect({ effect: watchUpload, ports, when: ['a', tired], then: ['2005ms p 994ms t', tired] })
  })

  it('[EMP-3] ends with the session, and with an upload that was given up', () => {
    const host = fakeHost(checked)
    const end = SessionEnded({ reason: 'loggedOut', message: null, ssoLogoutUrl: null })
    runEffect({ effect: watchUpload, ports: watching(host), when: ['a 1s e', { ...events, e: end }], then: ['', {}] })
    const given = UploadDiscarded({ upload: upload({ status: 'discarded' }) })
    runEffect({
      effect: watchUpload,
      ports: watching(host),
      when: ['a 2001ms g', { ...events, g: given }],
      then: ['', {}],
    })
    expect(host.calls).toHaveLength(1)
  })
})

describe('deciding on an upload', () => {
  const request = (action: 'commit' | 'discard') => UploadDecisionRequested({ uploadId: 'u1', action })

  it.each([
    ['commit', 'completed', UploadCommitted],
    ['discard', 'discarded', UploadDiscarded],
  ] as const)('[EMP-3] makes one PATCH to %s', (action, status, settled) => {
    const host = fakeHost(responds(decideEmployeeDataUpload, sent({ status })))
    const then = ['5ms b', { b: settled({ upload: upload({ status }) }) }] as const
    runEffect({ effect: decideUpload, ports: host, when: ['aa', { a: request(action) }], then })
    expect(host.calls.map(({ input }) => input)).toEqual([{ path: { id: 'u1' }, body: { action } }])
  })

  it('[EMP-3] tells that it failed', () => {
    const ports = fakeHost(fails(decideEmployeeDataUpload, offline))
    const then = ['5ms b', { b: UploadDecisionFailed({ uploadId: 'u1', problem: offline }) }] as const
    runEffect({ effect: decideUpload, ports, when: ['a', { a: request('commit') }], then })
  })
})

describe('a decision whose response was lost', () => {
  const waiting = upload({ status: 'awaiting-commit', checkedRows: 60 })
  const shown = [FileSent({ upload: waiting })]
  const given = [...shown, UploadDecisionFailed({ uploadId: 'u1', problem: offline })]
  const w = UploadWatchRequested({ upload: waiting })

  it('[EMP-3] reads the upload again until the host responds, and then no more', () => {
    const host = fakeHost(fails(getEmployeeDataUpload, offline), done)
    const then = ['5ms f 2004ms d', events] as const
    runEffect({ effect: watchUpload, given, ports: watching(host), when: ['w', { w }], then })
    expect(host.calls).toHaveLength(2)
    const once = fakeHost(responds(getEmployeeDataUpload, sent({ status: 'awaiting-commit', checkedRows: 60 })))
    const still = { w, p: UploadProgressed({ upload: waiting }), l: UploadsLoaded({ uploads: [waiting] }) }
    runEffect({ effect: watchUpload, given, ports: watching(once), when: ['w 9ms l', still], then: ['5ms p', still] })
    expect(once.calls).toHaveLength(1)
  })

  it('[EMP-3] reads nothing once the person has gone on to another file', () => {
    const when = ['a', { a: UploadDecisionFailed({ uploadId: 'u1', problem: offline }) }] as const
    runEffect({ effect: rereadUpload, ports: {}, when, then: ['', {}] })
  })

  provesReread(
    'EMP-3',
    rereadUpload,
    (problem) => UploadDecisionFailed({ uploadId: 'u1', problem }),
    [UploadWatchRequested({ upload: waiting })],
    shown,
  )
})

describe('after an upload', () => {
  const both = { x: UploadsRequested({}), y: LastUploadRequested({}) }

  it.each([
    UploadProgressed({ upload: upload({ status: 'completed' }) }),
    UploadCommitted({ upload: upload({ status: 'completed' }) }),
    UploadDiscarded({ upload: upload({ status: 'discarded' }) }),
    FileSendCancelled({}),
  ])('[EMP-3] the list and the last day are requested again: $type', (event) => {
    runEffect({ effect: reloadAfterUpload, ports: {}, when: ['a', { a: event }], then: ['(xy)', both] })
  })

  it('[EMP-3] nothing is requested while rows are still checked', () => {
    runEffect({ effect: reloadAfterUpload, ports: {}, when: ['p', events], then: ['', {}] })
  })
})

provesAll(watchUpload, decideUpload, rereadUpload, reloadAfterUpload)
