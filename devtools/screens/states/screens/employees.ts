import { employeesText } from '../../../../src/ui/text/employees.ts'
import { portalWording, type Wording } from '../responses.ts'
import { foundAgain } from '../failure.ts'
import { failing, held, type Screens } from '../state.ts'
import {
  alert,
  alertDialog,
  anyAlert,
  button,
  field,
  heading,
  panel,
  press,
  see,
  table,
  toggle,
  type,
  words,
} from '../steps.ts'

const who = 'employer@acme.example'
const password = 'Benefits-2026-demo!'
const { list, detail, magicLink, emails, enforcement, viewAs, report } = employeesText
const one = '/app/employee-data/?employee=4021'
const found = '/app/employee-data/?search=a'
const search = field(list.search)
const typeLinkPassword = type(magicLink.password, password)
const typeEmailsPassword = type(emails.password, password)
const toConfirm = [press(emails.open), typeEmailsPassword, press(emails.go)]

const refusedStepUp: Wording = (response) => {
  const body = response.kind === 'refused' ? JSON.stringify(response.body) : ''
  if (body.includes('wrong-password')) return 'That’s not your password. Check it and try again.'
  if (body.includes('too-many-attempts')) return 'Too many wrong passwords. Wait 15 minutes, then try again.'
  return portalWording(response)
}

/** The host refuses a step-up by codes, for which the portal has sentences. */
const stepUpWording = { of: refusedStepUp, because: 'EMP-2: the host refuses a step-up by codes' } as const
const wrongPassword = { message: panel, because: 'EMP-2: a wrong password shows at its field' } as const
const passwordOf = (id: string) =>
  ({
    fields: [id],
    once: 'sent',
    because: 'decision record 20: the password leaves the form as it is sent',
  }) as const
const affected = words(/ have it yet[.] /)
const sendAll = press(button(/^Send [\d,]+ emails$/, alertDialog()))

export const employeesScreens = {
  'employees/list': {
    title: 'People',
    page: '/app/employee-data',
    who,
    at: '/app/employee-data/',
    states: {
      ready: { shows: table(list.caption) },
      loading: { faults: [held('getEmployees')], shows: heading(list.title) },
      failed: {
        at: found,
        fails: { operation: 'getEmployees', message: alert(list.failed), keeps: [search], recovers: table() },
      },
      none: { scenario: 'no-employees', shows: words(list.none) },
      'no-match': { at: '/app/employee-data/?search=zebra', shows: words(list.noMatch) },
      'report-downloading': {
        faults: [held('downloadEmployeesReport')],
        steps: [see(table(list.caption)), press(report.download)],
        shows: button(report.cancel),
      },
      'report-failed': {
        at: found,
        steps: [see(table(list.caption))],
        fails: {
          operation: 'downloadEmployeesReport',
          call: [press(report.download)],
          again: [press(button(report.retry, alert(report.failed)))],
          message: alert(report.failed),
          keeps: [table()],
          recovers: words(report.saved),
        },
      },
      'employee-open': { at: one, shows: words(detail.facts.email) },
      'employee-loading': { at: one, faults: [held('getEmployee')], shows: words(detail.loading) },
      'employee-failed': {
        at: one,
        fails: {
          operation: 'getEmployee',
          message: alert(detail.failed),
          keeps: [panel],
          differs: {
            '404': { says: detail.missing, message: panel, ends: true, because: 'EMP-1: an employee who is not there' },
          },
          recovers: words(detail.facts.email, panel),
        },
      },
      'employee-missing': { at: '/app/employee-data/?employee=none', shows: words(detail.missing) },
      'view-as-failed': {
        at: one,
        fails: {
          operation: 'startMasquerade',
          call: [press(button(/^View as /))],
          message: alert(viewAs.failed),
          keeps: [words(detail.facts.email, panel)],
          recovers: words(viewAs.opened),
        },
      },
      'magic-link-errors': { at: one, steps: [press(magicLink.create)], shows: words('Enter your password') },
      'magic-link-refused': {
        at: one,
        steps: [typeLinkPassword],
        fails: {
          operation: 'createMagicLink',
          call: [press(magicLink.create)],
          again: [typeLinkPassword, press(magicLink.create)],
          message: alert(magicLink.failed),
          wording: stepUpWording,
          differs: { '422 step-up-refused': wrongPassword },
          clears: passwordOf('magic-link-password'),
          keeps: [words(detail.facts.email, panel)],
          recovers: words(/sso-login[/]magic-4021/, panel),
        },
      },
      'magic-link-made': {
        at: one,
        steps: [typeLinkPassword, press(magicLink.create)],
        shows: words(/sso-login[/]magic-4021/),
      },
      'emails-open': { steps: [press(emails.open)], shows: field(emails.password) },
      'emails-confirming': { steps: toConfirm, shows: alertDialog() },
      'emails-not-sent': {
        at: '/app/employee-data/?search=smith',
        steps: toConfirm,
        fails: {
          operation: 'resendWelcomeEmails',
          call: [sendAll],
          again: [typeEmailsPassword, press(emails.go), sendAll],
          message: alert(emails.sendFailed),
          wording: stepUpWording,
          differs: {
            '422 step-up-refused': wrongPassword,
            '409': {
              says: 'There are now 1,875 recipients. Check and confirm again.',
              ends: true,
              because: 'decision record 20: the confirmed number has changed',
            },
          },
          clears: passwordOf('welcome-emails-password'),
          recovers: heading(emails.done),
        },
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
      failed: {
        at: '/app/employee-data/two-factor/?search=a',
        fails: { operation: 'getTwoFactorEmployees', message: alert(list.failed), keeps: [search], recovers: table() },
      },
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
      confirming: { steps: [press(toggle(enforcement.label))], shows: affected },
      'change-refused': {
        scenario: 'enforcement-refused',
        steps: [press(toggle(enforcement.label)), see(affected), press(enforcement.turnOn)],
        shows: words(enforcement.changeFailed),
      },
      'not-changed': {
        steps: [press(toggle(enforcement.label)), see(affected)],
        fails: {
          operation: 'changeTwoFactorEnforcement',
          call: [press(enforcement.turnOn)],
          message: anyAlert,
          keeps: [affected],
          found: { says: null, shows: words(enforcement.changedOn), ends: true, because: foundAgain },
          recovers: words(enforcement.changedOn),
        },
      },
      required: { scenario: 'two-factor-enforced', shows: toggle(enforcement.label) },
    },
  },
} as const satisfies Screens
