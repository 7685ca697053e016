import { searchOf } from '../../domain/employer/list-query.ts'
import { formatNumber } from '../components/content/format.ts'

/** What a list is sorted by: its one date, names, amounts of money, or numbers of something. */
export type SortKind = 'date' | 'name' | 'amount' | 'number'

/** The first and the last of a column, ascending. */
const ends: Readonly<Record<Exclude<SortKind, 'date'>, readonly [string, string]>> = {
  name: ['A to Z', 'Z to A'],
  amount: ['lowest first', 'highest first'],
  number: ['fewest first', 'most first'],
}

/** An order of a list as its options name it: 'Oldest first', 'Employee, A to Z'. */
const orderText = (kind: SortKind, name: string, order: 'ascending' | 'descending'): string => {
  const ascending = order === 'ascending'
  if (kind === 'date') return ascending ? 'Oldest first' : 'Newest first'
  return `${name}, ${ends[kind][ascending ? 0 : 1]}`
}

const selections = (count: number): string => (count === 1 ? '1 selection' : `${formatNumber(count)} selections`)
const these = (count: number): string => (count === 1 ? 'This employee' : 'These employees')
const perMonth = (sum: string): string => `${sum} a month`

/** The employer area. */
export const employerText = {
  dashboard: {
    title: 'Employer dashboard',
  },
  sections: {
    label: 'Employer area',
    area: 'Employer dashboard',
    overview: 'Overview',
    approvals: 'Approvals',
    people: 'People',
    data: 'Data',
    analytics: 'Analytics',
    takeUp: 'Take-up',
    insights: 'Insights',
    engagement: 'Engagement',
    reports: 'Reports',
    settings: 'Settings',
    find: 'Find a person',
    own: 'Your own benefits',
    waiting: ' waiting',
    hi: 'Hi',
    hiTo: (name: string) => `Hi, ${name}`,
    profile: 'My profile settings',
    logOut: 'Logout',
  },
  approvals: {
    title: 'Approve Selections',
    loading: 'Loading selections',
    failed: 'The selections could not be loaded',
    ofBenefit: 'Selections awaiting approval',
    gone: 'We can’t find this benefit',
    goneMore: 'It may have been removed. Choose another from the list.',
    back: 'Back to all selections',
    none: 'There are no selections to show',
    noneMore: 'When an employee chooses a benefit that needs your approval, it will appear here.',
    detailTitle: (benefit: string) => [benefit, 'Selections awaiting approval'].filter(Boolean).join(' - '),
    employee: 'Employee',
    value: 'Order value per month',
    requested: 'Requested',
    benefit: 'Benefit',
    waiting: 'Waiting',
    oldest: 'Oldest request',
    sum: 'Order value per month',
    together: 'Total',
    overview: 'Benefits with selections awaiting approval',
    sort: 'Sort by',
    order: orderText,
    sumOf: (sum: string, isPaid: boolean) => (isPaid ? `${perMonth(sum)} paid to employees` : perMonth(sum)),
    sumInAYear: (sum: string) => `${sum} a year`,
    waitingCount: (count: number) => `${formatNumber(count)} waiting`,
    toCheck: (count: number) => `${formatNumber(count)} to check first`,
    oldestSince: (day: string) => `oldest ${day}`,
    oldestOn: (day: string) => `Oldest ${day}`,
    paid: 'paid to them',
    withoutPaid: 'excluding what employees are paid',
    checkFirst: 'Check first',
    nothingUnusual: 'Nothing unusual',
    review: 'Review',
    reviewOf: (benefit: string) => ` ${benefit}`,
    allOf: 'All',
    show: 'Show',
    why: '‘Check first’ comes from your scheme’s rules. You decide on each one.',
    group: (count: number, sum: string | null) => [selections(count), sum && perMonth(sum)].filter(Boolean).join(', '),
    selectGroup: (name: string) => `All in ‘${name}’`,
    details: 'Details',
    approveAll: (count: number) => (count === 1 ? 'Approve this one' : `Approve all ${formatNumber(count)}`),
    approveOthers: (count: number) =>
      count === 1 ? 'Approve the other one' : `Approve the other ${formatNumber(count)}`,
    fromPay: 'From pay per month',
    toPay: 'Paid per month',
    perYear: 'Per year',
    firstTaken: 'First taken',
    firstPaid: 'First paid',
    notIncluded: (names: string, count: number) =>
      count === 1 ? `Not included: ${names} stays in ‘Check first’.` : `Not included: ${names} stay in ‘Check first’.`,
    andMore: (names: string, more: number) => `${names} and ${formatNumber(more)} more`,
    noUndo: 'A decision cannot be undone here.',
    keys: {
      title: 'Keys',
      open: 'All keys',
      lead: 'They work while a row of the list has the focus.',
      next: 'Next row',
      previous: 'Previous row',
      tick: 'Select or clear the row',
      approve: 'Approve what is selected',
      reject: 'Reject what is selected',
      list: 'This list of keys',
      range: 'With X: select every row up to this one',
      on: 'Use these keys',
      short: 'next, previous',
    },
    withoutValue: (count: number) => `${formatNumber(count)} without a value`,
    withoutValueToo: (count: number) =>
      count === 1
        ? 'One has no order value and isn’t in the total.'
        : `${formatNumber(count)} have no order value and aren’t in the total.`,
    approval: (count: number, isPaid: boolean) =>
      `${these(count)} will get the benefit, and ${isPaid ? 'the money will be added to' : 'the cost will come out of'} their pay.`,
    rejection: (count: number, isPaid: boolean) =>
      `${these(count)} won’t get the benefit, and nothing will ${isPaid ? 'be added to' : 'come out of'} their pay. They can choose it again.`,
    reason: 'Reason',
    reasonHint: 'We keep this with your decision. Don’t include personal details.',
    next: (benefit: string, count: number, toCheck: number | null) =>
      `Next: ${benefit}, ${(toCheck ? `${formatNumber(toCheck)} to check` : `${formatNumber(count)} awaiting approval`).replaceAll(' ', '\u00a0')}`,
    all: 'Select all',
    one: (name: string) => `Select ${name}`,
    selected: (count: number) => `${formatNumber(count)} selected`,
    outOfView: (count: number) => `${formatNumber(count)} hidden by your search`,
    outOfViewToo: (count: number) =>
      count === 1
        ? 'One of them is hidden by your search.'
        : `${formatNumber(count)} of them are hidden by your search.`,
    actions: 'Approve or reject the selected rows',
    search: 'Find an employee',
    found: (count: number) => (count === 1 ? '1 employee found' : `${formatNumber(count)} employees found`),
    noMatch: (search: string) => `No employees match ‘${searchOf(search) ?? ''}’`,
    clear: 'Clear the search',
    approve: 'Approve',
    reject: 'Reject',
    processing: 'Processing...',
    confirmTitle: (verb: string, count: number, sum: string | null) =>
      [count === 0 ? `${verb} selections` : `${verb} ${selections(count)}`, sum && perMonth(sum)]
        .filter(Boolean)
        .join(', '),
    confirm: (verb: string) => `Are you sure you would like to ${verb} these selections?`,
    nothing: (verb: string) => `No selections to ${verb}, please review your choice`,
    more: (count: number) => `and ${formatNumber(count)} more`,
    rest: 'The other employees',
    sendFailed: 'Your decision was not saved, and nothing has changed.',
    unconfirmed: {
      title: 'We could not confirm that your decision was saved',
      more: 'Any selection still in the list has not been decided. You can safely decide it again.',
    },
    stillWaiting: (count: number) =>
      count === 1
        ? '1 selection you ticked is still waiting for a decision.'
        : `${formatNumber(count)} selections you ticked are still waiting for a decision.`,
    noneWaiting: {
      title: 'The selections you ticked are no longer waiting for a decision',
      more: 'We could not confirm what was decided. You don’t need to do anything.',
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
