import { formatNumber } from '../components/content/format.ts'

/** The employer area. */
export const employerText = {
  dashboard: {
    title: 'Employer dashboard',
  },
  sections: {
    label: 'Employer area',
    dashboard: 'Dashboard',
    approvals: 'Approvals',
    employees: 'Employees',
    uploads: 'Uploads',
    reports: 'Reports',
    settings: 'Settings',
  },
  approvals: {
    title: 'Approve selections',
    crumb: 'Approve Selections',
    lead: 'Choose a benefit to review what your employees have selected.',
    loading: 'Loading selections',
    failed: 'The selections could not be loaded',
    ofBenefit: 'Selections of one benefit',
    gone: 'There is no such benefit',
    goneMore: 'It may have been removed, or its selections moved. Choose another one from the list.',
    back: 'Back to all selections',
    none: 'There are no selections to show',
    noneMore: 'When an employee chooses a benefit that needs your approval, it will appear here.',
    count: (count: number) => (count === 1 ? '1 selection' : `${formatNumber(count)} selections`),
    review: (benefit: string) => `Review ${benefit}`,
    detailTitle: (benefit: string) => `${benefit} - Selections awaiting approval`,
    employee: 'Employee',
    value: 'Order value',
    requested: 'Requested',
    benefit: 'Benefit',
    waiting: 'Awaiting approval',
    oldest: 'Oldest request',
    sum: 'Order value a month',
    together: 'Together',
    overview: 'Benefits with selections awaiting approval',
    sort: 'Sort by',
    order: (name: string, order: 'ascending' | 'descending') =>
      `${name}, ${order === 'ascending' ? 'ascending' : 'descending'}`,
    sumOf: (sum: string) => `${sum} a month`,
    withoutValue: (count: number) => `${formatNumber(count)} without a value`,
    rejection:
      'Employees whose selection you reject do not get it, and nothing is deducted from their pay. They can choose the benefit again.',
    reason: 'Reason',
    reasonHint: 'It is kept with your decision. Leave out personal details.',
    next: (benefit: string, count: number) => `Next: ${benefit}, ${formatNumber(count)} awaiting approval`,
    all: 'Select all',
    one: (name: string) => `Select ${name}`,
    selected: (count: number) => `${formatNumber(count)} selected`,
    outOfView: (count: number) => `${formatNumber(count)} of them not in view`,
    outOfViewToo: (count: number) =>
      count === 1
        ? 'One of them is not in view because of your search.'
        : `${formatNumber(count)} of them are not in view because of your search.`,
    actions: 'Approve or reject the selected rows',
    search: 'Find an employee',
    found: (count: number) => (count === 1 ? '1 employee found' : `${formatNumber(count)} employees found`),
    noMatch: (search: string) => `No employee matches “${search.trim()}”`,
    clear: 'Clear the search',
    approve: 'Approve',
    reject: 'Reject',
    processing: 'Processing...',
    confirmTitle: (verb: string) => `${verb} selections`,
    confirm: (verb: string) => `Are you sure you would like to ${verb} these selections?`,
    nothing: (verb: string) => `No selections to ${verb}, please review your choice`,
    more: (count: number) => `and ${formatNumber(count)} more`,
    rest: 'The other employees',
    sendFailed: 'Your decision was not saved, and nothing has changed.',
    unconfirmed: {
      title: 'We could not confirm that your decision was saved',
      more: 'Selections that are still in the list have not been decided. You can decide them again: nothing is decided twice.',
    },
    stillWaiting: (count: number) =>
      count === 1
        ? '1 selection that you ticked still awaits a decision.'
        : `${formatNumber(count)} selections that you ticked still await a decision.`,
    noneWaiting: {
      title: 'The selections that you ticked no longer await a decision',
      more: 'We could not confirm what was decided. You do not need to decide them again.',
    },
    done: (count: number, verb: string) =>
      count === 1 ? `1 selection was ${verb}.` : `${formatNumber(count)} selections were ${verb}.`,
    someFailed: (count: number) =>
      count === 1
        ? '1 selection could not be processed and is still ticked.'
        : `${formatNumber(count)} selections could not be processed and are still ticked.`,
    approved: 'approved',
    rejected: 'rejected',
  },
} as const
