import type { DescribedResponse, Operation } from '../../mock-server/openapi.ts'
import { mediaTypeOf, type ComparedResponse } from './response.ts'
import type { Described } from './openapi.ts'
import type { Difference, Pair } from './difference.ts'
import { isObject } from '../../openapi/json.ts'
import { type Place } from './places.ts'

/** Headers that OpenAPI need not declare. */
const ordinary = new Set(['content-type', 'set-cookie', 'cache-control', 'location'])

/** What OpenAPI declares for a status of an operation; null where it declares nothing. */
export const describedResponse = ({ responses }: Operation, status: number): DescribedResponse | null =>
  responses.get(responses.has(String(status)) ? String(status) : 'default') ?? null

const headersOf = (described: Described, { path, method, responses }: Operation, status: number): readonly string[] => {
  const key = responses.has(String(status)) ? String(status) : 'default'
  const { schema } = described.at(
    `#/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}/responses/${key}`,
  )
  return Object.keys(isObject(schema['headers']) ? schema['headers'] : {})
}

/** Where a response, a pact's or the mock's, differs from OpenAPI. */
export const againstDescription = (
  described: Described,
  operation: Operation,
  response: ComparedResponse,
  pair: Pair,
): readonly Difference[] => {
  const wrong = (place: Place, message: string): readonly Difference[] => [{ pair, place, message }]
  const body: Place = { part: 'body', keys: [] }
  const expected = describedResponse(operation, response.status)
  if (expected === null) {
    const known = [...operation.responses.keys()].join(', ')
    return wrong({ part: 'status', keys: [] }, `OpenAPI declares ${known}, and not ${response.status}`)
  }
  const { schema, files } = expected
  const type = mediaTypeOf(response)
  const headers = headersOf(described, operation, response.status)
  const found: Difference[] = []
  if (pair === 'pact and OpenAPI') {
    const known = new Set(headers.map((name) => name.toLowerCase()))
    for (const name of Object.keys(response.headers))
      if (!ordinary.has(name) && !known.has(name))
        found.push(...wrong({ part: 'header', keys: [name] }, 'OpenAPI does not have this header of the response'))
  }
  if (type !== null && files.includes(type)) {
    const isEmpty = response.bytes === null || response.bytes.length === 0
    if (isEmpty) found.push(...wrong(body, `OpenAPI has a file of ${type}, and it is empty`))
    if (headers.includes('Content-Disposition') && response.headers['content-disposition'] === undefined)
      found.push(...wrong({ part: 'header', keys: ['content-disposition'] }, 'OpenAPI has it, and it is missing'))
    return found
  }
  const types = [...(schema === null ? [] : ['application/json']), ...files]
  const isEmpty = response.json === undefined && response.bytes === null
  if (types.length === 0) return isEmpty ? found : [...found, ...wrong(body, 'OpenAPI has no body here')]
  if (isEmpty) return [...found, ...wrong(body, `OpenAPI has a body of ${types.join(' or ')}, and there is none`)]
  if (schema === null || response.json === undefined)
    return [
      ...found,
      ...wrong(
        { part: 'header', keys: ['content-type'] },
        `OpenAPI has ${types.join(' or ')}, and not ${type ?? 'none'}`,
      ),
    ]
  const breaches = described.breaches(schema, response.json)
  return [...found, ...breaches.map(({ keys, message }) => ({ pair, place: { part: 'body', keys }, message }) as const)]
}
