import { employeesText } from '../../../src/ui/text/employees.ts'
import { reportsText } from '../../../src/ui/text/reports.ts'
import { uploadsText } from '../../../src/ui/text/uploads.ts'
import type { Screens } from '../state.ts'
import { failing, held } from '../state.ts'
import {
  alertDialog,
  attach,
  button,
  checkbox,
  field,
  heading,
  panel,
  press,
  see,
  table,
  tick,
  toggle,
  type,
  words,
} from '../steps.ts'

const who = 'employer@acme.example'
const password = 'Benefits-2026-demo!'
const { list, detail, magicLink, emails, enforcement, viewAs, report } = employeesText
const { choose, ready, difference, awaiting, checking, history, notSent } = uploadsText
const one = '/app/employee-data/?employee=4021'
const openUploads = press(button(/^Upload data/))
const columns = 'Employee number,First name,Surname,Email,Date of birth,Start date,Department,Location,Job title,Salary'
const person = 'AC900001,New,Starter,new.1@acme.example,1990-04-12,2026-11-02,Sales,Leeds,Adviser,28500.00'
const file = attach(choose.button, 'people.csv', `${columns}\r\n${person}`)
const toConfirm = [press(emails.open), type(emails.password, password), press(emails.go)]
const sendAll = press(button(/^Send [\d,]+ e-mails$/, alertDialog(/./)))

export const employeesScreens = {
  'employees/list': {
    title: 'Employee data',
    page: '/app/employee-data',
    who,
    at: '/app/employee-data/',
    states: {
      ready: { shows: table(list.caption) },
      loading: { faults: [held('getEmployees')], shows: heading(list.title) },
      failed: { faults: [failing('getEmployees')], shows: words(list.failed) },
      none: { scenario: 'no-employees', shows: words(list.none) },
      'no-match': { at: '/app/employee-data/?search=zebra', shows: words(list.noMatch) },
      'report-downloading': {
        faults: [held('downloadEmployeesReport')],
        steps: [see(table(list.caption)), press(report.download)],
        shows: button(report.cancel),
      },
      'report-failed': {
        faults: [failing('downloadEmployeesReport')],
        steps: [see(table(list.caption)), press(report.download)],
        shows: words(report.failed),
      },
      'employee-open': { at: one, shows: words(detail.facts.email) },
      'employee-loading': { at: one, faults: [held('getEmployee')], shows: words(detail.loading) },
      'employee-failed': { at: one, faults: [failing('getEmployee')], shows: words(detail.failed) },
      'employee-missing': { at: '/app/employee-data/?employee=none', shows: words(detail.missing) },
      'view-as-failed': {
        at: one,
        faults: [failing('startMasquerade')],
        steps: [press(button(/^View as this employee/))],
        shows: words(viewAs.failed),
      },
      'magic-link-errors': { at: one, steps: [press(magicLink.create)], shows: words('Please enter your password') },
      'magic-link-refused': {
        at: one,
        faults: [failing('createMagicLink')],
        steps: [type(magicLink.password, password), press(magicLink.create)],
        shows: words(magicLink.failed),
      },
      'magic-link-made': {
        at: one,
        steps: [type(magicLink.password, password), press(magicLink.create)],
        shows: words(/sso-login[/]magic-4021/),
      },
      'emails-open': { steps: [press(emails.open)], shows: field(emails.password) },
      'emails-confirming': { steps: toConfirm, shows: alertDialog(/./) },
      'emails-not-sent': {
        faults: [failing('resendWelcomeEmails')],
        steps: [...toConfirm, sendAll],
        shows: words(emails.sendFailed),
      },
      'emails-some-failed': {
        scenario: 'some-welcome-emails-fail',
        steps: [...toConfirm, sendAll],
        shows: words(emails.failures),
      },
      'emails-sent': { steps: [...toConfirm, sendAll], shows: heading(emails.done) },
    },
  },
  'employees/two-factor': {
    title: 'Who has two-factor authentication',
    page: '/app/employee-data/two-factor',
    who,
    at: '/app/employee-data/two-factor/',
    states: {
      ready: { shows: table(/./) },
      loading: { faults: [held('getTwoFactorEmployees')], shows: words(list.loading) },
      failed: { faults: [failing('getTwoFactorEmployees')], shows: words(list.failed) },
      none: { scenario: 'no-employees', shows: words(list.none) },
      'no-match': { at: '/app/employee-data/two-factor/?search=zebra', shows: words(list.noMatch) },
    },
  },
  'employees/settings': {
    title: 'Platform settings',
    page: '/app/dashboard/platform-settings',
    who,
    at: '/app/dashboard/platform-settings/',
    states: {
      ready: { shows: toggle(enforcement.label) },
      loading: { faults: [held('getTwoFactorEmployees')], shows: words(enforcement.loading) },
      failed: { faults: [failing('getTwoFactorEmployees')], shows: words(enforcement.failed) },
      confirming: { steps: [press(toggle(enforcement.label))], shows: words(/^This affects /) },
      'not-changed': {
        scenario: 'enforcement-refused',
        steps: [press(toggle(enforcement.label)), see(words(/^This affects /)), press(enforcement.turnOn)],
        shows: words(enforcement.changeFailed),
      },
      required: { scenario: 'two-factor-enforced', shows: toggle(enforcement.label) },
    },
  },
  'employees/reports': {
    title: 'Reports',
    page: '/app/reporting',
    who,
    at: '/app/reporting',
    states: {
      ready: { shows: table(/./) },
      loading: { faults: [held('getReports')], shows: words(reportsText.loading) },
      failed: { faults: [failing('getReports')], shows: words(reportsText.failed) },
      none: { scenario: 'no-reports', shows: words(reportsText.none) },
      ticked: { steps: [tick(checkbox(reportsText.all))], shows: words(/ selected$/) },
      downloading: {
        faults: [held('downloadReports')],
        steps: [tick(checkbox(reportsText.all)), press(reportsText.downloadSelected)],
        shows: button(reportsText.cancel),
      },
      'not-downloaded': {
        faults: [failing('downloadReports')],
        steps: [tick(checkbox(reportsText.all)), press(reportsText.downloadSelected)],
        shows: words(reportsText.downloadFailed),
      },
      provider: { at: '/app/reporting?type=provider', shows: table(/./) },
      'life-events': { at: '/app/reporting?type=life-event', shows: table(/./) },
      'life-events-failed': {
        at: '/app/reporting?type=life-event',
        faults: [failing('getEmployeeLifeEvents')],
        shows: words(reportsText.lifeEvents.failed),
      },
    },
  },
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
      none: { scenario: 'no-uploads', steps: [openUploads], shows: words(history.none) },
      chosen: { steps: [openUploads, file], shows: heading(ready.title) },
      'wrong-file': {
        steps: [openUploads, attach(choose.button, 'people.csv', 'First name,Salary\r\nNew,1')],
        shows: words(choose.refused('people.csv')),
      },
      'not-sent': {
        faults: [failing('uploadEmployeeData')],
        steps: [openUploads, file, press(ready.send)],
        shows: words(notSent.title),
      },
      checking: { scenario: 'upload-being-checked', steps: [openUploads], shows: button(checking.cancel) },
      errors: { scenario: 'upload-with-errors', steps: [openUploads], shows: table(/./, panel) },
      'awaiting-commit': { scenario: 'upload-awaiting-commit', steps: [openUploads], shows: button(awaiting.commit) },
      'eligibility-impact': {
        who: 'employer-insights@acme.example',
        scenario: 'upload-awaiting-commit',
        steps: [openUploads],
        shows: table(difference.byBenefit),
      },
      'eligibility-unknown': {
        who: 'employer-insights@acme.example',
        scenario: 'difference-unavailable',
        steps: [openUploads],
        shows: words(difference.failed),
      },
    },
  },
} as const satisfies Screens
