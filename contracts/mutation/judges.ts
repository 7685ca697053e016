import { hosts, type OpenApiDocuments } from '../../mock-server/openapi.ts'
import type { Json } from '../../openapi/json.ts'
import type { Host } from '../../src/effects/api/operation.ts'
import { describe, type Described } from '../agreement/openapi.ts'
import { describedResponse } from '../agreement/responses.ts'
import { jsonOf, readInteractions, type Interaction } from '../agreement/pact-file.ts'
import type { PactLibrary } from '../agreement/pact-library.ts'
import { exampleResponseOf } from '../agreement/response.ts'
import { operationIdOf } from '../merge.ts'

/** One response of a host, with every interaction that checks it: those with the same request in the same state. */
export interface AgreedResponse {
  readonly interactions: readonly [Interaction, ...Interaction[]]
  readonly body: Json
  /** What it is checked against, as text: its schema (without referenced schemas), and the examples and rules of its interactions. */
  readonly held: string
  /** Whether the OpenAPI document as written, which lets a host send more than it describes, allows a body. */
  readonly allows: (body: Json) => boolean
}

/** All responses of both pacts with a JSON body; those with the same rules for the same schema count once. */
export const readResponses = (documents: OpenApiDocuments): readonly AgreedResponse[] => {
  const described = Object.fromEntries(
    hosts.map((host) => [host, describe(documents, host, { closed: false })]),
  ) as Readonly<Record<Host, Described>> // one for each host
  const groups = new Map<string, Interaction[]>()
  for (const host of hosts)
    for (const interaction of readInteractions(host)) {
      const { request, providerStates, response } = interaction
      const key = JSON.stringify([host, operationIdOf(interaction), providerStates, request, response.status])
      groups.set(key, [...(groups.get(key) ?? []), interaction])
    }
  const responses = new Map<string, AgreedResponse>()
  for (const group of groups.values()) {
    // The one with the larger example first: the others have only what every row has.
    const interactions = group.toSorted(
      (a, b) => JSON.stringify(jsonOf(b.response)).length - JSON.stringify(jsonOf(a.response)).length,
    )
    const [first, ...rest] = interactions
    const body = first && jsonOf(first.response)
    if (!first || body === undefined) continue
    const { operations, accepts } = described[first.host]
    const operation = operations.get(operationIdOf(first))
    const schema = operation && describedResponse(operation, first.response.status)?.schema
    if (!schema) throw new Error(`OpenAPI has no schema of '${first.description}'.`)
    const held = JSON.stringify([schema, interactions.map(({ response }) => response)])
    if (responses.has(held)) continue
    responses.set(held, { interactions: [first, ...rest], body, held, allows: (value) => accepts(schema, value) })
  }
  return [...responses.values()]
}

/** A body that a host could send. */
export interface Sent {
  readonly response: AgreedResponse
  readonly body: Json
}

const perCall = 500

/** The bodies that Pact lets pass, because they break no rule of any interaction of the response. */
export const passing = async <One extends Sent>(sent: readonly One[], pact: PactLibrary): Promise<readonly One[]> => {
  const left: One[] = []
  for (let from = 0; from < sent.length; from += perCall) {
    let waiting = sent.slice(from, from + perCall)
    for (let nth = 0; waiting.some(({ response }) => nth < response.interactions.length); nth += 1) {
      const asked = waiting.filter(({ response }) => nth < response.interactions.length)
      const gaps = await pact.gapsOf(
        asked.map(({ response, body }) => {
          const interaction = response.interactions[nth] ?? response.interactions[0]
          return { interaction, response: { ...exampleResponseOf(interaction), json: body } }
        }),
      )
      const refused = new Set(asked.filter((_, index) => (gaps[index]?.length ?? 0) > 0))
      waiting = waiting.filter((one) => !refused.has(one))
    }
    left.push(...waiting)
  }
  return left
}
