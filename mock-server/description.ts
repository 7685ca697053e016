/** The two hosts of the portal's calls. */
export const hosts = ['legacy', 'versioned'] as const

/** The name of a host. */
export type HostName = (typeof hosts)[number]

/** The parsed OpenAPI description of each host. */
export type Descriptions = Readonly<Record<HostName, unknown>>

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** An HTTP method, as a description writes it. */
export type Method = (typeof methods)[number]

/** Where a parameter of an operation is sent. */
export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  /** JSON pointer to its schema in the description. */
  readonly schema: string
}

/** One operation as the description gives it. */
export interface Operation {
  readonly operationId: string
  readonly host: HostName
  readonly method: Method
  /** The path with its parameters in braces. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  /** Headers, in lower case, that a request with a bearer sends as well. */
  readonly headersWithBearer: readonly string[]
  /** JSON pointer to the schema of the JSON request body, or null where none is sent. */
  readonly requestBody: { readonly schema: string; readonly required: boolean } | null
  /** JSON pointer to the schema of each status, or null where it has no body. */
  readonly responses: ReadonlyMap<string, string | null>
}

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const escape = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1')

/** Follows a JSON pointer (`#/components/…`) and any `$ref` at its end; throws where nothing is there. */
const follow = (root: unknown, pointer: string): { value: Json; pointer: string } => {
  let value: unknown = root
  for (const part of pointer.slice(2).split('/')) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    value = Array.isArray(value) ? value[Number(name)] : isObject(value) ? value[name] : undefined
  }
  if (!isObject(value)) throw new Error(`The description has nothing at ${pointer}.`)
  return typeof value['$ref'] === 'string' ? follow(root, value['$ref']) : { value, pointer }
}

const readParameters = (root: unknown, base: string, list: unknown): Parameter[] =>
  (Array.isArray(list) ? list : []).map((_, index) => {
    const { value, pointer } = follow(root, `${base}/parameters/${index}`)
    return {
      name: String(value['name']),
      in: String(value['in']),
      required: value['required'] === true,
      schema: `${pointer}/schema`,
    }
  })

const readJsonSchema = (root: unknown, pointer: string): string | null => {
  const found = follow(root, pointer)
  const content = found.value['content']
  return isObject(content) && 'application/json' in content
    ? `${found.pointer}/content/${escape('application/json')}/schema`
    : null
}

const readHeadersWithBearer = (root: Json, operation: Json): string[] => {
  const security = operation['security'] ?? root['security']
  const requirement = (Array.isArray(security) ? security : []).filter(isObject).find((one) => 'bearer' in one)
  return Object.keys(requirement ?? {})
    .map((name) => follow(root, `#/components/securitySchemes/${name}`).value)
    .filter((scheme) => scheme['type'] === 'apiKey' && scheme['in'] === 'header')
    .map((scheme) => String(scheme['name']).toLowerCase())
}

const readOperation = (root: Json, host: HostName, path: string, item: Json, method: Method): Operation => {
  const base = `#/paths/${escape(path)}`
  const { value: operation } = follow(root, `${base}/${method}`)
  const requestBody = operation['requestBody'] === undefined ? null : `${base}/${method}/requestBody`
  const schema = requestBody && readJsonSchema(root, requestBody)
  const responses = Object.keys(isObject(operation['responses']) ? operation['responses'] : {})
  return {
    operationId: String(operation['operationId']),
    host,
    method,
    path,
    parameters: [
      ...readParameters(root, base, item['parameters']),
      ...readParameters(root, `${base}/${method}`, operation['parameters']),
    ],
    headersWithBearer: readHeadersWithBearer(root, operation),
    requestBody:
      requestBody && schema ? { schema, required: follow(root, requestBody).value['required'] === true } : null,
    responses: new Map(
      responses.map((status) => [status, readJsonSchema(root, `${base}/${method}/responses/${status}`)]),
    ),
  }
}

/** Every operation of both hosts. Throws an Error that names the place where a description is not as expected. */
export const readOperations = (descriptions: Descriptions): readonly Operation[] =>
  hosts.flatMap((host) => {
    const root = descriptions[host]
    const paths = isObject(root) ? root['paths'] : undefined
    if (!isObject(root) || !isObject(paths)) throw new Error(`The description of the ${host} host has no paths.`)
    return Object.entries(paths).flatMap(([path, item]) =>
      isObject(item)
        ? methods.filter((method) => method in item).map((method) => readOperation(root, host, path, item, method))
        : [],
    )
  })
