import { hosts, type Host } from './document.ts'
import { escapeKey, isObject, resolve, type JsonObject } from './json.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** An HTTP method, as an OpenAPI document writes it. */
export type Method = (typeof methods)[number]

/** Where a parameter of an operation is sent. */
export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  /** JSON pointer to its schema in the OpenAPI document. */
  readonly schema: string
}

/** The response of one status: JSON by the schema at a pointer, one of some media types, or nothing. */
export interface DescribedResponse {
  /** JSON pointer to the schema of the JSON body, or null if it has none. */
  readonly schema: string | null
  /** Media types of the file that it can be instead. */
  readonly files: readonly string[]
}

/** One operation as the OpenAPI document gives it. */
export interface Operation {
  readonly operationId: string
  readonly host: Host
  readonly method: Method
  /** The path with its parameters in braces. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  /** Headers, in lower case, that a request with a bearer sends as well. */
  readonly headersWithBearer: readonly string[]
  /** The request's body: JSON or a form, with the JSON pointer to its schema; null if none is sent. */
  readonly requestBody: { readonly kind: 'json' | 'form'; readonly schema: string; readonly required: boolean } | null
  /** The response of each status. */
  readonly responses: ReadonlyMap<string, DescribedResponse>
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const readParameters = (root: unknown, base: string, list: unknown): Parameter[] =>
  (Array.isArray(list) ? list : []).map((_, index) => {
    const { value, pointer } = resolve(root, `${base}/parameters/${index}`)
    return {
      name: textOf(value['name']),
      in: textOf(value['in']),
      required: value['required'] === true,
      schema: `${pointer}/schema`,
    }
  })

const jsonType = 'application/json'
const formType = 'multipart/form-data'

const readContent = (root: unknown, pointer: string) => {
  const found = resolve(root, pointer)
  const content = found.value['content']
  const types = isObject(content) ? Object.keys(content) : []
  const schemaOf = (type: string): string | null =>
    types.includes(type) ? `${found.pointer}/content/${escapeKey(type)}/schema` : null
  return { types, schemaOf, required: found.value['required'] === true }
}

const readResponse = (root: unknown, pointer: string): DescribedResponse => {
  const { types, schemaOf } = readContent(root, pointer)
  return { schema: schemaOf(jsonType), files: types.filter((type) => type !== jsonType) }
}

const readRequestBody = (root: unknown, pointer: string): Operation['requestBody'] => {
  const { schemaOf, required } = readContent(root, pointer)
  const [json, form] = [schemaOf(jsonType), schemaOf(formType)]
  if (json !== null) return { kind: 'json', schema: json, required }
  return form === null ? null : { kind: 'form', schema: form, required }
}

const readHeadersWithBearer = (root: JsonObject, operation: JsonObject): string[] => {
  const security = operation['security'] ?? root['security']
  const requirement = (Array.isArray(security) ? security : []).filter(isObject).find((one) => 'bearer' in one)
  return Object.keys(requirement ?? {})
    .map((name) => resolve(root, `#/components/securitySchemes/${name}`).value)
    .filter((scheme) => scheme['type'] === 'apiKey' && scheme['in'] === 'header')
    .map((scheme) => textOf(scheme['name']).toLowerCase())
}

const readOperation = (root: JsonObject, host: Host, path: string, item: JsonObject, method: Method): Operation => {
  const base = `#/paths/${escapeKey(path)}`
  const { value: operation } = resolve(root, `${base}/${method}`)
  const requestBody = operation['requestBody'] === undefined ? null : `${base}/${method}/requestBody`
  const responses = Object.keys(isObject(operation['responses']) ? operation['responses'] : {})
  return {
    operationId: textOf(operation['operationId']),
    host,
    method,
    path,
    parameters: [
      ...readParameters(root, base, item['parameters']),
      ...readParameters(root, `${base}/${method}`, operation['parameters']),
    ],
    headersWithBearer: readHeadersWithBearer(root, operation),
    requestBody: requestBody === null ? null : readRequestBody(root, requestBody),
    responses: new Map(
      responses.map((status) => [status, readResponse(root, `${base}/${method}/responses/${status}`)]),
    ),
  }
}

/**
 * Every operation of both hosts, except those that the portal does not use (`x-unused`). Throws an Error that names the place where an
 * OpenAPI document is not as expected.
 */
export const readOperations = (documents: Readonly<Record<Host, unknown>>): readonly Operation[] =>
  hosts.flatMap((host) => {
    const root = documents[host]
    const paths = isObject(root) ? root['paths'] : undefined
    if (!isObject(root) || !isObject(paths)) throw new Error(`The OpenAPI document of the ${host} host has no paths.`)
    return Object.entries(paths).flatMap(([path, item]) =>
      isObject(item)
        ? methods
            .filter((method) => isObject(item[method]) && !('x-unused' in item[method]))
            .map((method) => readOperation(root, host, path, item, method))
        : [],
    )
  })
