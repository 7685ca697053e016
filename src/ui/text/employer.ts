/** The employer area. */
export const employerText = {
  dashboard: {
    title: 'Employer dashboard',
    lead: 'Your scheme at a glance.',
    approvals: 'Selections awaiting approval',
    approvalsMore: (benefits: number) => (benefits === 1 ? 'in 1 benefit' : `over ${benefits} benefits`),
    approvalsLink: 'Review selections',
    nothingPending: 'Nothing is waiting for you',
    registration: 'Registered employees',
    registrationMore: (registered: string, employees: string) => `${registered} of ${employees} employees`,
    takeUp: 'Most taken benefits',
    takeUpCell: (taken: string, eligible: string) => `${taken} of ${eligible} employees`,
    loading: (tile: string) => `Loading ${tile}`,
    failed: 'This figure could not be loaded',
  },
  approvals: {
    title: 'Approve selections',
    lead: 'Choose a benefit to review what your employees have selected.',
    loading: 'Loading selections',
    failed: 'The selections could not be loaded',
    none: 'There are no selections to show',
    noneMore: 'When an employee chooses a benefit that needs your approval, it will be here.',
    count: (count: number) => (count === 1 ? '1 selection' : `${count} selections`),
    review: (benefit: string) => `Review ${benefit}`,
    detailTitle: (benefit: string) => `${benefit} - Selections awaiting approval`,
    employee: 'Employee',
    value: 'Order value',
    all: 'Select all',
    one: (name: string) => `Select ${name}`,
    selected: (count: number) => `${count} selected`,
    approve: 'Approve',
    reject: 'Reject',
    processing: 'Processing...',
    confirmTitle: (verb: string) => `${verb} selections`,
    confirm: (verb: string) => `Are you sure you would like to ${verb} these selections?`,
    nothing: (verb: string) => `No selections to ${verb}, please review your choice`,
    more: (count: number) => `and ${count} more`,
    sendFailed: 'Your decision was not saved, and nothing has changed.',
    done: (count: number, verb: string) =>
      count === 1 ? `1 selection was ${verb}.` : `${count} selections were ${verb}.`,
    someFailed: (count: number) =>
      count === 1
        ? '1 selection could not be decided and stays ticked.'
        : `${count} selections could not be decided and stay ticked.`,
    approved: 'approved',
    rejected: 'rejected',
  },
} as const
