import { parse } from 'yaml'
import { dereference, isObject, type Json, type JsonObject } from '../../openapi/json.ts'
import { headerNames } from '../../src/effects/api/request.ts'
import type { Files } from './files.ts'

/** Why a feature cannot be written: one sentence for a person. */
export class CannotWrite extends Error {}

/** The parts of a JSON schema that this tool reads. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly const?: Json
  readonly enum?: readonly Json[]
  readonly default?: Json
  readonly example?: Json
  readonly examples?: readonly Json[]
  readonly minimum?: number
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
}

/** Follows the reference of a schema. */
export type Resolve = (schema: Schema) => Schema

interface Media {
  readonly schema: Schema
  readonly example?: Json
  readonly examples?: Readonly<Record<string, { readonly value: Json }>>
}
interface Content {
  readonly content?: { readonly 'application/json'?: Media }
}
interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly example?: Json
  readonly schema?: Schema
}
interface OpenApiOperation {
  readonly operationId: string
  readonly security?: readonly Json[]
  readonly parameters?: readonly JsonObject[]
  readonly requestBody?: JsonObject
  readonly responses: Readonly<Record<string, Content>>
}

/** What writing a feature needs to know about its operation. */
export interface Operation {
  readonly id: string
  readonly area: string
  readonly isWrite: boolean
  readonly anonymous: boolean
  /** Whether it takes an idempotency key, as a change that can be sent again does. [CALL-1] */
  readonly takesKey: boolean
  /** The parameter of its path. */
  readonly key: { readonly name: string; readonly value: string } | null
  /** The status of its success. */
  readonly status: number
  /** The provider state in which it responds with `example`. */
  readonly state: string
  /** Null if the response has no body. */
  readonly example: Json
  /** The schema of the response. */
  readonly schema: Schema
  /** What a change sends. */
  readonly body: { readonly schema: Schema; readonly example: Json } | null
  readonly resolve: Resolve
}

/** A value that fits a schema, for when the OpenAPI document has no example. */
const exampleOf = (reference: Schema, resolve: Resolve): Json => {
  const schema = resolve(reference)
  const given = schema.const ?? schema.example ?? schema.examples?.[0] ?? schema.enum?.[0] ?? schema.default
  if (given !== undefined) return given
  const [option] = schema.anyOf ?? schema.oneOf ?? []
  if (option) return exampleOf(option, resolve)
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, resolve)).filter(isObject)) as JsonObject // all are objects
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {}, resolve)]),
      )
    case 'array':
      return [exampleOf(schema.items ?? {}, resolve)]
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'string':
      return schema.format === 'date' ? '2026-11-20' : 'a'
    case undefined:
    default:
      return null
  }
}

/** Where an operation is described; null if none of the files of `openapi/` describes it. */
const describedIn = (files: Files, id: string): string | null =>
  files
    .under('openapi')
    .find((file) => /^openapi\/\w+\//.test(file) && files.text(file).includes(`operationId: ${id}\n`)) ?? null

const unknownSentence = (files: Files, id: string, known: Iterable<string>): string => {
  const file = describedIn(files, id)
  const [, host] = file?.split('/') ?? []
  return file === null
    ? `openapi/ has no operation '${id}'. Describe it first; it has: ${[...known].join(', ')}.`
    : `${file} describes '${id}', and the portal has no client for it yet. List its path in openapi/${host}/${host}.yaml if it is not there, and run npm run generate.`
}

/** The parameter of the path. Throws `CannotWrite` if there are several, or if a query is required. */
const keyOf = (id: string, inputs: readonly Parameter[]): Operation['key'] => {
  const [key, another] = inputs.filter((input) => input.in === 'path')
  if (another) throw new CannotWrite(`The path of '${id}' has several parameters: write this feature by hand.`)
  const query = inputs.find((input) => input.in === 'query' && input.required)
  if (query) throw new CannotWrite(`'${id}' needs the query '${query.name}': write this feature by hand.`)
  return key ? { name: key.name, value: String(key.example ?? key.schema?.example ?? '1') } : null
}

const operationOf = (
  document: JsonObject,
  area: string,
  method: string,
  { operationId: id, security, parameters, requestBody, responses }: OpenApiOperation,
): Operation => {
  // The casts rest on `redocly lint`, which checks both documents against the OpenAPI schema.
  const resolve: Resolve = (schema) => dereference(document, schema as JsonObject) as Schema
  const inputs = (parameters ?? []).map((input) => dereference(document, input) as unknown as Parameter)
  const key = keyOf(id, inputs)
  const isWrite = method !== 'get'
  const status = ['200', '201', '202', '204'].find((one) => responses[one])
  const response = responses[status ?? '']?.content?.['application/json']
  const [state, first] = Object.entries(response?.examples ?? {})[0] ?? []
  if (status === undefined || (first === undefined && !isWrite))
    throw new CannotWrite(`The response 200 of '${id}' has no named example in openapi/.`)
  const sent = requestBody && (dereference(document, requestBody) as Content).content?.['application/json']
  if (requestBody && !sent) throw new CannotWrite(`'${id}' sends no JSON: write this feature by hand.`)
  const sample = sent && (sent.example ?? Object.values(sent.examples ?? {})[0]?.value)
  return {
    id,
    area,
    isWrite,
    anonymous: security?.length === 0,
    takesKey: inputs.some(({ name }) => name.toLowerCase() === headerNames.idempotencyKey.toLowerCase()),
    key,
    status: Number(status),
    state: state ?? 'employee-signed-in',
    example: first?.value ?? null,
    schema: response?.schema ?? {},
    body: sent ? { schema: sent.schema, example: sample ?? exampleOf(sent.schema, resolve) } : null,
    resolve,
  }
}

/**
 * Reads an operation from the generated list and the OpenAPI documents.
 * Throws `CannotWrite` if there is none with that id, or if it is more than a plain read or change of one thing.
 */
export const readOperation = (files: Files, id: string): Operation => {
  const list = files.text('src/effects/api/generated/operations.ts')
  const areaOf = new Map(
    [...list.matchAll(/import \{ ([^}]+) \} from '\.\/([a-z-]+)\.ts'/g)].flatMap(([, names = '', area = '']) =>
      names.split(', ').map((name) => [name, area] as const),
    ),
  )
  const area = areaOf.get(id)
  if (area === undefined) throw new CannotWrite(unknownSentence(files, id, areaOf.keys()))
  for (const host of ['legacy', 'versioned']) {
    // The cast rests on `redocly lint`, as above.
    const document = parse(files.text(`openapi/${host}.yaml`)) as JsonObject & {
      readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
    }
    for (const methods of Object.values(document.paths))
      for (const [method, operation] of Object.entries(methods))
        if (operation.operationId === id) return operationOf(document, area, method, operation)
  }
  throw new CannotWrite(`'${id}' is generated, but openapi/ does not describe it: run npm run generate.`)
}
