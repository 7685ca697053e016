import { formatNumber } from '../components/content/format.ts'
import { nothing } from './nothing.ts'
import type { EmployeeDetail } from '../../domain/employer/view-employee-data.ts'
import type { StepUpTrouble } from '../../domain/employer/step-up.ts'
import type { Problem } from '../../domain/kernel/requests/problem.ts'
import { problemText, text } from './shared.ts'

const plural = (count: string, one: string, more: string): string => (count === '1' ? one : more)

/** The employees of a client: both lists, one employee, links, welcome emails and the platform settings. */
export const employeesText = {
  area: { label: 'Employee data', employees: 'Employees', twoFactor: 'Two-factor authentication' },
  list: {
    title: 'People',
    employees: (count: number) => (count === 1 ? '1 employee' : `${formatNumber(count)} employees`),
    registeredOf: (registered: string, share: string) => `${registered} registered, ${share}`,
    details: 'Details',
    pages: 'Pages of employees',
    loading: 'Loading employees',
    failed: 'The employees could not be loaded',
    none: nothing('employees'),
    noneMore: 'Your employees will appear here once they have been uploaded.',
    noMatch: 'No employees match your search',
    noMatchMore: 'Try part of a name or email address, or see all employees.',
    clear: 'Clear search and filter',
    search: 'Search by name or email address',
    filter: 'Find employees',
    registered: 'Registration',
    answers: { all: 'All', yes: 'Registered', no: 'Not registered' },
    sort: 'Sort by',
    sorts: {
      name: 'Name, A to Z',
      '-name': 'Name, Z to A',
      email: 'Email address, A to Z',
      '-email': 'Email address, Z to A',
      department: 'Department, A to Z',
      '-department': 'Department, Z to A',
      lastSeen: 'Last seen, oldest first',
      '-lastSeen': 'Last seen, newest first',
    },
    rows: 'Rows per page',
    shown: (from: string, to: string, of: string) =>
      of === '1' ? 'Showing 1 employee' : `Showing ${from} to ${to} of ${of} employees`,
    caption: 'Employees',
    columns: {
      name: 'Name',
      email: 'Email address',
      department: 'Department',
      registered: 'Registration',
      lastSeen: 'Last seen',
    },
    status: { yes: 'Registered', no: 'Not registered' },
    never: 'Never',
  },
  report: {
    download: 'Download report',
    busy: 'Downloading...',
    fetching: 'Downloading the report',
    soFar: (amount: string) => `${amount} so far`,
    cancel: 'Cancel download',
    saved: 'The report was downloaded.',
    cancelled: 'The download was cancelled.',
    failed: 'The report could not be downloaded',
    retry: 'Retry',
  },
  detail: {
    title: 'Employee',
    loading: 'Loading employee',
    failed: 'This employee could not be loaded',
    missing: 'This employee was not found',
    missingMore: 'They may have left the scheme, or the link may be wrong.',
    /** What they do, where, and under which number; each part that is known. */
    about: ({ jobTitle, department, location, employeeNumber }: EmployeeDetail): string => {
      const place = [jobTitle, department, location].filter((part) => part !== null).join(', ')
      return [place, employeeNumber === null ? '' : `Employee number ${employeeNumber}`.replaceAll(' ', '\u00a0')]
        .filter(Boolean)
        .join('. ')
    },
    facts: {
      email: 'Email address',
      start: 'Started',
      registered: 'Registered',
      lastSeen: 'Last seen',
      twoFactor: 'Two-factor',
    },
    on: 'On',
    off: 'Off',
    close: 'Close',
    previous: 'Previous employee',
    next: 'Next employee',
  },
  viewAs: {
    heading: (name: string) => `See what ${name} sees`,
    lead: (name: string) => `Opens this site as ${name} in a new tab, with a banner at the top.`,
    open: (name: string) => `View as ${name}`,
    newTab: '(opens in a new tab)',
    opening: 'Opening...',
    opened: 'The site opened in a new tab.',
    blocked: 'Your browser blocked the new tab. Allow pop-ups for this site, and try again.',
    failed: 'The site could not be opened as this employee',
    elsewhere: 'The link doesn’t lead to a site we trust, so we didn’t open it.',
    notRegistered: (name: string) => `You can view the site as ${name} once they’ve registered.`,
  },
  magicLink: {
    heading: 'Magic link',
    lead: (name: string) => `It logs ${name} in without a password. Give it to no one else.`,
    password: 'Your password',
    passwordHint: 'We ask for it again to protect your employees.',
    create: 'Create magic link',
    creating: 'Creating...',
    failed: 'No link was created',
    unconfirmed: {
      title: 'We could not confirm that a link was created',
      more: 'If it was, no one has seen it. You can create another.',
    },
    elsewhere: 'The link doesn’t lead to a site we trust, so we’re not showing it.',
    link: 'Magic link',
    copy: {
      copy: 'Copy',
      copied: 'The link was copied.',
      failed: 'We couldn’t copy the link. Select it and copy it yourself.',
    },
    left: (seconds: number) =>
      seconds === 1 ? 'The link will be hidden in 1 second.' : `The link will be hidden in ${seconds} seconds.`,
    hide: 'Hide the link now',
    hidden: 'The link is hidden and isn’t stored anywhere. You can create another.',
  },
  emails: {
    heading: 'Welcome emails',
    about: 'Send the welcome email again to employees who haven’t registered.',
    open: 'Resend welcome emails',
    title: 'Resend welcome emails',
    counting: 'Counting recipients',
    countFailed: 'The recipients could not be counted',
    who: 'Who should get it?',
    all: 'All employees who have not registered',
    found: (search: string) => `Employees who match ‘${search}’`,
    recipients: (count: string) => plural(count, '1 recipient', `${count} recipients`),
    nobody: 'There are no recipients to show',
    nobodyMore: 'Everyone here has registered.',
    password: 'Your password',
    passwordHint: 'We ask for it again because this email could go to many people.',
    go: 'Continue',
    confirmTitle: (count: string) => plural(count, 'Send 1 welcome email?', `Send ${count} welcome emails?`),
    confirm: (count: string) =>
      plural(
        count,
        '1 employee who has not registered will get the welcome email. This cannot be undone.',
        `${count} employees who have not registered will get the welcome email. This cannot be undone.`,
      ),
    send: (count: string) => plural(count, 'Send 1 email', `Send ${count} emails`),
    sending: 'Sending...',
    sendFailed: 'No email was sent',
    unconfirmed: {
      title: 'We could not confirm that the emails were sent',
      more: 'Check with one of the employees before you send them again, or they may get the email twice.',
    },
    changed: (count: string) =>
      `There are now ${plural(count, '1 recipient', `${count} recipients`)}. Check and confirm again.`,
    done: 'Welcome emails were sent',
    sent: 'Sent',
    skipped: 'Skipped: already registered',
    failed: 'Failed',
    failures: 'Emails that failed',
    columns: { name: 'Name', email: 'Email address', reason: 'Reason' },
    csv: 'Download as CSV',
    file: 'failed-welcome-emails',
    again: 'Try the failed ones again',
    close: 'Close',
  },
  twoFactor: {
    title: 'Two-factor authentication',
    lead: 'See who needs a code from an app to log in.',
    caption: 'Employees and their two-factor authentication',
    filter: 'Find employees',
    secret: 'Two-factor authentication',
    answers: { all: 'All', yes: 'On', no: 'Off' },
    columns: { name: 'Name', email: 'Email address', twoFactor: 'Two-factor authentication' },
    status: { yes: 'On', no: 'Off' },
  },
  enforcement: {
    label: 'Require two-factor authentication',
    description: (required: boolean) =>
      required
        ? 'Everyone must set it up, and no one can turn\u00a0it\u00a0off.'
        : 'If you require it, everyone must set it up and no one can turn it off.',
    loading: 'Loading the setting',
    failed: 'The setting could not be loaded',
    words: { on: 'Required', off: 'Not required' },
    onTitle: 'Require two-factor authentication for everyone?',
    offTitle: 'Stop requiring two-factor authentication?',
    counting: 'Counting the employees this affects',
    countFailed: 'We couldn’t count the employees this affects',
    on: (count: string) =>
      plural(
        count,
        '1 employee doesn’t have it yet. They’ll have to set it up when they next log in.',
        `${count} employees don’t have it yet. They’ll have to set it up when they next log in.`,
      ),
    off: (count: string) =>
      plural(
        count,
        '1 employee has it. They’ll be able to turn it off.',
        `${count} employees have it. They’ll be able to turn it off.`,
      ),
    turnOn: 'Require it for everyone',
    turnOff: 'Stop requiring it',
    saving: 'Saving...',
    changeFailed: 'The setting was not changed',
    unconfirmed: {
      title: 'We could not confirm that the setting was changed',
      more: 'You can safely try again.',
    },
    nowOn: 'Two-factor authentication is currently required for everyone.',
    nowOff: 'Two-factor authentication is not currently required.',
    changedOn: 'Two-factor authentication is now required for everyone.',
    changedOff: 'Two-factor authentication is no longer required.',
  },
  settings: {
    title: 'Platform settings',
    lead: 'Settings for everyone in your scheme.',
    list: 'See who has two-factor authentication',
    people: 'See who has not registered',
  },
} as const

/** The message for a field's problem. */
export const ownPasswordText = (key: string | null): string | null =>
  key === null ? null : key === 'ownPassword' ? 'Enter your password' : text.common.generic

const codes: Readonly<Record<string, string>> = {
  'wrong-password': 'That’s not your password. Check it and try again.',
  'too-many-attempts': 'Too many wrong passwords. Wait 15 minutes, then try again.',
}

/** Whether the password was wrong, so that its field says so. */
export const isPasswordTrouble = ({ code }: StepUpTrouble): boolean => code === 'wrong-password'

/** The message for a change that needed a password and failed. */
export const stepUpText = ({ problem, code }: StepUpTrouble): string =>
  (code === null ? undefined : codes[code]) ?? problemText(problem)

/** Why the portal was not opened as an employee. Only a link to another site is reported as such. */
export const viewAsText = (problem: Problem): string =>
  problem.kind === 'undecodable' && problem.where === 'url' ? employeesText.viewAs.elsewhere : problemText(problem)
