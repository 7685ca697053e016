import type { AnyOperation } from '../../src/effects/api/operation.ts'
import type { Difference, Pair } from './difference.ts'
import { declaredFor, examplesBreak, othersDiffer, pactContradicts, peersAt, type Verdict } from './evidence.ts'
import type { Observation } from './interactions.ts'
import { valueAt, anyItem, type Place } from './places.ts'
import { jsonOf } from './pact-file.ts'

/** Differences of one interaction that have one cause, and who is the outlier. */
export interface Mismatch {
  readonly observed: Observation
  readonly differences: readonly Difference[]
  readonly verdict: Verdict
}

const isRequest = ({ part }: Place): boolean => part.startsWith('request')

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

/** Differences by cause: what follows from another status, or from a request that is wrong itself, goes with that. */
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

/** What the client's own list of parameters says of an undescribed or missing one. */
const clientSays = (
  cluster: readonly Difference[],
  client: AnyOperation | undefined,
  { interaction }: Observation,
): Verdict | null => {
  for (const { place } of cluster) {
    const [name = ''] = place.keys
    if (place.part === 'request query' && client && name in (interaction.request.query ?? {}))
      return client.query.includes(name)
        ? { outlier: 'OpenAPI', because: `the portal's client sends the parameter ${name}` }
        : { outlier: 'the pact', because: `the portal's client knows no parameter ${name}` }
  }
  return null
}

/** Finer evidence, for a cluster in which one pair alone differs, or all three. */
const finer = (cluster: readonly Difference[], observed: Observation, peers: readonly Observation[]): Verdict => {
  const differs = (pair: Pair): boolean => cluster.some((one) => one.pair === pair)
  const [pact, mock] = [differs('pact and OpenAPI'), differs('mock and OpenAPI')]
  const unknown: Verdict = { outlier: null, because: 'nothing shows which one is the outlier' }
  const others = (pair: Pair) => peersAt(peers, cluster, pair)
  if ((pact || mock) && examplesBreak(observed, cluster) === true)
    return { outlier: 'OpenAPI', because: 'its own examples are not as its schema says' }
  // One artefact that is wrong in this interaction alone cannot make the two others differ in another.
  const elsewhere: readonly Pair[] = ['client and OpenAPI', pact ? 'mock and OpenAPI' : 'pact and OpenAPI']
  if ((pact || mock) && elsewhere.some((pair) => othersDiffer(peers, cluster, pair)))
    return { outlier: 'OpenAPI', because: 'other interactions of the operation differ from it there as well' }
  if (pact && mock)
    return others('mock and OpenAPI').differing > 0 ? { outlier: 'OpenAPI', because: 'others differ as well' } : unknown
  if (pact) {
    const { differing, agreeing } = others('pact and OpenAPI')
    if (differing > agreeing)
      return { outlier: 'OpenAPI', because: 'the other pacts of the operation differ there as well' }
    if (agreeing > 0)
      return { outlier: 'the pact', because: 'the other pacts of the operation agree with OpenAPI there' }
    if (!cluster.every(({ place }) => isRequest(place)))
      return { outlier: 'the pact', because: 'the response of the mock is as OpenAPI says' }
    return examplesBreak(observed, cluster) === false
      ? { outlier: 'the pact', because: 'the example of OpenAPI is as its schema says' }
      : unknown
  }
  if (mock) {
    const { differing, agreeing } = others('mock and OpenAPI')
    if (differing > agreeing) return { outlier: 'OpenAPI', because: 'other responses of the mock differ there as well' }
    const isInPact = cluster.some(
      ({ place }) => valueAt(jsonOf(observed.interaction.response), anyItem(place).keys) !== undefined,
    )
    if (isInPact) return { outlier: 'the mock', because: 'the pact has it, and is as OpenAPI says' }
    return agreeing > 0 ? { outlier: 'the mock', because: 'its other responses are as OpenAPI says' } : unknown
  }
  return declaredFor(observed, cluster) ?? unknown
}

const verdictOf = (
  cluster: readonly Difference[],
  observed: Observation,
  peers: readonly Observation[],
  client: AnyOperation | undefined,
): Verdict => {
  const differs = (pair: Pair): boolean => cluster.some((one) => one.pair === pair)
  const [pact, between] = [differs('pact and OpenAPI'), differs('pact and mock')]
  // What the mock returns for a request that is wrong proves nothing against the mock.
  const mock = differs('mock and OpenAPI') && !cluster.some(({ place }) => isRequest(place))
  if (pactContradicts(observed, cluster))
    return { outlier: 'the pact', because: 'its example does not keep its own rules' }
  if (pact && mock && !between) return { outlier: 'OpenAPI', because: 'pact and mock agree' }
  if (pact && between && !mock) return { outlier: 'the pact', because: 'OpenAPI and mock agree' }
  if (mock && between && !pact) return { outlier: 'the mock', because: 'OpenAPI and pact agree' }
  if (differs('client and OpenAPI'))
    return { outlier: 'OpenAPI', because: "pact and mock agree with the portal's decoder, which it was generated for" }
  return clientSays(cluster, client, observed) ?? finer(cluster, observed, peers)
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
    return clustersOf(observed.differences).map((differences) => ({
      observed,
      differences,
      verdict: verdictOf(differences, observed, peers, client[id]),
    }))
  })
}
