import { formatDay, formatMoment, formatNumber, formatTime } from '../components/content/format.ts'

const count = (number: number, one: string, many: string): string =>
  `${formatNumber(number)} ${number === 1 ? one : many}`

/** The preview of a log. */
export const logText = {
  title: 'Save the log',
  lead: 'This is everything in the file. It stays on this device unless you send it.',
  preparing: 'Preparing the log',
  visit: 'Which visit?',
  visitHint: 'We keep logs of your most recent visits on this device.',
  thisVisit: (startedAt: number): string => `This visit, since ${formatTime(startedAt)}`,
  earlierVisit: (startedAt: number, events: number): string =>
    `${formatMoment(startedAt)}, ${count(events, 'event', 'events')}`,
  span: (events: number, from: number, to: number): string =>
    `${count(events, 'event', 'events')}, ${formatDay(from)}, ${formatTime(from)} to ${formatDay(from) === formatDay(to) ? '' : `${formatDay(to)}, `}${formatTime(to)}`,
  secrets: (number: number): string =>
    number === 0
      ? 'No passwords, codes or other secrets were found'
      : `${count(number, 'password, code or other secret is', 'passwords, codes or other secrets are')} left out`,
  pseudonyms: (number: number): string =>
    number === 0
      ? 'No names, addresses or other personal details were found'
      : number === 1
        ? '1 personal detail, such as a name, has been replaced with an invented one'
        : `${formatNumber(number)} personal details, such as names and what you typed, have been replaced with invented ones`,
  testData: 'For test data only',
  testDataMore: 'This version records everything you type, including passwords. Do not enter anything real.',
  unredacted: 'Nothing in this log is hidden',
  unredactedMore: 'It was recorded by a test version, so names, passwords and codes appear exactly as typed.',
  open: 'Costs and other numbers, times and benefit names are not hidden',
  memory: 'Kept in memory only',
  kept: {
    slow: 'The browser’s storage has not responded yet. You’ll lose the log when you close this page.',
    forbidden: 'The browser does not let this site store anything. You’ll lose the log when you close this page.',
    otherVersion:
      'Another tab has a different version of this site open. To keep logs again, close the other tabs and reload.',
    full: 'The browser’s storage is full. When you close this page, you’ll lose the part of the log after that.',
    limit: 'The log is very long. Only its first part is kept after you close this page.',
    failed: 'The browser couldn’t store the log. When you close this page, you’ll lose the part after that.',
  },
  early: 'The log ends early',
  cut: {
    limit: 'The log got too long, so the end is missing.',
    full: 'The browser’s storage was full, so the end is missing.',
    failed: 'Recording failed, so the end is missing.',
  },
  missing: (number: number): string => ` ${count(number, 'later event is', 'later events are')} missing.`,
  find: 'Find in the log',
  findHint: 'Try your own name: it should not be there.',
  found: (number: number, all: number): string =>
    number === all
      ? count(all, 'entry', 'entries')
      : number === 0
        ? 'Not found in the log'
        : `Found in ${formatNumber(number)} of ${count(all, 'entry', 'entries')}`,
  list: 'Entries of the log',
  refused: 'Action not possible',
  call: 'Request to our service',
  nothingMore: 'No details',
  more: (number: number): string => `Show all ${formatNumber(number)} details`,
  less: 'Show fewer details',
  gone: 'This log no longer exists. Choose another visit.',
  save: 'Save the file',
  send: 'Send it to support',
} as const

/** The sending of a log. */
export const sendText = {
  title: 'Send the log to support',
  consent: (days: number): string =>
    `The log you’ve just seen goes to our support team. They only use it to find out what went wrong, and delete it after ${count(days, 'day', 'days')}.`,
  note: 'What did you expect to happen?',
  noteHint: 'We send this exactly as you type it. Don’t include passwords or codes.',
  agree: 'Agree and send',
  back: 'Back',
  sending: 'Sending the log',
  waiting: 'Your connection dropped. We’ll carry on sending when it’s back.',
  sent: (percent: number): string => `${percent}% sent`,
  stop: 'Stop',
  stopped: 'Sending was stopped. We’ll delete what we’d already received within a day.',
  received: 'Support has your log',
  receivedMore: 'Quote this reference when you email or call, so they can find it.',
  reference: 'Your reference',
  copy: {
    copy: 'Copy',
    copied: 'The reference was copied.',
    failed: 'We couldn’t copy the reference. Select it and copy it yourself.',
  },
  unconfirmed: 'We could not confirm that the log arrived',
  unconfirmedMore: 'Check your connection, then send it again. We won’t store it twice.',
  tooLarge: 'This log is too large to send',
  tooLargeMore: 'Save the file instead, and ask support how to send it.',
  refused: 'The log could not be sent',
  refusedMore: 'Nothing was stored. You can save the file instead.',
  again: 'Send it again',
} as const

/** The kind of an event in words: `LoginRequested` is 'Login requested'. */
export const kindInWords = (type: string): string => {
  const words = type.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
