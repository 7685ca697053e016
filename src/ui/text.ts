import type { Problem } from '../domain/kernel/problem.ts'

/** Every sentence that the portal says. English only (decision 23); what a specification words stands here as it words it. */
export const text = {
  common: {
    close: 'Close',
    cancel: 'Cancel',
    home: 'Home',
    generic: 'It looks like something has gone wrong, please try again later',
    loadingProfile: 'Loading profile...',
    accessDenied: 'Access Denied',
    accessDeniedMore: 'This page is for employers. If you think that you should see it, please contact us.',
    returnHome: 'Return to home',
    correctErrors: 'Please correct the errors highlighted below',
    nothing: (things: string) => `There are no ${things} to show`,
  },
  field: {
    required: 'This field is required',
    email: 'Please enter a valid email address',
    password: 'Try again or reset your password',
    termsUnread: 'Please confirm that you have read the terms and conditions',
  },
  problem: {
    network: 'Network request failed. Please check your connection and try again.',
    timeOut: 'Network request timed out. Please try again.',
    aborted: 'The request was stopped before it was answered. Please try again.',
  },
  login: {
    title: 'Log in',
    welcome: (brand: string) => `Welcome to ${brand}`,
    email: 'Email address',
    password: 'Password',
    next: 'Next',
    login: 'Login',
    loading: 'Loading...',
    forgotten: 'Forgotten?',
    support: 'Need a hand? Our support team is here to help.',
    help: 'Trouble signing in? Write to',
    lookupFailed: 'Unable to process login request',
    noMatch: "We can't find a match! Try again or contact us",
    tryAgain: 'Try again or ',
    resetPassword: 'reset your password',
    consent: 'Please accept cookies before logging in',
    locked:
      'You have unsuccessfully tried to login too many times - your account has been locked for 15 mins. Please try again later',
    unable: 'Unable to login',
    secondFactor:
      'Your account asks for an authentication code, and this version of the portal cannot take one yet. Please contact us.',
    benefitsUnavailable: 'There was a problem loading your benefits, so we logged you out. Please log in again.',
    elsewhere: 'You logged out in another tab.',
    unauthorised: 'Your session has ended. Please log in again.',
    ssoOnly: 'Please use the link from your employer to sign in.',
  },
  terms: {
    title: 'Nearly there',
    lead: 'Before you carry on, please read our terms and conditions and our privacy policy.',
    terms: 'Terms and conditions',
    policy: 'Privacy policy',
    read: 'I have read the terms and conditions',
    next: 'Next',
    sending: 'Saving',
    failedTitle: 'Uh oh!',
    failed: 'Sorry, there was an error requesting the terms and conditions',
    notSaved: 'Your acceptance could not be saved',
  },
  idle: {
    noticeTitle: 'Are you still there?',
    notice: "We will log you out soon to protect your account. If you want to stay logged in, that's fine.",
    title: 'Stay logged in?',
    left: (seconds: number) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
    stay: 'Stay logged in',
    staying: 'Keeping you logged in',
    logOut: 'Logout',
  },
  logout: {
    title: 'Logout',
    running: 'Logging out...',
    failed: 'There was an error during the logout process. Please try again.',
    doneTitle: 'Logged out',
    done: 'You have been logged out successfully',
    goToLogin: 'Go to login',
  },
  navigation: { home: 'Home', benefits: 'My benefits', dashboard: 'Dashboard' },
  home: {
    title: (name: string) => `Hello, ${name}`,
    lead: 'Here is what is happening with your benefits.',
    forYou: 'For you',
    cardsFailed: 'Your updates could not be loaded',
    bannersFailed: 'News could not be loaded',
    noCards: 'You are up to date',
    noCardsMore: 'When something needs your attention, it will be here.',
    loading: 'Loading your updates',
    urgent: 'Needs your attention',
    open: 'Find out more',
  },
  benefits: {
    title: 'My benefits',
    lead: 'What you have, what you could have, and what each costs you.',
    loading: 'Loading your benefits',
    failed: 'Your benefits could not be loaded',
    none: 'There are no benefits to show',
    noneMore: 'Your employer has not opened any benefits to you yet.',
    chosen: 'Your benefits',
    available: 'Available to you',
    later: 'After your probation',
    search: 'Find a benefit',
    found: (count: number) => (count === 1 ? '1 benefit' : `${count} benefits`),
    noMatch: 'No benefit matches your search',
    noMatchMore: 'Try another word, or clear the search.',
    clear: 'Clear search',
    monthly: 'a month from your pay',
    free: 'Paid for by your employer',
    restricted: (date: string | null) =>
      date === null ? 'Opens when your probation ends' : `Opens on ${date}, when your probation ends`,
    view: 'View',
    notSelected: 'Not selected',
    probation: 'After probation',
  },
  detail: {
    loading: 'Loading this benefit',
    failed: 'There is an issue loading this benefit. Please contact us',
    gone: 'Oops! The benefit you are looking for has been removed or relocated.',
    back: 'Back to My benefits',
    yours: 'Your selection',
    cost: 'Cost to you',
    employer: 'Your employer pays',
    month: 'a month',
    people: 'People covered',
    plan: 'Plan',
    ends: 'Ends on',
    about: 'What it is',
    covers: 'Who it covers',
    leave: 'How to leave',
    questions: 'Questions and answers',
    related: 'You may also like',
    questionsFailed: 'The questions could not be loaded',
    relatedFailed: 'Related benefits could not be loaded',
    status: 'Status',
  },
  optOut: {
    open: 'Opt out of this benefit',
    title: (name: string) => `Opt out of ${name}?`,
    lead: 'Please check what changes before you decide.',
    from: 'Your cover stops',
    today: 'As soon as you opt out',
    saved: 'You will no longer pay',
    people: 'No longer covered',
    confirm: 'Opt out',
    sending: 'Opting out',
    keep: 'Keep this benefit',
    failed: 'You have not been opted out, and nothing has changed.',
    done: 'You have opted out of this benefit.',
    mayNotLeave: 'You cannot opt out of this benefit online. Please contact us.',
  },
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
  content: {
    cookies: 'Our Cookie Policy',
    privacy: 'Privacy statement',
    terms: 'Terms and conditions',
    loading: 'Loading content',
    failed: (title: string) => `There was an issue requesting the latest ${title}`,
  },
  errors: {
    notFound: 'Page not found',
    notFoundMore: 'Oops! The page you are looking for has been removed or relocated.',
    backHome: 'Back to Home',
    crash: 'Uh oh! It looks like something has gone wrong.',
    crashMore: 'Please try refreshing the page or click below to return to the home page',
    refresh: 'Refresh the page',
    saveLog: 'Save a log for support',
  },
  help: {
    open: 'Help',
    title: 'Help',
    lead: 'Something not working as you expect?',
    log: 'You can save a log of this visit and send it to the support team. It says what happened in the portal, step by step.',
    privacy:
      'Names, addresses and other personal details are replaced by made-up ones. Passwords and codes are never in it.',
    contact: 'You can also write to us:',
    save: 'Save the log',
  },
} as const

/** The sentence for a field's problem. */
export const fieldText = (key: string | null): string | null =>
  key === null ? null : key in text.field ? text.field[key as keyof typeof text.field] : text.common.generic

/** The sentence for a failed call: the host's own words where it sent some. */
export const problemText = (problem: Problem): string => {
  switch (problem.kind) {
    case 'refused':
      return problem.message ?? text.common.generic
    case 'unauthorised':
      return problem.detail ?? text.common.generic
    case 'network':
    case 'timeOut':
    case 'aborted':
      return text.problem[problem.kind]
    case 'undecodable':
    case 'unexpected':
      return text.common.generic
  }
}
