import { homeText } from './home.ts'
import type { Employer } from './your-employer.ts'

const inYear = (year: string): string => (year === '' ? '' : ` in ${year}`)

/** Statements and total benefits. */
export const rewardsText = {
  statement: {
    title: 'Statement',
    open: 'Statement',
    lead: 'What was paid in, month by month.',
    loading: 'Loading your statement',
    failed: 'Your statement could not be loaded',
    none: 'There are no statements to show',
    noneMore: 'When something is paid in, it will appear here.',
    year: 'Year',
    allYears: 'All years',
    groups: { pension: 'Pension', ccv: 'Credits' },
    caption: (group: string | null, year: string | null) =>
      `${group === null ? 'Contributions' : `${group}: contributions`}${year === null ? '' : ` in ${year}`}`,
    month: 'Month',
    employee: 'You paid',
    employer: (employer: Employer) => `${employer.starting} paid`,
    total: 'Total',
    unknown: '– means we don’t have an amount. The total doesn’t include it.',
    download: 'Download CSV',
    print: 'Print',
    file: 'statement',
  },
  total: {
    title: 'Total benefits',
    invests: (employer: Employer, amount: string, year: string) =>
      `${employer.starting} invests ${amount} in you${inYear(year)}`,
    paysFor: (employer: Employer, amount: string, year: string) =>
      `${employer.starting} pays ${amount} for your benefits${inYear(year)}`,
    lead: (employer: Employer, amount: string) =>
      `Your pay before tax, plus everything ${employer.within} pays for your benefits. To the penny: ${amount}.`,
    leadWithoutPay: (employer: Employer) =>
      `We don’t know your pay, so this only includes what ${employer.within} pays for your benefits.`,
    loading: homeText.glance.loading,
    failed: homeText.glance.failed,
    none: 'There are no benefit costs to show',
    noneMore: 'Benefits that cost you or your employer something will appear here.',
    asOf: 'Calculated on',
    counts: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    whose: (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · '),
    scheme: (year: string) => (year === '' ? '' : `Scheme year ${year}`),
    aYear: 'a year',
    inYear: (year: string) => `in ${year}`,
    thisYear: 'This year',
    amountAYear: (amount: string) => `${amount} a year`,
    adds: (employer: Employer, amount: string, countsPay: boolean) =>
      countsPay
        ? `On top of your pay, ${employer.within} adds ${amount}`
        : `${employer.starting} pays ${amount} for your benefits`,
    addsShort: (employer: Employer) => `${employer.starting} adds`,
    largest: (benefit: string, amount: string) => `The largest part is ${benefit}: ${amount}.`,
    workingDay: (amount: string) => `Together that’s ${amount} for each working day.`,
    share: (percentage: number) => (percentage === 0 ? 'under 1%' : `${percentage}%`),
    ofWhat: (employer: Employer) => `of what ${employer.within} pays for benefits`,
    pay: 'Your pay, before tax',
    own: 'What you pay',
    paid: 'What you are paid',
    notAdded: 'This comes out of your pay, so we don’t count it above.',
    nothing: 'Your benefits are free for you.',
    addedToPay: 'This is added to your pay.',
    net: (amount: string) =>
      `Your take-home pay is about ${amount} a year lower. That’s less than you pay, because some of it comes out before tax.`,
    grew: (change: number, amount: string, year: string) =>
      change === 0 ? `The same as in ${year}` : `${amount} ${change > 0 ? 'more' : 'less'} than in ${year}`,
    paysGrew: (employer: Employer, change: number, amount: string, year: string) =>
      change === 0
        ? `${employer.starting} pays the same as in ${year}`
        : `${employer.starting} pays ${amount} ${change > 0 ? 'more' : 'less'} than in ${year}`,
    payGrew: (change: number) => (change < 0 ? 'Your pay is lower' : 'Your pay rise'),
    companyGrew: (employer: Employer, change: number) => `${employer.starting} pays ${change < 0 ? 'less' : 'more'}`,
    ownGrew: (change: number, amount: string, year: string) =>
      change === 0
        ? `You pay the same as in ${year}.`
        : `You pay ${amount} ${change > 0 ? 'more' : 'less'} than in ${year}.`,
    floor: (amount: string) => `The bars start at ${amount}.`,
    company: (employer: Employer) => `${employer.starting} pays`,
    employee: homeText.glance.own,
    companyAYear: (employer: Employer) => `${employer.starting} pays per year`,
    employeeAYear: 'You pay per year',
    companyAMonth: (employer: Employer) => `${employer.starting} pays per month`,
    employeeAMonth: 'You pay per month',
    total: 'Total',
    totalAYear: 'Total per year',
    view: 'Show',
    year: 'By year',
    month: 'By month',
    eachBenefit: (year: string) => `Benefit by benefit${inYear(year)}`,
    eachMonth: (year: string) => `Month by month${inYear(year)}`,
    byYear: (year: string) => `The cost of each benefit${inYear(year)}`,
    byMonth: (year: string) => `What your benefits cost each month${inYear(year)}`,
    groupsByMonth: (year: string) => `Types of benefit each month${inYear(year)}`,
    benefit: 'Benefit',
    otherKind: 'Other benefits',
    monthHeading: 'Month',
    more: 'See the charts',
    fewer: 'Hide the charts',
    print: 'Print',
    disagreesTitle: 'These figures don’t match',
    disagrees: (hostTotal: string, total: string) =>
      `Your summary says ${hostTotal}, but your benefits add up to ${total}. We’re showing ${total}. Contact us if you need to know which is right.`,
    open: 'See your total benefits',
  },
} as const
