import type { Operation } from '../../mock-server/openapi.ts'
import { textsOfForm } from '../../mock-server/form.ts'
import type { MockRequest } from '../../mock-server/request.ts'
import type { Described } from './openapi.ts'
import type { Difference } from './difference.ts'
import type { Json } from '../../openapi/json.ts'
import type { Part } from './places.ts'

/** Headers of every call, which OpenAPI declares by other means. */
const ordinary = new Set(['accept', 'content-type', 'authorization'])

/** The values of the path's parameters; null if the path does not match the template. */
const paramsOf = (template: string, path: string): Readonly<Record<string, string>> | null => {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')
  const pattern = template
    .split(/\{[^}]+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/]+)')
  const found = new RegExp(`^${pattern}$`).exec(path)
  return found
    ? Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]))
    : null
}

/** A text from an address or header, read as each type that its schema can require. */
const readings = (text: string): readonly Json[] => [
  text,
  ...(text.trim() !== '' && Number.isFinite(Number(text)) ? [Number(text)] : []),
  ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
]

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

/**
 * Where the request of a pact, with the ids of its state in it, differs from the OpenAPI document: its address, parameters that
 * are undescribed or missing, the headers that go with a bearer, its media type, its JSON or form.
 */
export const requestAgainstDocument = (
  described: Described,
  operation: Operation,
  { method, url, headers, body }: MockRequest,
): readonly Difference[] => {
  const wrong = (part: Part, keys: readonly string[], message: string): Difference => ({
    pair: 'pact and OpenAPI',
    place: { part, keys },
    message,
  })
  const { pathname, searchParams } = new URL(url, 'http://mock.invalid')
  const params = paramsOf(operation.path, pathname)
  const { parameters, headersWithBearer, requestBody } = operation
  if (params === null || method.toLowerCase() !== operation.method)
    return [wrong('request address', [], `OpenAPI has ${operation.method.toUpperCase()} ${operation.path}`)]

  const found: Difference[] = []
  const check = (part: Part, place: string, values: (name: string) => readonly string[]): void => {
    for (const { name, required, schema } of parameters.filter((one) => one.in === place)) {
      const all = values(name)
      if (all.length === 0 && required) found.push(wrong(part, [name], 'OpenAPI requires it, and it is missing'))
      for (const value of all)
        if (!readings(value).some((reading) => described.accepts(schema, reading)))
          found.push(wrong(part, [name], `OpenAPI requires ${JSON.stringify(described.at(schema).schema['type'])}`))
    }
  }
  check('request path', 'path', (name) => (params[name] === undefined ? [] : [params[name]]))
  check('request query', 'query', (name) => searchParams.getAll(name))
  check('request header', 'header', (name) => [headers[name.toLowerCase()] ?? []].flat())

  const queries = new Set(parameters.filter((one) => one.in === 'query').map(({ name }) => name))
  for (const name of new Set(searchParams.keys()))
    if (!queries.has(name)) found.push(wrong('request query', [name], 'OpenAPI does not have this parameter'))
  const bearer = headersWithBearer.length > 0 ? ['authorization', ...headersWithBearer] : []
  for (const name of bearer)
    if (headers[name] === undefined)
      found.push(wrong('request header', [name], 'OpenAPI requires it, and it is missing'))
  const known = new Set([
    ...ordinary,
    ...bearer,
    ...parameters.filter((one) => one.in === 'header').map(({ name }) => name.toLowerCase()),
  ])
  for (const name of Object.keys(headers))
    if (!known.has(name)) found.push(wrong('request header', [name], 'OpenAPI does not have this header'))
  const accepted = headers['accept']?.split(',').map((type) => type.split(';')[0]?.trim())
  // Every refusal is JSON, so each call must accept JSON, whatever else it requests.
  if (accepted && !accepted.some((type) => type === 'application/json' || type === '*/*'))
    found.push(wrong('request header', ['accept'], 'OpenAPI has responses of application/json'))
  if (headers['authorization'] !== undefined && bearer.length === 0)
    found.push(wrong('request header', ['authorization'], 'OpenAPI has no bearer here'))

  if (body === '')
    return requestBody?.required ? [...found, wrong('request body', [], 'OpenAPI requires a body')] : found
  if (requestBody === null) return [...found, wrong('request body', [], 'OpenAPI has no body here')]
  const type = headers['content-type'] ?? ''
  const isForm = type.startsWith('multipart/form-data')
  const isOther = !isForm && !type.startsWith('application/json')
  if (isOther || isForm !== (requestBody.kind === 'form') || !isJson(body))
    return [...found, wrong('request header', ['content-type'], `OpenAPI has a body of ${requestBody.kind}`)]
  const value = (isForm ? textsOfForm(JSON.parse(body)) : JSON.parse(body)) as Json // either is JSON
  const breaches = described.breaches(requestBody.schema, value)
  return [...found, ...breaches.map(({ keys, message }) => wrong('request body', keys, message))]
}
