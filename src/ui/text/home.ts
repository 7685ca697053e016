import { formatNumber } from '../components/content/format.ts'
import type { Employer } from './your-employer.ts'

/** The home page. */
export const homeText = {
  title: (name: string) => (name === '' ? 'Hello' : `Hello, ${name}`),
  asks: 'Needs your attention',
  more: 'For you',
  news: 'News',
  cardsFailed: 'Your updates could not be loaded',
  bannersFailed: 'News could not be loaded',
  approvals: (count: number) =>
    count === 1 ? '1 selection to approve' : `${formatNumber(count)} selections to approve`,
  oldest: (day: string) => `Oldest request: ${day}`,
  approvalsFailed: 'Selections awaiting approval could not be loaded',
  noCards: 'You are up to date.',
  loading: 'Loading your updates',
  open: 'Find out more',
  glance: {
    title: 'At a glance',
    total: (employer: Employer) => `${employer.starting} pays`,
    totalMore: (year: string) => `towards your benefits${year === '' ? '' : ` in ${year}`}`,
    loading: 'Loading your total benefits',
    failed: 'Your total benefits could not be loaded',
    own: 'You pay',
  },
  lifeEvents: {
    title: 'Life events',
    link: 'Has something changed in your life?',
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
