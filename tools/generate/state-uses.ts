import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isScenarioName, scenarioNames, type ScenarioName } from '../../mock-server/scenarios/names.ts'
import type { Host } from '../../src/effects/api/operation.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import { isObject, type Json } from '../../openapi/json.ts'
import type { Rules } from '../../contracts/agreement/pact-file.ts'
import { bodySchema, dataOf } from './state-data.ts'

/** One interaction of a pact that needs a state. */
export interface PactUse {
  readonly host: Host
  readonly operation: string
  readonly status: number
  readonly description: string
  readonly params: Readonly<Record<string, unknown>>
  /** `PATCH /selection/${selectionId}`, with the query. */
  readonly call: string
  /** The JSON that is sent; undefined without one. */
  readonly body: unknown
  /** The values that the state can return, with what is sent if it does not. */
  readonly asks: Readonly<Record<string, string>>
  readonly hasBearer: boolean
  /** The headers of a masquerade: `X-Masquerade-User-Id: 4021`. */
  readonly masquerade: readonly string[]
  /** What the state's data must be, beyond the OpenAPI document. */
  readonly data: readonly string[]
}

/** Everything that uses a state. */
export interface StateUses {
  readonly pacts: readonly PactUse[]
  /** Operations whose documents have an example of this name; `shared` for a response of several operations. */
  readonly examples: readonly string[]
  /** Journeys and tests that name it. */
  readonly files: readonly string[]
}

/** The parts of a pact that are read here, as the merge of the contracts writes them. */
export interface PactContent {
  readonly interactions: readonly {
    readonly description: string
    readonly providerStates: readonly { readonly name: string; readonly params?: Readonly<Record<string, unknown>> }[]
    readonly request: {
      readonly method: string
      readonly path: string
      readonly query?: Readonly<Record<string, readonly string[]>>
      readonly headers?: Readonly<Record<string, unknown>>
      readonly body?: { readonly content?: unknown; readonly contentType?: string }
      readonly generators?: {
        readonly path?: { readonly expression: string }
        readonly body?: Readonly<Record<string, { readonly expression: string }>>
      }
    }
    readonly response: {
      readonly status: number
      readonly body?: { readonly content?: unknown; readonly encoded?: unknown }
      readonly matchingRules?: { readonly body?: Rules }
    }
  }[]
}

type Interaction = PactContent['interactions'][number]

const placeholder = /\$\{(\w+)\}/g

/** The values in an expression such as `/selection/${selectionId}`, found by aligning it with the example. */
const valuesIn = (expression: string, example: string): Readonly<Record<string, string>> => {
  const names = [...expression.matchAll(placeholder)].map(([, name]) => name ?? '')
  const pattern = expression.split(/\$\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  const found = new RegExp(`^${pattern.join('(.*)')}$`).exec(example)
  return Object.fromEntries(names.map((name, index) => [name, found?.[index + 1] ?? '']))
}

/** The path and the method of an operation. */
const addressOf = ({ paths }: OpenApiDocument, operation: string): readonly [string, string] | null => {
  for (const [path, item] of Object.entries(paths))
    for (const [method, { operationId }] of Object.entries(item)) if (operationId === operation) return [path, method]
  return null
}

const dataOfUse = (document: OpenApiDocument, operation: string, { response }: Interaction): readonly string[] => {
  const address = addressOf(document, operation)
  const schema = address && bodySchema(document, ...address, response.status)
  if (!schema || response.body?.encoded !== false) return []
  // What the merge of the contracts writes as content is JSON.
  return dataOf({ document, schema, example: response.body.content as Json, rules: response.matchingRules?.body ?? {} })
}

const useOf = (host: Host, document: OpenApiDocument, interaction: Interaction, params: PactUse['params']): PactUse => {
  const { description, request, response } = interaction
  const { method, path: sent, query, headers = {}, body, generators = {} } = request
  const [operation = '', ...rest] = description.split(': ')
  const expression = generators.path?.expression ?? sent
  const fields = Object.entries(generators.body ?? {}).map(([place, generator]) => {
    const content = isObject(body?.content) ? body.content[place.replace('$.', '')] : ''
    return valuesIn(generator.expression, String(content))
  })
  const search = Object.entries(query ?? {}).flatMap(([name, values]) => values.map((value) => `${name}=${value}`))
  const isJson = body?.contentType === 'application/json'
  return {
    host,
    data: dataOfUse(document, operation, interaction),
    operation,
    status: response.status,
    description: rest.join(': '),
    params,
    call: `${method} ${expression}${search.length === 0 ? '' : `?${search.join('&')}`}`,
    body: isJson ? body.content : body && `a body of ${body.contentType?.split(';')[0] ?? 'bytes'}`,
    asks: Object.assign({}, valuesIn(expression, sent), ...fields) as Record<string, string>,
    // `Object.assign` knows no types for a spread list; each part is a table of texts.
    hasBearer: Object.keys(headers).some((name) => name.toLowerCase() === 'authorization'),
    masquerade: Object.entries(headers).flatMap(([name, value]) =>
      name.toLowerCase().startsWith('x-masquerade-') ? [`${name}: ${String(value)}`] : [],
    ),
  }
}

const exampleNames = (node: unknown): readonly string[] =>
  isObject(node)
    ? Object.entries(node).flatMap(([key, inner]) =>
        key === 'examples' && isObject(inner) && !Array.isArray(inner) ? Object.keys(inner) : exampleNames(inner),
      )
    : []

/** The names that journeys and the tests of the mock have in quotes, with the files below `root`. */
export const readNamed = (root: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>()
  for (const [layer, ending] of [
    ['tests/journeys', '.ts'],
    ['mock-server', '.test.ts'],
  ] as const)
    for (const file of readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' }).toSorted()) {
      if (!file.endsWith(ending)) continue
      const text = readFileSync(path.join(root, layer, file), 'utf8')
      for (const name of new Set(text.match(/(?<=')[a-z0-9-]+(?=')/g)))
        found.set(name, [...(found.get(name) ?? []), `${layer}/${file.replaceAll('\\', '/')}`])
    }
  return found
}

/** Who uses which state, and a sentence for each state that nothing uses and each unknown state that a pact names. */
export const usesOf = (
  pacts: Readonly<Record<Host, PactContent>>,
  documents: Readonly<Record<Host, OpenApiDocument>>,
  named: ReadonlyMap<string, readonly string[]>,
): { readonly uses: ReadonlyMap<ScenarioName, StateUses>; readonly problems: readonly string[] } => {
  const byState = new Map<string, PactUse[]>()
  const examples = new Map<string, Set<string>>()
  for (const host of ['legacy', 'versioned'] as const) {
    for (const interaction of pacts[host].interactions)
      for (const { name, params = {} } of interaction.providerStates)
        byState.set(name, [...(byState.get(name) ?? []), useOf(host, documents[host], interaction, params)])
    const { paths, components } = documents[host]
    const operations = Object.values(paths).flatMap((item) => Object.values(item))
    for (const [owner, node] of [
      ...operations.map((one) => [one.operationId, one] as const),
      ['shared', components] as const,
    ])
      for (const name of exampleNames(node)) examples.set(name, (examples.get(name) ?? new Set()).add(owner))
  }
  const uses = new Map(
    scenarioNames.map((name): readonly [ScenarioName, StateUses] => [
      name,
      {
        pacts: byState.get(name) ?? [],
        examples: [...(examples.get(name) ?? [])],
        files: named.get(name) ?? [],
      },
    ]),
  )
  const unknown = [...byState].flatMap(([name, [use]]) =>
    isScenarioName(name)
      ? []
      : [
          `The pact with ${use?.host} asks for the state '${name}' (${use?.operation}), which is no scenario. Name it in mock-server/scenarios/names.ts, or write the pacts again.`,
        ],
  )
  const orphans = [...uses].flatMap(([name, { pacts: own, examples: shown, files }]) =>
    own.length + shown.length + files.length > 0
      ? []
      : [`Nothing uses the scenario '${name}': no pact, no example, no journey, no test. Use it, or remove it.`],
  )
  return { uses, problems: [...unknown, ...orphans] }
}
