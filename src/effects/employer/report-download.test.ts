import { describe, expect, it } from 'vitest'
import {
  ReportDownloadCancelled,
  ReportDownloaded,
  ReportDownloadFailed,
  ReportDownloadProgressed,
  ReportDownloadRequested,
} from '../../domain/employer/report-download.ts'
import { profile, refusal } from '../../domain/samples.ts'
import { ProfileLoaded } from '../../domain/session/session.ts'
import { downloadReport, downloadReports } from '../api/generated/reports.ts'
import { fakeHost, fails, runEffect, sends, provesAll } from '../runtime/testing.ts'
import { saveReports } from './report-download.ts'
import { gone } from './saving.ts'
import { loggedOut } from '../runtime/portal-calls.ts'

const given = [ProfileLoaded({ profile, termsUpdated: false })]
const file = { id: 'h1', name: 'payroll-2026-10.csv', type: 'text/csv', bytes: 100 }
const browser = (taken = true) => {
  const saved: string[] = []
  return { saved, files: { save: (id: string) => saved.push(id) > 0 && taken } }
}

describe('downloading reports', () => {
  const asked = (...reportIds: string[]) => ReportDownloadRequested({ reportIds })
  const p = ReportDownloadProgressed({ received: 40, total: 100 })
  const b = ReportDownloaded({ fileName: file.name })

  it('[REP-1] brings one report as it is, and hands it to the browser', () => {
    const host = fakeHost(sends(downloadReport, file, [40]))
    const { files, saved } = browser()
    const ports = { ...host, files }
    runEffect({ effect: saveReports, given, ports, when: ['a', { a: asked('7') }], then: ['5ms p 4ms b', { p, b }] })
    expect(host.calls[0]?.input).toEqual({ path: { id: 'client-1', reportId: '7' }, name: 'report-7.csv' })
    expect(saved).toEqual(['h1'])
  })

  it('[REP-1] brings several as one archive', () => {
    const host = fakeHost(sends(downloadReports, file))
    const ports = { ...host, files: browser().files }
    runEffect({ effect: saveReports, given, ports, when: ['a', { a: asked('7', '8') }], then: ['5ms b', { b }] })
    const input = { path: { id: 'client-1' }, query: { reports: '7,8' }, name: 'reports.zip' }
    expect(host.calls[0]?.input).toEqual(input)
  })

  it('[REP-1] stops when it is cancelled, and leaves no file', () => {
    const host = fakeHost(sends(downloadReport, file, [40]))
    const { files, saved } = browser()
    const when = ['a 6ms c', { a: asked('7'), c: ReportDownloadCancelled({}) }] as const
    runEffect({ effect: saveReports, given, ports: { ...host, files }, when, then: ['5ms p', { p }] })
    expect([host.calls[0]?.ended, saved]).toEqual(['cancelled', []])
  })

  it('[REP-1] reports that it failed, that the file is gone, and that nobody is signed in', () => {
    const when = ['a', { a: asked('7') }] as const
    const failed = (problem: Parameters<typeof ReportDownloadFailed>[0]['problem']) => ReportDownloadFailed({ problem })
    const { files } = browser(false)
    const refusing = { ...fakeHost(fails(downloadReport, refusal)), files }
    runEffect({ effect: saveReports, given, ports: refusing, when, then: ['5ms b', { b: failed(refusal) }] })
    // An error as JSON instead of the file.
    const notReady = { kind: 'refused', status: 200, message: 'It is being made' } as const
    const waiting = { ...fakeHost(fails(downloadReport, notReady)), files }
    runEffect({ effect: saveReports, given, ports: waiting, when, then: ['5ms b', { b: failed(notReady) }] })
    const losing = { ...fakeHost(sends(downloadReport, file)), files }
    runEffect({ effect: saveReports, given, ports: losing, when, then: ['5ms b', { b: failed(gone) }] })
    runEffect({ effect: saveReports, ports: refusing, when, then: ['b', { b: failed(loggedOut) }] })
  })
})

provesAll(saveReports)
