/** The frame of the signed-in pages, and the page for unknown addresses. */
export const shellText = {
  navigation: {
    home: 'Home',
    benefits: 'My benefits',
    totalBenefits: 'Total benefits',
    credits: 'Manage credits',
    dashboard: 'Dashboard',
  },
  notFound: {
    title: 'Page not found',
    more: 'Oops! The page you are looking for has been removed or relocated.',
    back: 'Back to Home',
  },
  lostRows: (rows: number): string =>
    rows === 1
      ? '1 entry that we received could not be read. It is missing from lists and totals on these pages.'
      : `${rows} entries that we received could not be read. They are missing from lists and totals on these pages.`,
  accessDenied: {
    title: 'Access Denied',
    more: 'This page is for employers. If you think that you should see it, please contact us.',
  },
  masquerade: 'You cannot do this while you are viewing the site as another user.',
  noProfile: 'We could not open your account',
  switchedOff: 'Your company does not use this part of the portal.',
  help: {
    open: 'Help',
    title: 'Help',
    lead: 'Something not working as you expect?',
    log: 'You can save a log of this visit and send it to the support team. It says what happened in the portal, step by step.',
    privacy:
      'Names, addresses and other personal details are replaced by made-up ones. Passwords and codes are never in it.',
    contact: 'You can also write to us:',
    code: 'Whether you write or call, give this support code:',
    save: 'Save the log',
    licences: 'Licences of the software and fonts in this portal',
  },
} as const
