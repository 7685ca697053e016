import type { Operation } from '../../mock-server/openapi.ts'
import type { AnyOperation, Host } from '../../src/effects/api/operation.ts'
import { exampleResponseOf, type ComparedResponse } from './response.ts'
import { againstDocument } from './responses.ts'
import type { Sent } from './send.ts'
import { decoderAgainstDocument, type Tried } from './client.ts'
import type { Described } from './openapi.ts'
import type { Difference } from './difference.ts'
import { clientAgainstDocument } from './client-operation.ts'
import { declaredExamples } from './declared.ts'
import { exampleAgainstDocument } from './examples.ts'
import { jsonOf, stateOf, type Interaction } from './pact-file.ts'
import type { PactLibrary } from './pact-library.ts'
import type { Place } from './places.ts'
import { operationIdOf } from '../merge.ts'
import { isObject } from '../../openapi/json.ts'
import { rulesAgainstDocument } from './promises.ts'
import { requestAgainstDocument } from './requests.ts'
import { typesAgainstDocument, type RequestTypes } from './request-types.ts'

/** An interaction with the response of the mock and every difference. */
export interface Observation {
  readonly interaction: Interaction
  readonly sent: Sent
  /** Null if OpenAPI has no operation with this id. */
  readonly operation: Operation | null
  readonly described: Described
  readonly differences: readonly Difference[]
  /** Where the pact's example breaks the pact's own rules; determined only if something differs. */
  readonly contradictions: readonly Place[]
}

/** What interactions are compared with. */
export interface Sides {
  readonly described: Readonly<Record<Host, Described>>
  /** The portal's generated operations by id. */
  readonly client: Readonly<Record<string, AnyOperation>>
  /** The types with which the portal's requests are compiled. */
  readonly types: Readonly<Record<Host, RequestTypes>>
}

/** Why the mock has no proper response: it refused the request, its handler threw, or no operation of the host has this address. */
const failureOf = ({ json }: ComparedResponse): string => {
  if (!isObject(json) || json['mock'] !== 'contract mismatch') return ''
  return `: ${String(json['path'])} ${String(json['message']).split('\n')[0] ?? ''}`
}

/** The difference in status between the mock and the pact. If the statuses differ, nothing else is compared. */
const statusDifference = (interaction: Interaction, response: ComparedResponse): readonly Difference[] => {
  const wanted = interaction.response.status
  const message = `the pact has ${wanted}, the mock ${response.status}${failureOf(response)}`
  return response.status === wanted ? [] : [{ pair: 'pact and mock', place: { part: 'status', keys: [] }, message }]
}

/** An interaction and what the mock returned for it. */
export interface SentInteraction {
  readonly interaction: Interaction
  readonly sent: Sent
}

const differencesOf = (
  { interaction, sent }: SentInteraction,
  between: readonly Difference[],
  { described, client, types }: Sides,
  tried: Tried,
): readonly Difference[] => {
  const own = described[interaction.host]
  const id = operationIdOf(interaction)
  const operation = own.operations.get(id)
  const { response } = interaction
  if (!operation) {
    const place = { part: 'request address', keys: [] } as const
    return [{ pair: 'pact and OpenAPI', place, message: `OpenAPI has no operation ${id}` }, ...between]
  }
  const example = jsonOf(response)
  const decoder = client[id]
  if (sent.refusedState !== null) {
    const name = stateOf(interaction)
    return [{ pair: 'pact and mock', place: { part: 'state', keys: [name] }, message: sent.refusedState }]
  }
  const found = [
    ...requestAgainstDocument(own, operation, sent.request),
    ...againstDocument(own, operation, exampleResponseOf(interaction), 'pact and OpenAPI'),
    ...rulesAgainstDocument(own, operation, interaction),
    ...againstDocument(own, operation, sent.response, 'mock and OpenAPI'),
    ...between,
    ...typesAgainstDocument(own, operation, types[interaction.host], jsonOf(interaction.request)),
    ...(decoder ? clientAgainstDocument(operation, decoder) : []),
    ...(decoder && example !== undefined
      ? decoderAgainstDocument(own, operation, decoder, response.status, example, tried)
      : []),
  ]
  // If the bodies differ, their examples add nothing.
  if (found.some(({ place }) => place.part === 'body' || place.part === 'status')) return found
  const declared = declaredExamples({ operation, described: own }, response.status)[stateOf(interaction)]
  return [...found, ...exampleAgainstDocument(example, declared)]
}

/**
 * Compares each interaction three ways: what the pact says, what the mock returned, what OpenAPI describes; and OpenAPI with the portal's
 * own types of the request and decoder of the response. Pact's library finds where the mock's response breaks the pact's rules and, if
 * anything differs, whether the pact's own example does.
 */
export const observe = async (
  all: readonly SentInteraction[],
  sides: Sides,
  pact: PactLibrary,
): Promise<readonly Observation[]> => {
  const tried: Tried = new Map()
  const comparable = all.filter(({ interaction, sent }) => sent.response.status === interaction.response.status)
  const gaps = await pact.gapsOf(comparable.map(({ interaction, sent }) => ({ interaction, response: sent.response })))
  const byPair = new Map(comparable.map((one, index) => [one, gaps[index] ?? []]))
  const observed = all.map((one) => {
    const { interaction, sent } = one
    const described = sides.described[interaction.host]
    const between = (byPair.get(one) ?? []).map((gap) => ({ ...gap, pair: 'pact and mock' }) as const)
    const differences = differencesOf(one, [...statusDifference(interaction, sent.response), ...between], sides, tried)
    const operation = described.operations.get(operationIdOf(interaction)) ?? null
    return { interaction, sent, operation, described, differences }
  })
  const differing = observed.filter(({ differences }) => differences.length > 0)
  const own = await pact.gapsOf(
    differing.map(({ interaction }) => ({ interaction, response: exampleResponseOf(interaction) })),
  )
  const contradictions = new Map(differing.map((one, index) => [one, own[index] ?? []]))
  return observed.map((one) => ({ ...one, contradictions: (contradictions.get(one) ?? []).map(({ place }) => place) }))
}
