import { formatNumber } from '../components/content/format.ts'

const noneOf = (things: string): string => `There are no ${things} to show`

/** Things and people by a number in words, which is '1' for one. */
const benefitsOf = (count: number): string => (count === 1 ? '1 benefit' : `${formatNumber(count)} benefits`)
const peopleOf = (count: string): string => (count === '1' ? '1 person' : `${count} people`)
const haveIt = (count: string, name: string): string => `${peopleOf(count)} ${count === '1' ? 'has' : 'have'} ${name}`

/** Take-up, insights, engagement and the tiles of the dashboard. */
export const insightsText = {
  chart: {
    table: 'Show as table',
    chart: 'Show as chart',
    download: 'Download CSV',
    ofChart: (caption: string) => `: ${caption}`,
    total: 'Total',
    none: noneOf,
    menu: 'Table and CSV',
    showAll: { table: 'Show charts as tables', chart: 'Show tables as charts' },
    csv: (caption: string) => `${caption} (CSV)`,
    printPage: 'Print this page',
    axisFrom: (value: string) => `The axis starts at ${value}, so the change shows.`,
    asOfDay: (day: string) => `As of ${day}`,
    asOf: (day: string) => `As of ${day}.`,
  },
  groups: {
    department: { heading: 'Department', by: 'by department', things: 'departments' },
    age: { heading: 'Age', by: 'by age', things: 'age bands' },
    service: { heading: 'Length of service', by: 'by length of service', things: 'lengths of service' },
    location: { heading: 'Location', by: 'by location', things: 'locations' },
  },
  month: 'Month',
  spread: {
    apart: (low: string, lowShare: string, high: string, highShare: string) =>
      `From ${lowShare} (${low}) to ${highShare} (${high})`,
    alike: (low: string, high: string) =>
      low === high ? `It is ${low} in every group` : `The groups hardly differ, ${low} to ${high}`,
  },
  points: {
    up: (points: string) => `up ${points}`,
    down: (points: string) => `down ${points}`,
    none: 'no change',
    short: 'points',
    long: 'percentage points',
  },
  takeUp: {
    title: 'Benefit take-up',
    loading: 'Loading take-up',
    failed: 'Take-up could not be loaded',
    none: noneOf('take-up figures'),
    noneMore: 'When your scheme has benefits that employees can choose, they will appear here.',
    file: 'benefit-take-up',
    caption: 'Take-up by benefit',
    filter: 'Find and sort benefits',
    search: 'Search benefits',
    sort: 'Sort by',
    sorts: {
      '-share': 'Highest take-up',
      share: 'Lowest take-up',
      name: 'Name, A to Z',
      '-name': 'Name, Z to A',
      '-taken': 'Most employees',
      taken: 'Fewest employees',
      '-eligible': 'Most eligible',
      eligible: 'Fewest eligible',
      '-change': 'Biggest growth in a year',
      change: 'Smallest growth in a year',
    },
    found: (found: number, of: number) =>
      found === of ? benefitsOf(of) : `${formatNumber(found)} of ${benefitsOf(of)}`,
    noMatch: 'No benefit matches your search',
    noMatchMore: 'Try another word, or see all benefits.',
    clear: 'Show all benefits',
    benefit: 'Benefit',
    eligible: 'Eligible',
    taken: 'Have it',
    share: 'Take-up',
    change: 'Change in a year',
    inAYear: 'in a year',
    changeInPoints: 'Change in a year, percentage points',
    details: 'Details',
    detailsOf: (name: string) => ` of ${name}`,
    figures: 'Take-up of all benefits',
    benefits: 'Benefits',
    choices: 'Benefits held',
    summary: (name: string, share: string) => `Most popular: ${name}, ${share}.`,
    show: 'Show',
    only: { all: 'All', chosen: 'Chosen', automatic: 'Automatic' },
    people: 'People',
    of: (eligible: string) => ` of ${eligible}`,
    each: (count: string) => `${count} for each eligible employee`,
    grew: (name: string, points: string) =>
      `Of the benefits people choose, ${name} grew most, up ${points} points in a year.`,
    mostChosen: (name: string, share: string) =>
      `Of the benefits people choose, ${name} has the highest take-up, ${share}.`,
    everyone: (count: number) => (count === 1 ? 'Everyone has your benefit.' : `Everyone has all ${count} benefits.`),
  },
  ofBenefit: {
    title: (name: string) => `${name}: take-up`,
    unknownTitle: 'Benefit take-up',
    loading: 'Loading take-up for this benefit',
    failed: 'Take-up for this benefit could not be loaded',
    none: noneOf('take-up figures'),
    noneMore: 'No one is eligible for this benefit right now.',
    gone: 'We can’t find this benefit',
    goneMore: 'It may have been removed. Choose another from the list.',
    back: 'Back to all benefits',
    figures: 'Take-up figures',
    overTime: 'Take-up over time',
    levels: 'What employees chose',
    level: 'Choice',
    by: (how: string) => `Take-up ${how}`,
    most: (name: string, share: string) => `${name} is chosen most, by ${share}`,
    finding: (count: string, name: string, change: number, month: string) =>
      change === 0
        ? `${haveIt(count, name)}, as many as in ${month}.`
        : `${haveIt(count, name)}, ${formatNumber(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than in ${month}.`,
    now: (count: string, name: string) => `${haveIt(count, name)}.`,
    fromTo: (first: string, from: string, last: string, to: string) =>
      `${peopleOf(first)} in ${from}, ${last} in ${to}`,
    facts: (share: string, taken: string, eligible: string) => `${share}, ${taken} of ${peopleOf(eligible)}`,
    shareOf: (share: string, eligible: string) => `${share} of ${eligible}`,
    trend: (from: string, first: string, to: string, last: string) => `${first} in ${from}, ${last} in ${to}.`,
    point: (month: string, share: string, taken: string) => `${month}: ${share}, ${peopleOf(taken)}`,
    read: 'Choose a month',
    full: 'See all take-up figures',
    choices: 'choices',
    months: 'months',
    file: 'take-up',
  },
  employees: {
    title: 'Employee insights',
    lead: 'Who works for you and who has registered.',
    loading: 'Loading employee insights',
    failed: 'Employee insights could not be loaded',
    things: 'employees',
    none: noneOf('employees'),
    noneMore: 'When your employees have been uploaded, their figures will appear here.',
    figures: 'Your employees in figures',
    all: 'Employees',
    registered: 'Registered',
    notRegistered: 'Not registered',
    registeredShare: '% registered',
    active: 'Active in the last 30 days',
    shareOfAll: '% of all employees',
    by: (how: string) => `Employees ${how}`,
    largest: (name: string, share: string) => `The largest group is ${name}, with ${share}`,
    sameSize: (least: string, most: string) => `All are about the same size, ${least} to ${most} people`,
    finding: (share: string, month: string | undefined) =>
      month === undefined ? `${share} have registered.` : `${share} have registered. ${month}.`,
    compared: {
      most: (month: string, months: number) => `${month} had the most registrations in ${months} months`,
      fewest: (month: string, months: number) => `${month} had the fewest registrations in ${months} months`,
      more: (month: string, change: number) =>
        change === 0
          ? `${month} had as many registrations as the month before`
          : `${month} had ${formatNumber(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} ${Math.abs(change) === 1 ? 'registration' : 'registrations'} than the month before`,
    },
    grown: (change: number, month: string) =>
      change === 0
        ? `As many people have registered as in ${month}`
        : `${formatNumber(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} ${Math.abs(change) === 1 ? 'person has' : 'people have'} registered than in ${month}`,
    overTime: 'Registered employees over time',
    trend: (from: string, first: string, to: string, last: string) => `From ${first} in ${from} to ${last} in ${to}.`,
    point: (month: string, registered: string) => `${month}: ${registered} registered`,
    read: 'Choose a month',
    period: 'Period',
    periods: { '12': '1 year', '24': '2 years', all: 'All' },
    months: 'months',
    activity: 'When employees last logged in',
    activities: {
      last7: 'In the last 7 days',
      last30: '8 to 30 days ago',
      last90: '31 to 90 days ago',
      earlier: 'More than 90 days ago',
      never: 'Never logged in',
    },
    file: 'employee-insights',
  },
  dashboard: {
    loading: (part: string) => `Loading ${part}`,
    failed: 'This could not be loaded',
    retry: 'Retry',
    retryOf: (part: string) => `: ${part}`,
    needs: 'What needs you',
    nothingNeeds: 'Nothing needs you right now',
    pending: 'Selections awaiting approval',
    waiting: (count: number) =>
      count === 1 ? '1 selection is waiting for you' : `${formatNumber(count)} selections are waiting for you`,
    nothingPending: 'You have nothing to approve',
    toCheck: (check: number, others: number) =>
      check === 0
        ? `${formatNumber(others)} with nothing unusual`
        : `${formatNumber(check)} to check first, ${formatNumber(others)}\u00a0with nothing unusual`,
    waitingIn: (count: number, benefits: number) =>
      `${formatNumber(count)} in ${benefits === 1 ? '1 benefit' : `${benefits} benefits`}`,
    waited: (days: number) =>
      days === 0 ? 'All are from today.' : `The oldest has waited ${days === 1 ? '1 day' : `${days} days`}.`,
    justDecided: (count: number, all: number) => `${formatNumber(count)} of ${formatNumber(all)} are decided.`,
    decidedFor: (benefit: string, sum: string | null) =>
      sum === null ? `${benefit}.` : `${sum} a month for ${benefit}.`,
    leftThere: (count: number) => (count === 1 ? '1 is left there.' : `${formatNumber(count)} are left there.`),
    review: 'Review selections',
    upload: 'Last upload of employee data',
    refused: (file: string) => `${file} was not uploaded`,
    refusedMore: (errors: number, rows: number) =>
      `${errors === 1 ? '1 error was' : `${formatNumber(errors)} errors were`} found in its ${rows === 1 ? 'row' : `${formatNumber(rows)} rows`}. Nothing has changed.`,
    seeErrors: 'See the errors',
    checked: (file: string) => `${file} is checked`,
    checkedMore: (rows: number) =>
      `${rows === 1 ? 'Its row is' : `All ${formatNumber(rows)} rows are`} correct. Nothing changes until you apply it.`,
    seeUpload: 'See the upload',
    registration: 'Registered employees',
    unregistered: (count: number) =>
      count === 1 ? '1 person has not registered' : `${formatNumber(count)} people have not registered`,
    unregisteredMore: 'You can send them their welcome email again.',
    seeWho: 'See who',
    findings: 'What stands out',
    registeredIn: (count: number, month: string) =>
      count === 1 ? `1 person registered in ${month}` : `${formatNumber(count)} people registered in ${month}`,
    most: (months: number) => `the most in ${months} months`,
    fewest: (months: number) => `the fewest in ${months} months`,
    changed: (change: number) =>
      change === 0
        ? 'as many as the month before'
        : `${formatNumber(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than the month before`,
    registrations: 'New registrations',
    registered: (registered: string, employees: string) => `${registered} of ${employees} people have registered`,
    engagementLink: 'See employee engagement',
    peopleLink: 'See all employees',
    takeUp: 'Benefit take-up',
    takeUpLink: 'See benefit take-up',
    grew: (name: string, points: string) => `${name} grew most in a year, up ${points} points`,
    yearAgo: 'A year ago',
    now: 'Now',
    mostTaken: (name: string, share: string) => `${name} is the most popular choice, ${share}`,
    everyone: (count: number) => (count === 1 ? 'Everyone has your benefit' : `Everyone has all ${count} benefits`),
    twoFactor: 'Two-factor authentication',
    twoFactorLink: 'See the two-factor list',
    twoFactorOff: (count: number) =>
      count === 1 ? '1 person leaves two-factor off' : `${formatNumber(count)} people leave two-factor off`,
    twoFactorAll: 'Everyone uses two-factor',
    twoFactorNone: 'No one uses two-factor yet',
    twoFactorFew: (on: string, all: string) => `Two-factor is off for most people. ${on} of ${all} use it`,
    twoFactorMany: (on: string, all: string) => `Two-factor is on for most people. ${on} of ${all} use it`,
    on: 'On',
    off: 'Off',
    yes: 'Registered',
    no: 'Not registered',
    demanded: 'It is required for all employees.',
    notDemanded: 'It is not required for employees.',
  },
  engagement: {
    title: 'Employee engagement',
    lead: 'Who has registered, and who comes back.',
    loading: 'Loading employee engagement',
    failed: 'Employee engagement could not be loaded',
    figures: 'Engagement in figures',
    registered: 'Registered',
    within7: 'Active in the last 7 days',
    within30: 'Active in the last 30 days',
    within90: 'Active in the last 90 days',
    never: 'Never logged in',
    next: 'What to do next',
    notRegistered: (count: string) => `See the ${count} who ${count === '1' ? 'has' : 'have'} not registered`,
    insights: 'See employee insights',
    byMonth: 'Registrations in the last 12 months',
    registrations: 'Registrations',
    monthsSummary: (count: string) => (count === '1' ? '1 registration in all.' : `${count} registrations in all.`),
    byDepartment: 'Registration and activity by department',
    registeredOf: (share: string) => `${share} registered`,
    finding: (active: string, never: string) =>
      `${peopleOf(active)} used this site in the last 30 days. ${never} ${never === '1' ? 'has' : 'have'} never logged in.`,
    cameBack: (share: string) => `${share} logged in within the last 7 days`,
    active: 'Active in the last 30 days',
    notActive: 'Registered, not active',
    unregistered: 'Not registered',
    file: 'employee-engagement',
  },
} as const
