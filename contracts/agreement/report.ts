import { declaredExamples } from './declared.ts'
import { describedResponse } from './responses.ts'
import { schemaShown, type SchemaAt } from './openapi.ts'
import type { Difference } from './difference.ts'
import type { Artefact } from './evidence.ts'
import { fileToMend } from './mend.ts'
import { headerOf, jsonOf, stateOf, type Rules } from './pact-file.ts'
import { operationIdOf } from '../merge.ts'
import { type Json } from '../../openapi/json.ts'
import { anyItem, placeName, shown, valueAt, type Place } from './places.ts'
import type { Mismatch } from './judge.ts'

const parsed = (text: string): Json | undefined => (text === '' ? undefined : (JSON.parse(text) as Json)) // a request's own JSON

const schemasOf = ({ observed: { operation, described, interaction, sent } }: Mismatch, { part, keys }: Place) => {
  if (!operation) return []
  const at = (pointer: string | null | undefined): readonly SchemaAt[] =>
    pointer === null || pointer === undefined ? [] : described.schemasAt(pointer, keys)
  if (part === 'request body') return at(operation.requestBody?.schema)
  if (part === 'body')
    return at(
      (describedResponse(operation, interaction.response.status) ?? describedResponse(operation, sent.response.status))
        ?.schema,
    )
  const parameter = operation.parameters.find(({ name }) => name.toLowerCase() === keys[0]?.toLowerCase())
  return parameter ? [{ ...described.at(parameter.schema), required: parameter.required }] : []
}

const ruleShown = (rules: Rules | undefined, place: Place): string => {
  const found = Object.entries(rules ?? {}).find(
    ([path]) => path === placeName(anyItem(place)) || path === placeName(place),
  )
  const kinds = found?.[1].matchers.map(({ match, regex }) => (regex === undefined ? match : `${match} ${regex}`)) ?? []
  return kinds.length === 0 ? '' : `, by the rule ${kinds.join(' and ')}`
}

/** The value at a place in OpenAPI, in the mock and in the pact. */
const threeValues = (one: Mismatch, place: Place): Readonly<Record<Exclude<Artefact, 'the client'>, string>> => {
  const { interaction, sent, operation } = one.observed
  const { response, request } = sent
  const { part, keys } = place
  const responded = `status ${response.status}`
  switch (part) {
    case 'status':
      return {
        OpenAPI: operation ? [...operation.responses.keys()].join(', ') : 'nothing',
        'the pact': String(interaction.response.status),
        'the mock': String(response.status),
      }
    case 'body': {
      const example =
        valueAt(jsonOf(interaction.response), keys) ?? valueAt(jsonOf(interaction.response), anyItem(place).keys)
      return {
        OpenAPI: schemaShown(schemasOf(one, place)),
        'the pact': `${shown(example, keys)}${ruleShown(interaction.response.matchingRules?.body, place)}`,
        'the mock': shown(valueAt(response.json, keys) ?? valueAt(response.json, anyItem(place).keys), keys),
      }
    }
    case 'header': {
      const declared = operation && describedResponse(operation, interaction.response.status)
      const types = declared ? [...(declared.schema === null ? [] : ['application/json']), ...declared.files] : []
      const isType = keys[0] === 'content-type'
      return {
        OpenAPI: isType ? types.join(', ') || 'nothing' : 'what its response declares',
        'the pact': headerOf(interaction.response, keys[0] ?? '') ?? 'nothing',
        'the mock': response.headers[keys[0] ?? ''] ?? 'nothing',
      }
    }
    case 'request body':
      return {
        OpenAPI: schemaShown(schemasOf(one, place)),
        'the pact': shown(valueAt(parsed(request.body), keys), keys),
        'the mock': responded,
      }
    case 'request address':
      return {
        OpenAPI: operation ? `${operation.method.toUpperCase()} ${operation.path}` : 'nothing',
        'the pact': `${request.method} ${interaction.request.path}`,
        'the mock': responded,
      }
    case 'example': {
      const state = stateOf(interaction)
      const declared = operation && declaredExamples(one.observed, interaction.response.status)[state]
      return {
        OpenAPI: shown(valueAt(declared ?? undefined, keys), keys),
        'the pact': shown(valueAt(jsonOf(interaction.response), keys), keys),
        'the mock': shown(valueAt(response.json, keys), keys),
      }
    }
    case 'state':
      return {
        OpenAPI: Object.keys(operation ? declaredExamples(one.observed, interaction.response.status) : {}).join(', '),
        'the pact': stateOf(interaction),
        'the mock': 'does not take it',
      }
    case 'read status':
      return {
        OpenAPI: operation ? [...operation.responses.keys()].join(', ') : 'nothing',
        'the pact': String(interaction.response.status),
        'the mock': responded,
      }
    case 'request path':
    case 'request query':
    case 'request header': {
      const sent = part === 'request query' ? interaction.request.query?.[keys[0] ?? '']?.join(', ') : undefined
      const value = part === 'request header' ? request.headers[keys[0] ?? ''] : sent
      return {
        OpenAPI: schemaShown(schemasOf(one, place)),
        'the pact':
          part === 'request path' ? interaction.request.path : shown(value, [part === 'request header' ? 'token' : '']),
        'the mock': responded,
      }
    }
  }
}

/** Mismatches of one place of one operation with the same outlier are one group, reported by its first. */
export const grouped = (all: readonly Mismatch[]): readonly (readonly [Mismatch, ...Mismatch[]])[] => {
  const groups = new Map<string, [Mismatch, ...Mismatch[]]>()
  for (const one of all) {
    const { operation, interaction } = one.observed
    const place = one.differences[0]?.place
    const schema = place && schemasOf(one, place)[0]?.pointer.split('/properties/')[0]
    const own = schema?.startsWith('#/components/') ? schema : `${operation?.operationId ?? ''} ${interaction.host}`
    const key = `${one.verdict.outlier} ${own} ${place ? place.part + anyItem(place).keys.slice(-1).join('') : ''}`
    const known = groups.get(key)
    if (known) known.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()]
}

const schemaNameOf = (one: Mismatch, place: Place): string | null => {
  const parent = { ...place, keys: place.keys.slice(0, -1) }
  const pointers = [...schemasOf(one, place), ...schemasOf(one, parent)].map(({ pointer }) => pointer)
  return /^#\/components\/schemas\/([^/]+)/.exec(pointers[0] ?? '')?.[1] ?? null
}

/** The report on a group: the place, the three values there, the outlier with the reason, and what to correct. */
export const sentenceOf = ([first, ...more]: readonly [Mismatch, ...Mismatch[]]): string => {
  const { observed, differences, verdict } = first
  const place = differences[0]?.place ?? { part: 'body', keys: [] }
  const values = threeValues(first, place)
  const messages = [
    ...new Set(differences.map((one: Difference) => `${one.pair}: ${placeName(one.place)} ${one.message}`)),
  ]
  const { interaction } = observed
  const outlier = verdict.outlier
  const files = (outlier === null ? (['OpenAPI', 'the mock', 'the pact'] as const) : [outlier]).map((one) =>
    fileToMend(one, observed, schemaNameOf(first, place)),
  )
  return [
    `${operationIdOf(interaction)} ${interaction.response.status} in '${stateOf(interaction)}' (${interaction.description}): ${placeName(place)}`,
    ...Object.entries(values).map(([name, value]) => `  ${name.padEnd(8)}  ${value}`),
    ...messages.slice(0, 4).map((message) => `  - ${message}`),
    ...(messages.length > 4 ? [`  - and ${messages.length - 4} more`] : []),
    outlier === null ? `  Here ${verdict.because}.` : `  The outlier is ${outlier}: ${verdict.because}.`,
    `  Mend ${[...new Set(files)].join(' or ')}.${more.length > 0 ? ` The same in ${more.length} more interactions.` : ''}`,
  ].join('\n')
}
