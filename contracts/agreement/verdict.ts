import { isDeepStrictEqual } from 'node:util'
import { isScenarioName } from '../../mock-server/scenarios/names.ts'
import type { AnyOperation } from '../../src/effects/api/operation.ts'
import { clientCalls, clientSends } from './client-operation.ts'
import { declaredExamples } from './declared.ts'
import type { Difference, Pair } from './difference.ts'
import { declaredFor, examplesBreak, othersDiffer, pactContradicts, peersAt, type Verdict } from './evidence.ts'
import type { Observation } from './interactions.ts'
import { headerOf, jsonOf, stateOf } from './pact-file.ts'
import { anyItem, isRequest, kindOf, valueAt, type Place } from './places.ts'
import { declaredHeaders } from './response-headers.ts'

/** Differences of one interaction with one cause, and everything that can show the outlier. */
export interface Evidence {
  readonly cluster: readonly Difference[]
  readonly observed: Observation
  /** The other interactions of the operation. */
  readonly peers: readonly Observation[]
  readonly client: AnyOperation | undefined
}

const unknown: Verdict = { outlier: null, because: 'nothing shows which one is the outlier' }

const placesOf = (cluster: readonly Difference[], pair: Pair): readonly Place[] =>
  cluster.filter((one) => one.pair === pair).map(({ place }) => place)

/** Judges the address: the mock follows OpenAPI's routes, so it has no vote; the client may have been generated from an older document. */
const ofAddress = ({ cluster, observed, peers, client }: Evidence): Verdict => {
  const { request } = observed.sent
  const [pathname = ''] = request.url.split('?')
  const isPactOther = placesOf(cluster, 'pact and OpenAPI').some(({ part }) => part === 'request address')
  const isClientOther = placesOf(cluster, 'client and OpenAPI').some(({ part }) => part === 'request address')
  if (!isPactOther) return { outlier: 'the client', because: 'OpenAPI and pact agree' }
  if (isClientOther)
    return client && clientCalls(client, request.method, pathname)
      ? { outlier: 'OpenAPI', because: "pact and the portal's client agree, and the mock follows OpenAPI" }
      : unknown
  const { agreeing } = peersAt(peers, cluster, 'pact and OpenAPI')
  return agreeing > 0
    ? { outlier: 'the pact', because: 'the other pacts of the operation agree with OpenAPI there' }
    : {
        outlier: null,
        because: 'mock and client follow OpenAPI, and all pacts of the operation differ from it: nothing else knows it',
      }
}

/** Judges a query or header of the request: what the mock returns for a wrong one proves nothing. */
const ofParameters = (evidence: Evidence): Verdict => {
  const { cluster, observed, peers, client } = evidence
  const [pact, own] = [placesOf(cluster, 'pact and OpenAPI'), placesOf(cluster, 'client and OpenAPI')]
  const isPeersAlike = othersDiffer(peers, cluster, 'pact and OpenAPI')
  if (own.length > 0)
    return pact.length > 0 || isPeersAlike
      ? { outlier: 'OpenAPI', because: "pact and the portal's client agree" }
      : isUsed(evidence, own)
        ? { outlier: 'the client', because: 'OpenAPI and pact agree' }
        : unknown
  for (const place of pact) {
    const { part, keys } = place
    const [name = ''] = keys
    const { request } = observed.sent
    const isSent =
      part === 'request query'
        ? new URL(request.url, 'http://mock.invalid').searchParams.has(name)
        : name in request.headers
    const isDeclared = observed.operation?.parameters.some((one) => one.name.toLowerCase() === name.toLowerCase())
    const knows = client ? clientSends(client, place) : null
    if (knows !== null && isSent && isDeclared !== true && name !== 'accept' && name !== 'content-type')
      return knows
        ? { outlier: 'OpenAPI', because: `the portal's client sends ${name}` }
        : { outlier: 'the pact', because: `the portal's client does not send ${name}` }
  }
  const { differing, agreeing } = peersAt(peers, cluster, 'pact and OpenAPI')
  if (differing > agreeing)
    return { outlier: 'OpenAPI', because: 'the other pacts of the operation differ there as well' }
  return { outlier: 'the pact', because: "the portal's client and OpenAPI agree" }
}

/** Whether pacts of the operation have what OpenAPI declares at these places. */
const isUsed = ({ observed, peers }: Evidence, places: readonly Place[]): boolean =>
  [observed, ...peers].some(({ interaction: { request, response } }) =>
    places.some(({ part, keys: [name = ''] }) => {
      if (part === 'read status') return String(response.status) === name
      return part === 'request query' ? request.query?.[name] !== undefined : headerOf(request, name) !== null
    }),
  )

/** Judges a status that only OpenAPI or only the client has, by whether a pact of the operation has it. */
const ofReadStatus = (evidence: Evidence): Verdict => {
  const { cluster, observed } = evidence
  for (const place of placesOf(cluster, 'client and OpenAPI'))
    if (isUsed(evidence, [place]))
      return observed.operation?.responses.has(place.keys[0] ?? '')
        ? { outlier: 'the client', because: 'OpenAPI and pact agree' }
        : { outlier: 'OpenAPI', because: "pact and the portal's client agree" }
  return unknown
}

/** Judges a response header in which pact and mock differ, by OpenAPI's example of it. */
const ofHeader = ({ cluster, observed }: Evidence): Verdict => {
  const { interaction, sent, operation, described } = observed
  const { response } = interaction
  const headers = operation ? declaredHeaders(described, operation, response.status) : new Map()
  for (const { place } of cluster) {
    const [name = ''] = place.keys
    const declared = headers.get(name)
    if (declared === undefined) continue
    if (sent.response.headers[name] === undefined)
      return { outlier: 'the mock', because: 'OpenAPI declares the header, and the pact has it' }
    const example = declared.example === undefined ? undefined : String(declared.example)
    const rules = Object.entries(response.matchingRules?.header ?? {}).find(([key]) => key.toLowerCase() === name)?.[1]
    const patterns = rules?.matchers.flatMap(({ regex }) => (regex === undefined ? [] : [new RegExp(regex)])) ?? []
    if (example === undefined) continue
    const fits = patterns.length > 0 ? patterns.every((one) => one.test(example)) : headerOf(response, name) === example
    return { outlier: fits ? 'the mock' : 'the pact', because: `OpenAPI's example of the header is ${example}` }
  }
  return unknown
}

/** Judges a state that the mock refuses. OpenAPI's examples are named after states. */
const ofState = ({ observed }: Evidence): Verdict => {
  const state = stateOf(observed.interaction)
  if (isScenarioName(state))
    return { outlier: 'the pact', because: 'the mock knows the state, and does not take these parameters' }
  return state in declaredExamples(observed, observed.interaction.response.status)
    ? { outlier: 'the mock', because: `OpenAPI has an example '${state}', and the pact asks for it` }
    : { outlier: 'the pact', because: 'neither the mock nor OpenAPI knows the state' }
}

/** Judges a pact's example that differs from OpenAPI's for the state, by the mock's response. */
const ofExample = ({ cluster, observed }: Evidence): Verdict => {
  const declared = declaredExamples(observed, observed.interaction.response.status)[stateOf(observed.interaction)]
  for (const { place } of cluster) {
    const [example, pact, mock] = [declared, jsonOf(observed.interaction.response), observed.sent.response.json].map(
      (value) => valueAt(value, anyItem(place).keys),
    )
    if (isDeepStrictEqual(pact, mock)) return { outlier: 'OpenAPI', because: 'pact and mock agree' }
    if (isDeepStrictEqual(example, mock)) return { outlier: 'the pact', because: "OpenAPI's example and mock agree" }
    if (pact !== undefined && example !== undefined && mock !== undefined && kindOf(pact) !== kindOf(example))
      return kindOf(mock) === kindOf(pact)
        ? { outlier: 'OpenAPI', because: 'pact and mock agree' }
        : { outlier: 'the pact', because: "OpenAPI's example and mock agree" }
  }
  return unknown
}

/** Judges a cluster in which only one pair differs, or all three, by finer evidence. */
const finer = ({ cluster, observed, peers }: Evidence): Verdict => {
  const differs = (pair: Pair): boolean => cluster.some((one) => one.pair === pair)
  const pact = differs('pact and OpenAPI')
  const mock = differs('mock and OpenAPI') && !cluster.some(({ place }) => isRequest(place))
  const others = (pair: Pair) => peersAt(peers, cluster, pair)
  if ((pact || mock) && examplesBreak(observed, cluster) === true)
    return { outlier: 'OpenAPI', because: 'its own examples are not as its schema says' }
  // An artefact that is wrong only in this interaction cannot make the two others differ in another one.
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

/** Names the outlier of a cluster. */
export const verdictOf = (evidence: Evidence): Verdict => {
  const { cluster, observed } = evidence
  const differs = (pair: Pair): boolean => cluster.some((one) => one.pair === pair)
  const isAt = (...parts: readonly Place['part'][]): boolean => cluster.some(({ place }) => parts.includes(place.part))
  if (isAt('state')) return ofState(evidence)
  if (isAt('request address')) return ofAddress(evidence)
  if (isAt('request query', 'request header')) return ofParameters(evidence)
  if (isAt('example')) return ofExample(evidence)
  if (cluster.every(({ place }) => place.part === 'read status')) return ofReadStatus(evidence)
  const [pact, between] = [differs('pact and OpenAPI'), differs('pact and mock')]
  // What the mock returns for a wrong request is no evidence against the mock.
  const mock = differs('mock and OpenAPI') && !cluster.some(({ place }) => isRequest(place))
  if (pactContradicts(observed, cluster))
    return { outlier: 'the pact', because: 'its example does not keep its own rules' }
  if (pact && mock && !between) return { outlier: 'OpenAPI', because: 'pact and mock agree' }
  if (pact && between && !mock && !isAt('request body', 'request path'))
    return { outlier: 'the pact', because: 'OpenAPI and mock agree' }
  if (mock && between && !pact) return { outlier: 'the mock', because: 'OpenAPI and pact agree' }
  if (differs('client and OpenAPI')) {
    const isRefused = !pact && !mock && cluster.some(({ place }) => place.part === 'body' && place.keys.length === 0)
    return isRefused
      ? { outlier: 'the client', because: 'OpenAPI, pact and mock agree' }
      : { outlier: 'OpenAPI', because: "pact and mock agree with the portal's client, which was generated from it" }
  }
  if (between && !pact && !mock && cluster.every(({ place }) => place.part === 'header')) return ofHeader(evidence)
  return finer(evidence)
}
