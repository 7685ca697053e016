/** The frame of the signed-in pages, and the page for unknown addresses. */
export const shellText = {
  navigation: {
    home: 'Home',
    benefits: 'My benefits',
    totalBenefits: 'Total benefits',
    credits: 'Manage credits',
    dashboard: 'Dashboard',
  },
  /** The same places at the foot of a phone: one word each, which the full name contains. */
  tabs: { home: 'Home', benefits: 'Benefits', totalBenefits: 'Total', credits: 'Credits' },
  /** What only the phone's menu has as a link of its own. */
  menu: { lifeEvents: 'Life events', contact: 'Contact us' },
  notFound: {
    title: 'Page not found',
    more: 'Oops! The page you are looking for has been removed or relocated.',
    back: 'Back to Home',
  },
  unreachable: {
    title: 'This page needs a connection',
    more: 'It’ll load as soon as you’re back online.',
    urgent: 'Urgent? Call',
  },
  lostRows: (rows: number): string =>
    rows === 1
      ? 'We couldn’t read 1 item. It’s missing from the lists and totals on these pages.'
      : `We couldn’t read ${rows} items. They’re missing from the lists and totals on these pages.`,
  accessDenied: {
    title: 'Access Denied',
    more: 'This page is for employers. If you think you should be able to see it, contact us.',
  },
  masquerade: 'You cannot do this while you are viewing the site as another user.',
  noProfile: 'We could not open your account',
  switchedOff: 'Your employer doesn’t use this part of the site.',
  help: {
    open: 'Help',
    title: 'Help',
    lead: 'Our support team is here to help.',
    phone: 'Call us',
    email: 'Email us',
    questions: 'See questions and answers, or send us a message',
    fault: 'Report a fault',
    log: 'You can save a log of this visit and send it to our support team. It shows what happened, step by step.',
    privacy:
      'Names, addresses and other personal details are replaced with invented ones. It never includes passwords or codes.',
    code: 'When you contact us, quote this support code:',
    save: 'Save the log',
    licences: 'Software and font licences',
  },
} as const
