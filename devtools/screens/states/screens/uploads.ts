import { reportsText } from '../../../../src/ui/text/reports.ts'
import { uploadsText } from '../../../../src/ui/text/uploads.ts'
import { always } from '../responses.ts'
import { foundAgain } from '../failure.ts'
import { failing, held, type Screens } from '../state.ts'
import {
  alert,
  attach,
  button,
  heading,
  panel,
  press,
  progressBar,
  row,
  see,
  status,
  table,
  wait,
  words,
} from '../steps.ts'

const who = 'employer@acme.example'
const { template, choose, ready, difference, awaiting, checking, history, notSent, completed } = uploadsText
const openUploads = press(uploadsText.title)
const columns = 'Employee number,First name,Surname,Email,Date of birth,Start date,Department,Location,Job title,Salary'
const person = 'AC900001,New,Starter,new.1@acme.example,1990-04-12,2026-11-02,Sales,Leeds,Adviser,28500.00'
const file = attach(choose.button, 'people.csv', `${columns}\r\n${person}`)
const retryInPanel = [press(button('Retry', panel))]
const firstStep = heading(template.title, panel)

export const uploadsScreens = {
  'employees/upload': {
    title: 'Uploading employee data',
    page: '/app/dashboard',
    who,
    at: '/app/dashboard/',
    states: {
      open: { steps: [openUploads], shows: table(/./, panel) },
      loading: {
        faults: [held('getDataLoads'), held('getDateLastUpload')],
        steps: [openUploads],
        shows: words(history.loading),
      },
      failed: {
        faults: [failing('getDataLoads'), failing('getDateLastUpload')],
        steps: [openUploads],
        shows: words(history.failed),
      },
      'template-not-downloaded': {
        steps: [openUploads],
        fails: {
          operation: 'getDataLoadTemplate',
          call: [press(template.download)],
          again: [press(button(reportsText.retry, alert(template.failed)))],
          message: alert(template.failed),
          keeps: [firstStep],
          recovers: words(template.saved('employee-data-template.csv'), panel),
        },
      },
      'last-failed': {
        fails: {
          operation: 'getDateLastUpload',
          call: [openUploads],
          again: retryInPanel,
          message: alert(history.lastFailed),
          wording: { of: always(history.lastFailed), because: 'EMP-3: one line of the panel, with Retry' },
          keeps: [firstStep],
          recovers: words(/^Last uploaded on /, panel),
        },
      },
      'history-failed': {
        fails: {
          operation: 'getDataLoads',
          call: [openUploads],
          again: retryInPanel,
          message: alert(history.failed),
          keeps: [firstStep],
          recovers: row(/employees-october.csv/, panel),
        },
      },
      none: { scenario: 'no-uploads', steps: [openUploads], shows: words(history.none) },
      chosen: { steps: [openUploads, file], shows: heading(ready.title) },
      'wrong-file': {
        steps: [openUploads, attach(choose.button, 'people.csv', 'First name,Salary\r\nNew,1')],
        shows: words(choose.refused('people.csv')),
      },
      'not-sent': {
        steps: [openUploads, file, see(heading(ready.title))],
        fails: {
          operation: 'uploadEmployeeData',
          call: [press(ready.send)],
          again: [press(notSent.again)],
          timesOutAfter: 300_000,
          message: alert(notSent.title),
          keeps: [words('people.csv', panel)],
          recovers: words(/^(Checking people[.]csv|people[.]csv: )/, panel),
        },
      },
      checking: { scenario: 'upload-being-checked', steps: [openUploads], shows: button(checking.cancel) },
      'checking-failed': {
        scenario: 'upload-being-checked',
        fails: {
          operation: 'getEmployeeDataUpload',
          call: [openUploads, wait(5)],
          again: [press(checking.retry)],
          message: status(checking.trouble),
          keeps: [progressBar(undefined, panel)],
          recovers: words(completed.title, panel),
        },
      },
      errors: { scenario: 'upload-with-errors', steps: [openUploads], shows: table(/./, panel) },
      'awaiting-commit': { scenario: 'upload-awaiting-commit', steps: [openUploads], shows: button(awaiting.commit) },
      'not-committed': {
        scenario: 'upload-awaiting-commit',
        steps: [openUploads],
        fails: {
          operation: 'decideEmployeeDataUpload',
          call: [press(awaiting.commit)],
          message: alert(awaiting.failed),
          keeps: [words(/^All [\d,]+ rows in .+ are correct/, panel)],
          found: { says: null, shows: words(completed.title, panel), ends: true, because: foundAgain },
          recovers: words(completed.title, panel),
        },
      },
      'eligibility-impact': {
        who: 'employer-insights@acme.example',
        scenario: 'upload-awaiting-commit',
        steps: [openUploads],
        shows: table(difference.byBenefit),
      },
      'eligibility-unknown': {
        who: 'employer-insights@acme.example',
        scenario: 'upload-awaiting-commit',
        fails: {
          operation: 'getEligibilityDifference',
          call: [openUploads],
          again: retryInPanel,
          message: alert(difference.failed),
          keeps: [button(awaiting.commit)],
          recovers: table(difference.byBenefit, panel),
        },
      },
    },
  },
} as const satisfies Screens
