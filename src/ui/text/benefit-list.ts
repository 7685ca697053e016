import { formatNumber } from '../components/content/format.ts'
import type { Employer } from './your-employer.ts'

/** Benefits in a list, what can be done with each, and the time for choosing them. */
export const benefitListText = {
  list: {
    title: 'My benefits',
    loading: 'Loading your benefits',
    failed: 'Your benefits could not be loaded',
    none: 'There are no benefits to show',
    noneMore: (employer: Employer) => `${employer.starting} hasn’t made any benefits available to you yet.`,
    asks: 'To finish',
    chosen: 'Your benefits',
    available: 'Available to you',
    later: 'After your probation',
    laterMore: 'We’ll email you when you can choose these.',
    found: (count: number, all: number) =>
      count === all
        ? all === 1
          ? '1 benefit'
          : `${formatNumber(all)} benefits`
        : `${formatNumber(count)} of ${formatNumber(all)} benefits`,
    more: (count: number) => `Show ${formatNumber(count)} more`,
    noMatch: 'No benefit matches your search',
    noMatchMore: 'Try another word, or clear the filters.',
    clear: 'Clear filters',
    noCost: 'Free',
    unknownCost: 'Cost not available',
    month: 'a month',
    toPay: 'added to your pay',
    free: 'Free for you',
    employer: (employer: Employer) => `${employer.starting} pays`,
    from: 'From',
    zero: '£0',
    opens: (date: string | null) => (date === null ? 'Available when your probation ends' : `Available from ${date}`),
    restricted: (date: string | null) =>
      date === null ? 'Available when your probation ends' : `Available from ${date}, when your probation ends`,
    employerToo: (employer: Employer) => `, and ${employer.within} pays`,
    perMonth: 'Per month',
    youPay: 'You pay',
    you: 'You',
    total: 'Total',
    nothing: 'nothing',
    ending: (day: string) => `Ending ${day}`,
    awaiting: 'Awaiting approval',
    awaitingMore: 'Not in your total yet.',
    notSelected: 'Not chosen',
    probation: 'After probation',
  },
  enrolment: {
    title: (date: string | null, count: number) => {
      if (count === 0) return date === null ? 'Your benefits' : `You can change your benefits until ${date}`
      const things = count === 1 ? '1 benefit to finish' : `${count} benefits to finish`
      return date === null ? things : `${things} by ${date}`
    },
    until: (date: string) => `You can choose or change benefits until ${date}.`,
    lastDay: (days: number) => (days === 0 ? 'Today is the last day' : days === 1 ? '1 day left' : `${days} days left`),
    loading: 'Loading your choices',
    all: 'See all your benefits',
    soFar: 'Your choices so far:',
    without: (names: string) => `This leaves out ${names}, because we can’t show the cost right now.`,
    review: 'Review your choices',
  },
  next: {
    setup: 'Choose',
    resume: 'Continue',
    manage: 'Manage',
    reapply: 'Choose again',
  },
} as const
