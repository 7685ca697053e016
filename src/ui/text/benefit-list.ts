/** Benefits in a list, what can be done with each, and the time for choosing them. */
export const benefitListText = {
  list: {
    title: 'My benefits',
    loading: 'Loading your benefits',
    failed: 'Your benefits could not be loaded',
    none: 'There are no benefits to show',
    noneMore: 'Your employer has not made any benefits available to you yet.',
    asks: 'Waiting for you',
    chosen: 'Your benefits',
    available: 'Available to you',
    later: 'After your probation',
    laterMore: 'We will email you when you can choose these.',
    found: (count: number, all: number) =>
      count === all ? (all === 1 ? '1 benefit' : `${all} benefits`) : `${count} of ${all} benefits`,
    noMatch: 'No benefit matches your search',
    noMatchMore: 'Try another word, or clear the filters.',
    clear: 'Clear filters',
    noCost: 'Costs you nothing',
    unknownCost: 'Cost not available',
    month: 'a month',
    toPay: 'added to your pay',
    free: 'Free for you',
    employer: 'Employer pays',
    from: 'From',
    canBeFree: 'Can be free',
    opens: (date: string | null) => (date === null ? 'Opens when your probation ends' : `Opens on ${date}`),
    restricted: (date: string | null) =>
      date === null ? 'Opens when your probation ends' : `Opens on ${date}, when your probation ends`,
    notSelected: 'Not selected',
    probation: 'After probation',
  },
  enrolment: {
    title: (days: number | null, count: number) => {
      const things = count === 0 ? 'nothing to finish' : count === 1 ? '1 thing to finish' : `${count} things to finish`
      if (days === null) return `You have ${things}`
      if (days === 0) return `Today is the last day to choose: ${things}`
      return `${days === 1 ? '1 day' : `${days} days`} left to choose: ${things}`
    },
    until: (date: string) => `You can choose, and change what you chose, until ${date}.`,
    lastDay: (date: string) => `Last day: ${date}`,
    loading: 'Loading what you can choose',
    all: 'See all your benefits',
    soFar: 'Your choices so far:',
    without: (names: string) => `Without ${names}, as the cost is not available.`,
    review: 'Review your choices',
  },
  next: {
    setup: 'Set up',
    resume: 'Continue',
    manage: 'Manage',
    reapply: 'Reapply',
    wait: 'See when it opens',
  },
} as const
