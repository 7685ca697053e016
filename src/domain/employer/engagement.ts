import { percentageOf } from '../formats/shares.ts'
import type { Insights, WorkforcePart } from './insights.ts'

/** When employees last logged in; each is in exactly one group. */
export const activities = ['last7', 'last30', 'last90', 'earlier', 'never'] as const
export type Activity = (typeof activities)[number]

/** How many signed in within the last 7, 30 and 90 days, each including the ones before, and how many never did. */
export const engagementOf = ({ activity }: Insights) => ({
  within7: activity.last7,
  within30: activity.last7 + activity.last30,
  within90: activity.last7 + activity.last30 + activity.last90,
  never: activity.never,
})

/** The employees of a group, each counted once: active, registered but not active, not registered. */
export const splitOf = ({ employees, registered, active }: WorkforcePart): readonly [number, number, number] => [
  active,
  registered - active,
  employees - registered,
]

/** The groups with the lowest registration first, because they need attention. */
export const leastRegisteredFirst = (parts: readonly WorkforcePart[]): readonly WorkforcePart[] =>
  [...parts].sort(
    (a, b) =>
      percentageOf(a.registered, a.employees) - percentageOf(b.registered, b.employees) || (a.name < b.name ? -1 : 1),
  )
