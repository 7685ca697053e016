import { reportsText } from '../../../../src/ui/text/reports.ts'
import { held, type Screens } from '../state.ts'
import { alert, button, checkbox, group, press, table, tick, words } from '../steps.ts'

const retryDownload = [press(button(reportsText.retry, alert(reportsText.downloadFailed)))]
const ticked = [tick(checkbox(reportsText.all))]
const kinds = group(reportsText.kindLegend)

export const reportsScreens = {
  'employees/reports': {
    title: 'Reports',
    page: '/app/reporting',
    who: 'employer@acme.example',
    at: '/app/reporting',
    states: {
      ready: { shows: table(/./) },
      loading: { faults: [held('getReports')], shows: words(reportsText.loading) },
      failed: {
        fails: { operation: 'getReports', message: alert(reportsText.failed), keeps: [kinds], recovers: table() },
      },
      none: { scenario: 'no-reports', shows: words(reportsText.none) },
      ticked: { steps: ticked, shows: words(/ selected, /) },
      downloading: {
        faults: [held('downloadReports')],
        steps: [...ticked, press(reportsText.downloadSelected)],
        shows: button(reportsText.cancel),
      },
      'one-not-downloaded': {
        steps: ticked,
        fails: {
          operation: 'downloadReport',
          call: [press(button(/^Download (?!selected)/))],
          again: retryDownload,
          message: alert(reportsText.downloadFailed),
          recovers: words(/was saved[.]$/),
        },
      },
      'not-downloaded': {
        steps: ticked,
        fails: {
          operation: 'downloadReports',
          call: [press(reportsText.downloadSelected)],
          again: retryDownload,
          message: alert(reportsText.downloadFailed),
          keeps: [words(/ selected, /)],
          recovers: words(reportsText.saved('reports.zip')),
        },
      },
      provider: { at: '/app/reporting?type=provider', shows: table(/./) },
      'life-events': { at: '/app/reporting?type=life-event', shows: table(/./) },
      'life-events-failed': {
        at: '/app/reporting?type=life-event',
        fails: {
          operation: 'getEmployeeLifeEvents',
          message: alert(reportsText.lifeEvents.failed),
          keeps: [kinds],
          recovers: table(),
        },
      },
    },
  },
} as const satisfies Screens
