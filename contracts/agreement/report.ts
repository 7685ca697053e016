import { describedAnswer } from './answers.ts'
import { schemaShown, type SchemaAt } from './description.ts'
import type { Difference } from './difference.ts'
import type { Artefact } from './evidence.ts'
import { fileToMend } from './mend.ts'
import { headerOf, jsonOf, stateOf, type Rules } from './pact-file.ts'
import { operationIdOf } from '../merge.ts'
import { anyItem, placeName, shown, valueAt, type Json, type Place } from './places.ts'
import type { Disagreement } from './judge.ts'

const parsed = (text: string): Json | undefined => (text === '' ? undefined : (JSON.parse(text) as Json)) // a request's own JSON

const schemasOf = ({ seen: { operation, described, exchange, asked } }: Disagreement, { part, keys }: Place) => {
  if (!operation) return []
  const at = (pointer: string | null | undefined): readonly SchemaAt[] =>
    pointer === null || pointer === undefined ? [] : described.schemasAt(pointer, keys)
  if (part === 'request body') return at(operation.requestBody?.schema)
  if (part === 'body')
    return at(
      (describedAnswer(operation, exchange.response.status) ?? describedAnswer(operation, asked.answer.status))?.schema,
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

/** What each of the three has at a place. */
const threeValues = (one: Disagreement, place: Place): Readonly<Record<Artefact, string>> => {
  const { exchange, asked, operation } = one.seen
  const { answer, request } = asked
  const { part, keys } = place
  const answered = `answered ${answer.status}`
  switch (part) {
    case 'status':
      return {
        OpenAPI: operation ? [...operation.responses.keys()].join(', ') : 'nothing',
        'the pact': String(exchange.response.status),
        'the mock': String(answer.status),
      }
    case 'body': {
      const example =
        valueAt(jsonOf(exchange.response), keys) ?? valueAt(jsonOf(exchange.response), anyItem(place).keys)
      return {
        OpenAPI: schemaShown(schemasOf(one, place)),
        'the pact': `${shown(example, keys)}${ruleShown(exchange.response.matchingRules?.body, place)}`,
        'the mock': shown(valueAt(answer.json, keys) ?? valueAt(answer.json, anyItem(place).keys), keys),
      }
    }
    case 'header': {
      const told = operation && describedAnswer(operation, exchange.response.status)
      const types = told ? [...(told.schema === null ? [] : ['application/json']), ...told.files] : []
      const isType = keys[0] === 'content-type'
      return {
        OpenAPI: isType ? types.join(', ') || 'nothing' : 'what its answer declares',
        'the pact': headerOf(exchange.response, keys[0] ?? '') ?? 'nothing',
        'the mock': answer.headers[keys[0] ?? ''] ?? 'nothing',
      }
    }
    case 'request body':
      return {
        OpenAPI: schemaShown(schemasOf(one, place)),
        'the pact': shown(valueAt(parsed(request.body), keys), keys),
        'the mock': answered,
      }
    case 'request address':
      return {
        OpenAPI: operation ? `${operation.method.toUpperCase()} ${operation.path}` : 'nothing',
        'the pact': `${request.method} ${exchange.request.path}`,
        'the mock': answered,
      }
    case 'request path':
    case 'request query':
    case 'request header': {
      const sent = part === 'request query' ? exchange.request.query?.[keys[0] ?? '']?.join(', ') : undefined
      const value = part === 'request header' ? request.headers[keys[0] ?? ''] : sent
      return {
        OpenAPI: schemaShown(schemasOf(one, place)),
        'the pact':
          part === 'request path' ? exchange.request.path : shown(value, [part === 'request header' ? 'token' : '']),
        'the mock': answered,
      }
    }
  }
}

/** Disagreements of one place of one operation, with the same odd one out, are one: the first stands for all. */
export const grouped = (all: readonly Disagreement[]): readonly (readonly [Disagreement, ...Disagreement[]])[] => {
  const groups = new Map<string, [Disagreement, ...Disagreement[]]>()
  for (const one of all) {
    const { operation, exchange } = one.seen
    const place = one.differences[0]?.place
    const schema = place && schemasOf(one, place)[0]?.pointer.split('/properties/')[0]
    const own = schema?.startsWith('#/components/') ? schema : `${operation?.operationId ?? ''} ${exchange.host}`
    const key = `${one.verdict.odd} ${own} ${place ? place.part + anyItem(place).keys.slice(-1).join('') : ''}`
    const known = groups.get(key)
    if (known) known.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()]
}

const schemaNameOf = (one: Disagreement, place: Place): string | null => {
  const parent = { ...place, keys: place.keys.slice(0, -1) }
  const pointers = [...schemasOf(one, place), ...schemasOf(one, parent)].map(({ pointer }) => pointer)
  return /^#\/components\/schemas\/([^/]+)/.exec(pointers[0] ?? '')?.[1] ?? null
}

/** What a person reads of a group: where, what each of the three has, who is the odd one out and why, and what to mend. */
export const sentenceOf = ([first, ...more]: readonly [Disagreement, ...Disagreement[]]): string => {
  const { seen, differences, verdict } = first
  const place = differences[0]?.place ?? { part: 'body', keys: [] }
  const values = threeValues(first, place)
  const messages = [
    ...new Set(differences.map((one: Difference) => `${one.pair}: ${placeName(one.place)} ${one.message}`)),
  ]
  const { exchange } = seen
  const odd = verdict.odd
  const files = (odd === null ? (['OpenAPI', 'the mock', 'the pact'] as const) : [odd]).map((one) =>
    fileToMend(one, seen, schemaNameOf(first, place)),
  )
  return [
    `${operationIdOf(exchange)} ${exchange.response.status} in '${stateOf(exchange)}' (${exchange.description}): ${placeName(place)}`,
    ...Object.entries(values).map(([name, value]) => `  ${name.padEnd(8)}  ${value}`),
    ...messages.slice(0, 4).map((message) => `  - ${message}`),
    ...(messages.length > 4 ? [`  - and ${messages.length - 4} more`] : []),
    odd === null ? `  Here ${verdict.because}.` : `  The odd one out is ${odd}: ${verdict.because}.`,
    `  Mend ${[...new Set(files)].join(' or ')}.${more.length > 0 ? ` The same in ${more.length} more exchanges.` : ''}`,
  ].join('\n')
}
