import { causeOf, type Approval } from './approved.ts'
import { keyOf, MOST_LOGS, nameOf, type GateChange, type GateGroup, type GateReport } from './report.ts'
import type { Difference, GateRow } from './row.ts'

/** How many logs that could not be compared a report names. */
const MOST_NAMED = 200

interface GrowingChange {
  readonly events: Map<string, number>
  example: GateChange['example'] & { readonly length: number }
}

interface Growing {
  readonly causes: readonly string[]
  readonly changes: Map<string, GrowingChange & Pick<Difference, 'kind' | 'place'>>
  readonly logs: string[]
  count: number
}

/** Takes rows in the order of their paths and reports what changes. Its memory grows with the groups and the logs that change. */
export interface GateFold {
  readonly add: (row: GateRow) => void
  readonly report: (
    builds: { readonly good: string; readonly head: string },
    approved: readonly Approval[],
  ) => GateReport
}

const byName = <A>([a]: readonly [string, A], [b]: readonly [string, A]): number => (a < b ? -1 : 1)

/** Begins to join rows. */
export const gateFold = (): GateFold => {
  const groups = new Map<string, Growing>()
  const failed: { readonly path: string; readonly why: string }[] = []
  let [all, changed, notCompared, events] = [0, 0, 0, 0]

  const addChange = (group: Growing, { path, events: length }: GateRow, difference: Difference): void => {
    const { kind, place, event, before, after } = difference
    const name = nameOf(difference)
    const example = { path, seq: event?.seq ?? null, before, after, length }
    const known = group.changes.get(name)
    const change = known ?? { kind, place, events: new Map<string, number>(), example }
    if (length < change.example.length) change.example = example
    const type = event?.type ?? '(the start)'
    change.events.set(type, (change.events.get(type) ?? 0) + 1)
    if (!known) group.changes.set(name, change)
  }
  const finished = ({ causes, changes, logs, count }: Growing, approved: ReadonlyMap<string, Approval>): GateGroup => {
    const listed = [...changes].toSorted(byName).map(([, { kind, place, events: types, example }]): GateChange => {
      const { length: _, ...shown } = example
      return { kind, place, events: Object.fromEntries([...types].toSorted(byName)), example: shown }
    })
    const approval = approved.get(causeOf({ causes, changes: listed }))
    const unapproved = listed.map(nameOf).filter((name) => !approval?.places.includes(name))
    return { causes, changes: listed, count, logs, approved: approval?.reason ?? null, unapproved }
  }

  return {
    add: (row) => {
      all += 1
      events += row.events
      if (row.error !== null) {
        notCompared += 1
        if (failed.length < MOST_NAMED) failed.push({ path: row.path, why: row.error })
      }
      if (row.differences.length > 0) changed += 1
      const mine = new Set<Growing>()
      for (const difference of row.differences) {
        const key = keyOf(difference)
        const group = groups.get(key) ?? { causes: difference.causes, changes: new Map(), logs: [], count: 0 }
        groups.set(key, group)
        addChange(group, row, difference)
        mine.add(group)
      }
      for (const group of mine) {
        group.count += 1
        if (group.logs.length < MOST_LOGS) group.logs.push(row.path)
      }
    },
    report: ({ good, head }, approvals) => {
      const approved = new Map(approvals.map((one) => [one.cause, one]))
      const found = [...groups].toSorted(byName).map(([, group]) => finished(group, approved))
      const causes = new Set(found.map(causeOf))
      return {
        format: 'benefits-portal-gate',
        formatVersion: 1,
        good,
        head,
        logs: { all, changed, notCompared },
        events,
        groups: found.toSorted((a, b) => b.count - a.count),
        notCompared: failed,
        notNeeded: approvals.map(({ cause }) => cause).filter((cause) => !causes.has(cause)),
      }
    },
  }
}
