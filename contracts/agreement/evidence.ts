import { declaredExamples } from './declared.ts'
import { outside } from './examples.ts'
import { describedResponse } from './responses.ts'
import type { Difference, Pair } from './difference.ts'
import type { Observation } from './interactions.ts'
import { jsonOf, stateOf } from './pact-file.ts'
import { anyItem, kindOf, placeName, valueAt, type Place } from './places.ts'

/** The artefacts that are compared with each other; the client is generated from OpenAPI. */
export type Artefact = 'OpenAPI' | 'the mock' | 'the pact' | 'the client'

/** Which artefact is the outlier, and why; null if the evidence does not show it. */
export interface Verdict {
  readonly outlier: Artefact | null
  readonly because: string
}

const samePlace = (a: Place, b: Place): boolean => placeName(anyItem(a)) === placeName(anyItem(b))

/** Whether one place is within the other. */
const touches = (a: readonly string[], b: readonly string[]): boolean => {
  const [one, other] = [anyItem({ part: 'body', keys: a }).keys, anyItem({ part: 'body', keys: b }).keys]
  return one.slice(0, other.length).every((key, index) => key === other[index])
}

/** Whether OpenAPI's examples break its own schema at one of these places; null if it has no examples. */
export const examplesBreak = (observed: Observation, cluster: readonly Difference[]): boolean | null => {
  const isRequest = cluster.some(({ place }) => place.part === 'request body')
  const { operation, described, interaction } = observed
  const schema = isRequest
    ? (operation?.requestBody?.schema ?? null)
    : operation && (describedResponse(operation, interaction.response.status)?.schema ?? null)
  const examples = Object.values(declaredExamples(observed, isRequest ? 'request' : interaction.response.status))
  if (schema === null || examples.length === 0) return null
  const part = isRequest ? 'request body' : 'body'
  return examples
    .flatMap((example) => described.breaches(schema, example))
    .some(({ keys }) => cluster.some(({ place }) => samePlace(place, { part, keys })))
}

/** How many of the operation's other interactions differ at one of these places, and how many have such a place but do not differ. */
export const peersAt = (peers: readonly Observation[], cluster: readonly Difference[], pair: Pair) => {
  const places = cluster.filter((one) => one.pair === pair).map(({ place }) => place)
  const has = ({ interaction, sent }: Observation, { part, keys }: Place): boolean => {
    if (part === 'request body') return sent.request.body !== ''
    if (part !== 'body') return true
    const value = pair === 'mock and OpenAPI' ? sent.response.json : jsonOf(interaction.response)
    return valueAt(value, anyItem({ part, keys: keys.slice(0, -1) }).keys) !== undefined
  }
  const speaking = peers.filter((peer) => places.some((place) => has(peer, place)))
  const differing = speaking.filter(({ differences }) =>
    differences.some((one) => one.pair === pair && places.some((place) => samePlace(place, one.place))),
  )
  return { differing: differing.length, agreeing: speaking.length - differing.length }
}

/** Whether another interaction of the operation shows a difference of a pair at one of these places. */
export const othersDiffer = (peers: readonly Observation[], cluster: readonly Difference[], pair: Pair): boolean =>
  peers.some(({ differences }) =>
    differences.some((one) => one.pair === pair && cluster.some(({ place }) => samePlace(place, one.place))),
  )

/** Whether the pact contradicts itself at one of these places. */
export const pactContradicts = ({ contradictions }: Observation, cluster: readonly Difference[]): boolean =>
  contradictions.some(
    ({ part, keys }) =>
      part === 'body' && cluster.some(({ place }) => place.part === 'body' && touches(place.keys, keys)),
  )

/** If only pact and mock differ: the verdict by the example that OpenAPI declares for the state. */
export const declaredFor = (observed: Observation, cluster: readonly Difference[]): Verdict | null => {
  const { interaction, sent, operation } = observed
  const state = stateOf(interaction)
  if (cluster.some(({ place }) => place.part === 'status')) {
    const statuses = [...(operation?.responses.keys() ?? [])]
      .map(Number)
      .filter((status) => state in declaredExamples(observed, status))
    const [pact, mock] = [statuses.includes(interaction.response.status), statuses.includes(sent.response.status)]
    if (pact === mock) return null
    const because = `OpenAPI's example '${state}' is under ${statuses.join(' and ')}`
    return { outlier: pact ? 'the mock' : 'the pact', because }
  }
  const declared = declaredExamples(observed, interaction.response.status)[state]
  if (declared === undefined) return null
  for (const { place } of cluster) {
    if (place.part !== 'body') continue
    const [declaredValue, pact, mock] = [declared, jsonOf(interaction.response), sent.response.json].map((value) =>
      valueAt(value, anyItem(place).keys),
    )
    if (declaredValue === undefined && pact === undefined && mock === undefined) continue
    const because = `OpenAPI's example '${state}' has ${declaredValue === undefined ? 'nothing' : kindOf(declaredValue)} there`
    if (pact !== undefined && outside(pact, declaredValue) === null && outside(pact, mock) !== null)
      return { outlier: 'the mock', because }
    if (declaredValue !== undefined && mock !== undefined && kindOf(declaredValue) === kindOf(mock))
      return { outlier: 'the pact', because }
  }
  return null
}
