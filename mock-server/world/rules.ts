import { demoDay, realToday } from './demo-day.ts'

/** When a benefit starts and how it is left. */
export type Timing = 'yearly' | 'monthly' | 'april' | 'hire' | 'leave' | 'funded' | 'pension'

/** How a benefit is paid for: by the person after or before tax, by salary sacrifice, by the employer, or to the person. */
export type Payment = 'after-tax' | 'before-tax' | 'sacrifice' | 'employer' | 'paid' | 'vouchers'

/** The day of the employees' figures. */
export const employeesAsOf = demoDay

/** The scheme year whose benefits people have. */
export const schemeYear = '2026'

/** The year whose end closes the enrolment window: people choose until the next 30 November. */
const windowYear = Number(realToday().slice(0, 4)) + (realToday().slice(5) > '11-30' ? 1 : 0)

/** The last day of the enrolment window, and the first day of what is chosen in it. */
export const chooseBy = `${windowYear}-11-30`
export const nextYear = `${windowYear + 1}-01-01`

/** The same two days in words. */
export const chooseByText = `30 November ${windowYear}`
export const nextYearText = `1 January ${windowYear + 1}`

/** The first day of the month after `months` more, yyyy-mm-dd. */
const monthAfter = (day: string, months: number): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months, 1)).toISOString().slice(0, 10)

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** Changes of a month are known to payroll by the 20th. */
const nextPayroll = (today: string): string => monthAfter(today, today.slice(8) > '20' ? 1 : 0)

/** When a choice made today starts. */
export const startOf = (timing: Timing, today: string): string => {
  switch (timing) {
    case 'yearly':
    case 'leave':
      return nextYear
    case 'april':
      return today.slice(5) < '04-01' ? `${today.slice(0, 4)}-04-01` : `${Number(today.slice(0, 4)) + 1}-04-01`
    case 'monthly':
    case 'pension':
    case 'funded':
      return nextPayroll(today)
    case 'hire':
      return monthAfter(today, 0)
  }
}

/** The last day of a benefit that is left today; null if it cannot be left. */
export const lastDayOf = (timing: Timing, today: string): string | null => {
  switch (timing) {
    case 'yearly':
      return `${today.slice(0, 4)}-12-31`
    case 'monthly':
    case 'april':
    case 'pension':
      return dayBefore(nextPayroll(today))
    case 'hire':
    case 'leave':
    case 'funded':
      return null
  }
}

/** The last day of what was hired or lent for a number of months. */
export const endOf = (start: string, months: number): string => dayBefore(monthAfter(start, months - 1))

/** How long employees on probation wait for a restricted benefit, in days. */
export const probationDays = 90

/** Whether somebody who joined on a day has passed probation on the day of the employees' figures. */
export const hasPassedProbation = (joinedOn: string): boolean =>
  Date.parse(joinedOn) + probationDays * 86_400_000 <= Date.parse(employeesAsOf)

/** 'When does it start?' */
export const starts: Readonly<Record<Timing, string>> = {
  yearly: `It starts on ${nextYearText} if you choose it by ${chooseByText}.`,
  leave: `It starts on ${nextYearText} if you choose it by ${chooseByText}.`,
  monthly: 'It starts on the first of next month if you choose it by the 20th.',
  april: 'It starts on 1 April. There is one invitation a year.',
  hire: 'It starts on the first of the month after Acme approves it.',
  funded: 'It starts on your first day.',
  pension: 'We enrol you on the first of the month after you join.',
}

/** 'Can I leave?' */
export const leaving: Readonly<Record<Timing, string>> = {
  yearly: 'You can leave on 31 December each year, or after a life event.',
  monthly: 'You can leave at the end of any month. Tell us by the 20th.',
  april: 'You can leave at the end of any month. Tell us by the 20th.',
  hire: 'Not until the agreement ends. If you leave Acme, we take what’s left from your last pay, after tax.',
  leave: `Not once Acme has approved it. It’s for ${windowYear + 1} only.`,
  funded: 'Acme pays, so there’s nothing to cancel. It ends on your last day at Acme.',
  pension:
    'You can stop paying in at any time. If you opt out within one month of being enrolled, you get your money back. We’ll enrol you again about every 3 years.',
}

/** When a benefit that was left can be chosen again; empty where nobody leaves. */
export const returning: Readonly<Record<Timing, string>> = {
  yearly: 'Each November, you can choose it for the next year.',
  monthly: 'You can choose it at any time, from the first of a month.',
  april: 'You can choose it at the next invitation, for 1 April.',
  pension: 'You can join it at any time. We also enrol you again about every 3 years.',
  hire: '',
  leave: '',
  funded: '',
}

/** What a person agrees to about money. */
export const paying: Readonly<Record<Payment, string>> = {
  'after-tax': 'It comes out of your pay each month, after tax.',
  'before-tax': 'It comes out of your pay each month, before tax.',
  sacrifice:
    'You agree to a lower salary. It can’t go below the National Minimum Wage. It may affect statutory pay, borrowing and state benefits.',
  employer: 'You don’t pay anything.',
  paid: 'We add it to your pay each month. It’s taxed as pay.',
  vouchers: 'It comes out of your pay each month, after tax. You spend it as vouchers.',
}

/** The share of what a person pays by which their take-home pay falls, in percent, at the basic rate in England. */
const netShares: Readonly<Record<Payment, number>> = {
  'after-tax': 100,
  'before-tax': 80,
  sacrifice: 72,
  employer: 100,
  // Income tax and National Insurance are due on it.
  paid: 72,
  vouchers: 100,
}

/** Pence by which take-home pay falls for what a person pays in this way. */
export const netCost = (payment: Payment, employee: number): number => Math.round((employee * netShares[payment]) / 100)
