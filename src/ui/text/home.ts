/** The home page. */
export const homeText = {
  title: (name: string) => (name === '' ? 'Hello' : `Hello, ${name}`),
  lead: 'Here is what is happening with your benefits.',
  forYou: 'For you',
  more: 'More for you',
  news: 'News',
  cardsFailed: 'Your updates could not be loaded',
  bannersFailed: 'News could not be loaded',
  noCards: 'You are up to date.',
  noCardsMore: 'When something needs your attention, it will appear here.',
  loading: 'Loading your updates',
  urgent: 'Needs your attention',
  open: 'Find out more',
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
