import { formatMoment, formatNumber, formatTime } from '../kit/format.ts'

const count = (number: number, one: string, many: string): string =>
  `${formatNumber(number)} ${number === 1 ? one : many}`

/** What a person reads before they save a log. */
export const logText = {
  title: 'Save the log',
  lead: 'This is all that the file will hold. It is saved on this device and goes to nobody else, unless you send it.',
  preparing: 'Preparing the log',
  visit: 'Which visit?',
  visitHint: 'This browser keeps the logs of your last visits.',
  thisVisit: (startedAt: number): string => `This visit, since ${formatTime(startedAt)}`,
  earlierVisit: (startedAt: number, events: number): string =>
    `${formatMoment(startedAt)}, ${count(events, 'event', 'events')}`,
  events: 'Events',
  time: 'Time',
  span: (from: number, to: number): string => `${formatMoment(from)} to ${formatMoment(to)}`,
  secrets: 'Left out',
  secretsTold: (number: number): string =>
    number === 0
      ? 'Nothing: no password, code or other secret came up'
      : count(number, 'password, code or other secret', 'passwords, codes or other secrets'),
  pseudonyms: 'Replaced',
  pseudonymsTold: (number: number): string =>
    number === 0
      ? 'Nothing: no name, address or other personal detail came up'
      : `${count(number, 'personal detail', 'personal details')}, such as names and what you typed, by made-up ones`,
  open: 'Left as it is',
  openTold: 'Numbers such as prices, times, and the names of benefits',
  keptLabel: 'Kept',
  kept: {
    browser: 'In this browser, also after you close it',
    slow: 'In memory only, because the browser’s storage has not answered yet. It is gone once you close this page.',
    forbidden:
      'In memory only, because the browser does not let this site store anything. It is gone once you close this page.',
    otherVersion:
      'In memory only, because another tab holds another version of this site. Close the other tabs and reload to keep logs again.',
    full: 'From some point on in memory only, because the browser’s storage is full. That part is gone once you close this page.',
    limit:
      'From some point on in memory only, because the log is very long. That part is gone once you close this page.',
    failed:
      'From some point on in memory only, because the browser could not store it. That part is gone once you close this page.',
  },
  cutLabel: 'Ends early',
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
      ? count(all, 'event', 'events')
      : number === 0
        ? 'Found in no event'
        : `Found in ${formatNumber(number)} of ${count(all, 'event', 'events')}`,
  list: 'Events of the log',
  nothingMore: 'Nothing but that it happened',
  more: (number: number): string => `Show all ${formatNumber(number)} details`,
  less: 'Show fewer details',
  gone: 'This log is no longer there. Please choose another visit.',
  save: 'Save the file',
} as const

/** The kind of an event in words: `LoginRequested` is 'Login requested'. */
export const kindInWords = (type: string): string => {
  const words = type.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
