import type { AnyOperation } from '../../src/effects/api/operation.ts'
import type { Difference, Pair } from './difference.ts'
import type { Verdict } from './evidence.ts'
import type { Observation } from './interactions.ts'
import { anyItem, isRequest, type Place } from './places.ts'
import { verdictOf } from './verdict.ts'

/** Differences of one interaction with one cause, and the outlier. */
export interface Mismatch {
  readonly observed: Observation
  readonly differences: readonly Difference[]
  readonly verdict: Verdict
}

/** Whether two places belong together: beside each other in one object, or one inside the other. */
const related = (a: Place, b: Place): boolean => {
  if (isRequest(a) || isRequest(b)) return a.part === b.part
  if (a.part !== b.part) return false
  const [one, other] = [anyItem(a).keys, anyItem(b).keys]
  const shorter = one.length < other.length ? one : other
  const longer = shorter === one ? other : one
  const inside = shorter.every((key, index) => key === longer[index])
  return inside || (one.length === other.length && one.slice(0, -1).join('/') === other.slice(0, -1).join('/'))
}

/** Groups differences by cause: those that follow from a different status, or from a wrong request, belong to that cause. */
const clustersOf = (differences: readonly Difference[]): readonly (readonly Difference[])[] => {
  const has = (pair: Pair): boolean => differences.some((one) => one.pair === pair)
  const status = differences.some(({ place }) => place.part === 'status')
  const request = differences.some(({ place }) => isRequest(place))
  if (status || (request && has('pact and mock'))) return [differences]
  const clusters: Difference[][] = []
  for (const one of differences) {
    const mine = clusters.filter((cluster) => cluster.some(({ place }) => related(place, one.place)))
    for (const cluster of mine) clusters.splice(clusters.indexOf(cluster), 1)
    clusters.push([...mine.flat(), one])
  }
  return clusters
}

/** The mismatches of all interactions, each with the outlier. */
export const judge = (
  all: readonly Observation[],
  client: Readonly<Record<string, AnyOperation>>,
): readonly Mismatch[] => {
  const byOperation = new Map<string, Observation[]>()
  for (const observed of all) {
    const id = observed.operation?.operationId ?? ''
    byOperation.set(id, [...(byOperation.get(id) ?? []), observed])
  }
  return all.flatMap((observed) => {
    const id = observed.operation?.operationId ?? ''
    const peers = (byOperation.get(id) ?? []).filter((peer) => peer !== observed)
    return clustersOf(observed.differences).map((cluster) => ({
      observed,
      differences: cluster,
      verdict: verdictOf({ cluster, observed, peers, client: client[id] }),
    }))
  })
}
