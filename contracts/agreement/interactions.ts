import type { Operation } from '../../mock-server/openapi.ts'
import { mismatchStatus } from '../../mock-server/mock.ts'
import type { AnyOperation, Host } from '../../src/effects/api/operation.ts'
import { exampleAnswerOf, type Answer } from './response.ts'
import { againstDescription } from './responses.ts'
import type { Asked } from './ask.ts'
import { decoderAgainstDescription, type Tried } from './client.ts'
import type { Described } from './openapi.ts'
import type { Difference } from './difference.ts'
import { headerOf, jsonOf, type Interaction } from './pact-file.ts'
import { operationIdOf } from '../merge.ts'
import { isObject } from '../../openapi/json.ts'
import { rulesAgainstDescription } from './promises.ts'
import { requestAgainstDescription } from './requests.ts'
import { typesAgainstDescription, type SentTypes } from './sent.ts'
import { gapsOf, patternOf, refuseUnknown } from './rules.ts'

/** An interaction with what the mock made of it and every difference that was seen. */
export interface Seen {
  readonly interaction: Interaction
  readonly asked: Asked
  /** Null where OpenAPI has no operation of this id. */
  readonly operation: Operation | null
  readonly described: Described
  readonly differences: readonly Difference[]
}

/** What interactions are held to. */
export interface Sides {
  readonly described: Readonly<Record<Host, Described>>
  /** The portal's generated operations by id. */
  readonly client: Readonly<Record<string, AnyOperation>>
  /** The types that the portal's requests are compiled by. */
  readonly types: Readonly<Record<Host, SentTypes>>
}

const filesDiffer = ({ response }: Interaction, answer: Answer): readonly string[] =>
  (response.matchingRules?.body?.['$']?.matchers ?? []).flatMap(({ match, regex = '', value }) => {
    const bytes = answer.bytes ?? new Uint8Array()
    if (match === 'regex' && !patternOf(regex).test(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)))
      return [`the pact asks for a file that fits ${regex}`]
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
    return match === 'contentType' && value === 'application/zip' && !isZip ? ['the pact asks for a zip archive'] : []
  })

/** Why the mock could not answer: its handler threw, or no operation of the host has this address. */
const failureOf = ({ status, json }: Answer): string => {
  if (status !== mismatchStatus || !isObject(json)) return ''
  return `: ${String(json['path'])} ${String(json['message']).split('\n')[0] ?? ''}`
}

/** Where the mock's answer does not keep the rules of the pact. */
const pactAgainstMock = (interaction: Interaction, answer: Answer): readonly Difference[] => {
  const { response } = interaction
  const pair = 'pact and mock'
  if (answer.status !== response.status)
    return [
      {
        pair,
        place: { part: 'status', keys: [] },
        message: `the pact has ${response.status}, the mock ${answer.status}${failureOf(answer)}`,
      },
    ]
  const headers = Object.keys(response.headers ?? {}).flatMap((name): readonly Difference[] => {
    const wanted = headerOf(response, name) ?? ''
    const found = answer.headers[name.toLowerCase()]
    const rule = response.matchingRules?.header?.[name]?.matchers.find(({ match }) => match === 'regex')
    const isJson = name.toLowerCase() === 'content-type' && !rule
    const kept =
      found !== undefined &&
      (rule
        ? patternOf(rule.regex ?? '').test(found)
        : isJson
          ? found.split(';')[0] === wanted.split(';')[0]
          : found === wanted)
    const place = { part: 'header', keys: [name.toLowerCase()] } as const
    return kept ? [] : [{ pair, place, message: `the pact asks for ${wanted}, and there is ${found ?? 'nothing'}` }]
  })
  const example = jsonOf(response)
  const rules = response.matchingRules?.body ?? {}
  const body: Difference['place'] = { part: 'body', keys: [] }
  if (example === undefined)
    return [...headers, ...filesDiffer(interaction, answer).map((message) => ({ pair, place: body, message }) as const)]
  if (answer.json === undefined) return [...headers, { pair, place: body, message: 'the pact has JSON, the mock none' }]
  const gaps = gapsOf(rules, example, answer.json)
  return [...headers, ...gaps.map(({ keys, message }) => ({ pair, place: { part: 'body', keys }, message }) as const)]
}

/**
 * Holds one interaction to the three: what the pact says, what the mock answered, what OpenAPI describes; and OpenAPI to the
 * portal's own reading, its types of the request and its decoder of the answer. `tried` remembers the schemas that decoders were held to. Throws `UnknownRule`.
 */
export const look = (
  interaction: Interaction,
  asked: Asked,
  { described, client, types }: Sides,
  tried: Tried,
): Seen => {
  const own = described[interaction.host]
  const id = operationIdOf(interaction)
  const operation = own.operations.get(id) ?? null
  const { response } = interaction
  refuseUnknown({ ...response.matchingRules?.body, ...response.matchingRules?.header })
  const seen = (differences: readonly Difference[]): Seen => ({
    interaction,
    asked,
    operation,
    described: own,
    differences,
  })
  const between = pactAgainstMock(interaction, asked.answer)
  if (!operation) {
    const place = { part: 'request address', keys: [] } as const
    return seen([{ pair: 'pact and OpenAPI', place, message: `OpenAPI has no operation ${id}` }, ...between])
  }
  const example = jsonOf(response)
  const decoder = client[id]
  return seen([
    ...requestAgainstDescription(own, operation, asked.request),
    ...againstDescription(own, operation, exampleAnswerOf(interaction), 'pact and OpenAPI'),
    ...rulesAgainstDescription(own, operation, interaction),
    ...againstDescription(own, operation, asked.answer, 'mock and OpenAPI'),
    ...between,
    ...typesAgainstDescription(own, operation, types[interaction.host], jsonOf(interaction.request)),
    ...(decoder && example !== undefined
      ? decoderAgainstDescription(own, operation, decoder, response.status, example, tried)
      : []),
  ])
}
