import { formatDay, formatMoment, formatNumber, formatTime } from '../components/content/format.ts'

const count = (number: number, one: string, many: string): string =>
  `${formatNumber(number)} ${number === 1 ? one : many}`

/** The preview of a log. */
export const logText = {
  title: 'Save the log',
  lead: 'This is everything that the file will contain. It is saved on this device and goes nowhere unless you send it.',
  preparing: 'Preparing the log',
  visit: 'Which visit?',
  visitHint: 'The logs of your last visits are kept here.',
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
      : `${count(number, 'personal detail', 'personal details')}, such as names and what you typed, ${number === 1 ? 'is' : 'are'} replaced by made-up ones`,
  testData: 'For test data only',
  testDataMore: 'This version records everything as you type it, passwords too. Do not enter anything real.',
  unredacted: 'Nothing in this log is hidden',
  unredactedMore:
    'It was recorded by a version for test data: names, passwords and codes are in it as they were typed.',
  open: 'Prices and other numbers, times and the names of benefits are not hidden',
  memory: 'Kept in memory only',
  kept: {
    slow: 'The browser’s storage has not responded yet. You will lose the log when you close this page.',
    forbidden: 'The browser does not let this site store anything. You will lose the log when you close this page.',
    otherVersion:
      'Another tab has a different version of this site open. To keep logs again, close the other tabs and reload.',
    full: 'The browser’s storage is full. You will lose what happened since then when you close this page.',
    limit: 'The log is very long. Only the beginning is kept after you close this page.',
    failed: 'The browser could not store the log. You will lose what happened since then when you close this page.',
  },
  early: 'The log ends early',
  cut: {
    limit: 'The log became too long: what happened later is not in it.',
    full: 'The browser’s storage was full: what happened later is not in it.',
    failed: 'Recording failed: what happened later is not in it.',
  },
  missing: (number: number): string => ` ${count(number, 'later event is', 'later events are')} missing.`,
  find: 'Find in the log',
  findHint: 'Try your own name: it should not be there.',
  found: (number: number, all: number): string =>
    number === all
      ? count(all, 'entry', 'entries')
      : number === 0
        ? 'Found in no entry'
        : `Found in ${formatNumber(number)} of ${count(all, 'entry', 'entries')}`,
  list: 'Entries of the log',
  refused: 'Action not possible',
  call: 'Call to a host',
  nothingMore: 'No details',
  more: (number: number): string => `Show all ${formatNumber(number)} details`,
  less: 'Show fewer details',
  gone: 'This log no longer exists. Please choose another visit.',
  save: 'Save the file',
  send: 'Send it to support',
} as const

/** The sending of a log. */
export const sendText = {
  title: 'Send the log to support',
  consent: (days: number): string =>
    `The log that you have just seen goes to our support team. They use it only to find out what went wrong, and it is deleted after ${count(days, 'day', 'days')}.`,
  note: 'What did you expect to happen?',
  noteHint: 'This is sent exactly as you type it. Please leave out passwords and codes.',
  agree: 'Agree and send',
  back: 'Back',
  sending: 'Sending the log',
  waiting: 'The connection was interrupted. Sending goes on as soon as it is back.',
  sent: (percent: number): string => `${percent}% sent`,
  stop: 'Stop',
  stopped: 'Sending was stopped. What had already arrived is deleted within a day.',
  received: 'Support has your log',
  receivedMore: 'Give them this reference when you write or call, so that they can find it.',
  reference: 'Your reference',
  copy: {
    copy: 'Copy',
    copied: 'The reference was copied.',
    failed: 'Please select the reference and copy it yourself.',
  },
  unconfirmed: 'We could not confirm that the log arrived',
  unconfirmedMore: 'Check your connection and send it again: it will not be stored twice.',
  tooLarge: 'This log is too large to send',
  tooLargeMore: 'Save the file instead, and ask support how to hand it over.',
  refused: 'The log could not be sent',
  refusedMore: 'Nothing was stored. You can save the file instead.',
  again: 'Send it again',
} as const

/** The kind of an event in words: `LoginRequested` is 'Login requested'. */
export const kindInWords = (type: string): string => {
  const words = type.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
