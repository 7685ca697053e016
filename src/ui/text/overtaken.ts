import { formatNumber } from '../components/content/format.ts'
/** Of a form whose fields stay as they were typed. */
const typed = {
  more: 'What you typed has not been saved. Save again to use it, or keep the newer details.',
  keep: 'Keep the newer details',
  kept: 'The form now shows the newer details.',
}

/** What has changed while a form was open, with both values. */
export const overtakenText = {
  choice: {
    title: 'This choice has changed in the meantime',
    more: 'What you chose here has not been submitted. Continue to use it, or keep the newer choice.',
    closed: 'What you chose here has not been submitted.',
    keep: 'Keep the newer choice',
    now: 'Now',
    here: 'Chosen here',
    none: 'Not chosen',
  },
  optOut: {
    title: 'This benefit has changed in the meantime',
    more: 'You have not left it. Check what it is now, then decide again.',
    now: 'Now',
    before: 'Before',
  },
  details: {
    title: 'Your details have changed in the meantime',
    ...typed,
  },
  member: {
    title: 'These details have changed in the meantime',
    ...typed,
  },
  approvals: {
    title: (count: number) =>
      count === 1
        ? '1 selection has changed since you opened this list'
        : `${formatNumber(count)} selections have changed since you opened this list`,
    more: 'Nothing was decided. Check what has changed, then decide again.',
    changed: (before: string, now: string) => `Before: ${before}. Now: ${now}.`,
    gone: (before: string) => `${before}. This is no longer waiting for a decision.`,
    andMore: (count: number) => (count === 1 ? 'and 1 more' : `and ${formatNumber(count)} more`),
  },
  /** Of a field: what is saved now, and what was entered here. */
  both: (now: string, typed: string) =>
    `${now === '' ? 'It’s now empty.' : `It’s now ${now}.`} ${typed === '' ? 'You left it empty.' : `You entered ${typed}.`}`,
} as const
