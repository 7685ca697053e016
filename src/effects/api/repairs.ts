import type { Repair } from './mending.ts'
import type { OnRead } from './response.ts'

/** Further places in one response add nothing to these. */
const MOST = 20

const count = (repairs: readonly Repair[], kind: Repair['kind']): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>()
  for (const repair of repairs) if (repair.kind === kind) counts.set(repair.place, (counts.get(repair.place) ?? 0) + 1)
  return [...counts].slice(0, MOST)
}

/** The repairs of one response: the places that took their defaults, and how many rows were left out at which. */
export interface Repairs {
  readonly operation: string
  readonly status: number
  readonly repaired: string[]
  readonly lost: { readonly place: string; readonly rows: number }[]
}

/**
 * Reports repairs when they differ from those of the operation's last response: a host whose responses always differ a little is one entry of
 * the log, not one a call.
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
