import { right, type Either } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Refusal } from '../kernel/command.ts'
import type { DomainEvent } from '../kernel/event.ts'
import { plain } from '../kernel/codecs/classification.ts'
import { idle, type Remote } from '../kernel/requests/remote.ts'
import { defineSlice } from '../kernel/slice.ts'
import { defineRead } from '../kernel/requests/read.ts'

/** Employees of one group; `active` are those who signed in within the last 30 days. */
const WorkforcePart = t.type({ name: plain, employees: t.number, registered: t.number, active: t.number })
export type WorkforcePart = t.TypeOf<typeof WorkforcePart>

const Dimension = t.keyof({ department: null, age: null, service: null, location: null })
export type Dimension = t.TypeOf<typeof Dimension>

/**
 * Statistics of a client's employees. Months are yyyy-mm, oldest first without gaps; each employee is in one part of each dimension and in
 * one of the five activity groups.
 */
const Insights = t.type({
  asOf: plain,
  employees: t.number,
  registered: t.number,
  groups: t.array(t.type({ by: Dimension, parts: t.array(WorkforcePart) })),
  months: t.array(t.type({ month: plain, registrations: t.number })),
  activity: t.type({ last7: t.number, last30: t.number, last90: t.number, earlier: t.number, never: t.number }),
})
export type Insights = t.TypeOf<typeof Insights>

export const insightsRead = defineRead('Insights', {
  data: { insights: Insights },
  value: ({ insights: found }) => found,
})
export const { InsightsRequested, InsightsLoaded, InsightsFailed } = insightsRead.events

/** The data of employee insights, employee engagement and two dashboard tiles: one call returns all of it. */
export const insights = defineSlice({
  name: 'insights',
  lifetime: 'session',
  initial: (): { now: Remote<Insights> } => ({ now: idle }),
  own: { ...insightsRead.events },
  on: {
    ...insightsRead.on('now'),
  },
})

export const requestInsights = (): Either<Refusal, DomainEvent> => right(InsightsRequested({}))

export const selectInsights = insightsRead.select(insights, 'now')

/** The parts of one dimension; empty if the host did not send it. */
export const partsBy = ({ groups }: Insights, by: Dimension): readonly WorkforcePart[] =>
  groups.find((group) => group.by === by)?.parts ?? []

/** How many of the current employees had registered by the end of each month. */
export const registeredByMonth = ({ months }: Insights): readonly { month: string; registered: number }[] => {
  let registered = 0
  return months.map(({ month, registrations }) => {
    registered += registrations
    return { month, registered }
  })
}

/** The period of a chart over time: months, or all. It is in the address. */
export const periods = ['12', '24', 'all'] as const
export type Period = (typeof periods)[number]

/** Reads the period from the address; an unknown one means a year. */
export const readPeriod = (address: URLSearchParams): Period =>
  periods.find((period) => period === address.get('period')) ?? '12'

/** A period as the query of an address; a year is the default and omitted. */
export const writePeriod = (period: Period): Readonly<Record<string, string>> => (period === '12' ? {} : { period })

/** The last months of a period. */
export const monthsOfPeriod = <Row>(rows: readonly Row[], period: Period): readonly Row[] =>
  period === 'all' ? rows : rows.slice(-Number(period))
