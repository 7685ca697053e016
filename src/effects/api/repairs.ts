import type { Repair } from './mending.ts'
import type { OnRead } from './response.ts'

/** The maximum number of places of each kind reported for one response: more would tell nothing new. */
const MOST = 20

const count = (repairs: readonly Repair[], kind: Repair['kind']): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>()
  for (const repair of repairs) if (repair.kind === kind) counts.set(repair.place, (counts.get(repair.place) ?? 0) + 1)
  return [...counts].slice(0, MOST)
}

/** The repairs of one response: the places that were converted or took their defaults, and the rows left out at each place. */
export interface Repairs {
  readonly operation: string
  readonly status: number
  readonly repaired: string[]
  readonly lost: { readonly place: string; readonly rows: number }[]
}

/**
 * Reports repairs when they differ from those of the operation's last response: a host that always deviates in the same way makes one entry
 * in the log, not one per call.
 */
export const changedRepairs = (tell: (repairs: Repairs) => void): OnRead => {
  const last = new Map<string, string>()
  return ({ id }, status, repairs) => {
    const data: Repairs = {
      operation: id,
      status,
      repaired: count(repairs, 'repaired').map(([place]) => place),
      lost: count(repairs, 'lost').map(([place, rows]) => ({ place, rows })),
    }
    const said = JSON.stringify([data.repaired, data.lost])
    if (said === (last.get(id) ?? '[[],[]]')) return
    last.set(id, said)
    tell(data)
  }
}
