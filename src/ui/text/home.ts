import { formatNumber } from '../components/content/format.ts'
import type { Employer } from './your-employer.ts'

/** The home page. */
export const homeText = {
  title: (name: string) => (name === '' ? 'Hello' : `Hello, ${name}`),
  lead: (day: string) => `You have until ${day} to change your benefits.`,
  waiting: (count: number) =>
    count === 1 ? '1 is waiting for you to finish.' : `${formatNumber(count)} are waiting for you to finish.`,
  left: 'Your credits are still yours to spend.',
  finish: (day: string) => `Finish by ${day}`,
  toDo: 'To do',
  later: 'When you have time',
  more: 'Worth a look',
  news: 'News',
  cardsFailed: 'Your updates could not be loaded',
  bannersFailed: 'News could not be loaded',
  approvals: (count: number) =>
    count === 1 ? '1 selection to approve' : `${formatNumber(count)} selections to approve`,
  oldest: (day: string) => `Oldest request: ${day}`,
  approvalsFailed: 'Selections awaiting approval could not be loaded',
  noCards: 'You’re up to date.',
  question: 'A question?',
  loading: 'Loading your updates',
  open: 'Find out more',
  glance: {
    title: 'At a glance',
    total: (employer: Employer) => `What ${employer.within} pays for your benefits`,
    year: (year: string) => (year === '' ? 'a year' : `in ${year}`),
    company: (employer: Employer) => `${employer.starting} pays`,
    see: 'See your total benefits',
    workingDay: (employer: Employer, amount: string) => `${employer.starting} pays ${amount} for each working day.`,
    spend: 'Spend',
    spendCredits: ' your credits',
    loading: 'Loading your total benefits',
    failed: 'Your total benefits could not be loaded',
    own: 'You pay',
    paid: 'You’re paid',
  },
  lifeEvents: {
    title: 'Life events',
    link: 'Has something changed in your life?',
    go: 'Tell us what changed',
    more: 'Had a baby, got married or moved home? See what you can change.',
  },
  welcome: {
    title: (brand: string) => `Welcome to ${brand}`,
    slides: 'Welcome',
    slide: (number: number, count: number) => `${number} of ${count}`,
    back: 'Back',
    next: 'Next',
    finish: 'Get started',
    skip: 'Skip',
  },
} as const
