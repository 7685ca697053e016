import type { Employer } from './your-employer.ts'

/** Credits. */
export const creditsText = {
  title: 'Manage credits',
  lead: 'See your balance and spend it on vouchers.',
  balance: 'Your credits',
  available: 'available to spend',
  lastPayment: 'Last paid in',
  neverPaid: 'Nothing has been paid in yet',
  manage: 'Manage your credits',
  statement: 'Statement',
  loading: 'Loading your credits',
  failed: 'Your credits could not be loaded',
  none: 'There are no credits to show',
  noneMore: (employer: Employer) => `${employer.starting} hasn’t given you any credits.`,
  frame: {
    heading: 'Spend your credits',
    title: 'Spend your credits: the voucher shop',
    loading: 'Loading the voucher shop',
    slow: 'The voucher shop is taking too long',
    slowMore: 'It didn’t respond within 15 seconds. Nothing was spent, so your credits are safe.',
    failed: 'The voucher shop could not be opened',
    contact: 'Contact us',
    refused: 'The voucher shop cannot be opened here',
    refusedMore:
      'We don’t recognise its address, so we didn’t open it. Nothing was sent. Contact us and we’ll put it right.',
  },
  vouchers: {
    heading: 'Your vouchers',
    next: 'Next voucher',
    noNext: 'You have no vouchers on the way',
    placed: 'Ordered',
    saved: 'Saved for later',
    retailer: 'Shop',
    value: 'Value',
    date: 'Date',
    nothingPlaced: 'There are no orders to show',
    nothingSaved: 'There are no saved orders to show',
    loading: 'Loading your vouchers',
    failed: 'Your vouchers could not be loaded',
  },
} as const
