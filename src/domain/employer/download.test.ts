import { describe, expect, it } from 'vitest'
import type { DomainEvent } from '../kernel/event.ts'
import { produced, refused, story } from '../kernel/testing.ts'
import { offline } from '../samples.ts'
import { percentReceived } from './download.ts'
import {
  cancelDownload,
  closeDownload,
  downloadAgain,
  downloadReports,
  reportDownload,
  ReportDownloadCancelled,
  ReportDownloadClosed,
  ReportDownloaded,
  ReportDownloadFailed,
  ReportDownloadProgressed,
  ReportDownloadRequested,
  selectReportDownload,
} from './report-download.ts'
import {
  cancelTemplate,
  downloadTemplate,
  selectTemplateDownload,
  TemplateDownloadCancelled,
  TemplateDownloaded,
  TemplateDownloadFailed,
  TemplateDownloadProgressed,
  TemplateDownloadRequested,
  uploadTemplate,
} from './upload-template.ts'

const half = { received: 50, total: 100 }

describe('downloading reports', () => {
  const given = story(reportDownload)
  const asked = ReportDownloadRequested({ reportIds: ['1', '2'] })
  const download = (...events: readonly DomainEvent[]) => selectReportDownload(given(...events).state).download

  it('[REP-1] is requested with what is ticked, one at a time', () => {
    expect(given().when(downloadReports, ['1', '2'])).toEqual(produced(asked))
    expect(given().when(downloadReports, [])).toEqual(refused('nothingTicked'))
    expect(given(asked).when(downloadReports, ['3'])).toEqual(refused('busy'))
  })

  it('[REP-1] reports its progress, and the name of the file', () => {
    expect(download(asked)).toEqual({ kind: 'running', received: 0, total: null })
    expect(download(asked, ReportDownloadProgressed(half))).toEqual({ kind: 'running', ...half })
    expect(download(asked, ReportDownloaded({ fileName: 'a.zip' }))).toEqual({ kind: 'saved', fileName: 'a.zip' })
  })

  it('[REP-1] can be cancelled, after which late progress means nothing', () => {
    expect(given(asked).when(cancelDownload)).toEqual(produced(ReportDownloadCancelled({})))
    expect(given().when(cancelDownload)).toEqual(refused('nothingRuns'))
    expect(download(asked, ReportDownloadCancelled({}), ReportDownloadProgressed(half))).toEqual({ kind: 'none' })
  })

  it('[REP-1] that failed can be tried again with the same reports, and put away', () => {
    const failed = given(asked, ReportDownloadFailed({ problem: offline }))
    expect(selectReportDownload(failed.state).download).toEqual({ kind: 'failed', problem: offline })
    expect(failed.when(downloadAgain)).toEqual(produced(asked))
    expect(given(asked).when(downloadAgain)).toEqual(refused('nothingFailed'))
    expect(failed.when(closeDownload)).toEqual(produced(ReportDownloadClosed({})))
    expect(given(asked).when(closeDownload)).toEqual(refused('nothingToClose'))
    expect(download(asked, ReportDownloaded({ fileName: 'a' }), ReportDownloadClosed({}))).toEqual({ kind: 'none' })
  })
})

describe('downloading the template', () => {
  const given = story(uploadTemplate)
  const asked = TemplateDownloadRequested({})
  const download = (...events: readonly DomainEvent[]) => selectTemplateDownload(given(...events).state)

  it('[EMP-3] is requested once at a time, reports its progress, and ends', () => {
    expect(given().when(downloadTemplate)).toEqual(produced(asked))
    expect(given(asked).when(downloadTemplate)).toEqual(refused('busy'))
    expect(download(asked, TemplateDownloadProgressed(half))).toEqual({ kind: 'running', ...half })
    expect(download(TemplateDownloadProgressed(half))).toEqual({ kind: 'none' })
    expect(download(asked, TemplateDownloaded({ fileName: 't.csv' }))).toEqual({ kind: 'saved', fileName: 't.csv' })
    expect(download(asked, TemplateDownloadFailed({ problem: offline }))).toEqual({ kind: 'failed', problem: offline })
  })

  it('[EMP-3] can be cancelled', () => {
    expect(given(asked).when(cancelTemplate)).toEqual(produced(TemplateDownloadCancelled({})))
    expect(given().when(cancelTemplate)).toEqual(refused('nothingRuns'))
    expect(download(asked, TemplateDownloadCancelled({}))).toEqual({ kind: 'none' })
  })
})

it.each([
  [0, null, null],
  [10, 0, null],
  [0, 200, 0],
  [199, 200, 99],
  [200, 200, 100],
  [300, 200, 100],
])('[REP-1] %i bytes of %j are %j percent', (received, total, percent) => {
  expect(percentReceived(received, total)).toBe(percent)
})
