import type { DescribedResponse, Operation } from '../../mock-server/openapi.ts'
import { mediaTypeOf, type ComparedResponse } from './response.ts'
import type { Described } from './openapi.ts'
import type { Difference, Pair } from './difference.ts'
import { declaredHeaders, headersAgainstDocument } from './response-headers.ts'
import { type Place } from './places.ts'

/** What OpenAPI declares for a status of an operation; null if it declares nothing. */
export const describedResponse = ({ responses }: Operation, status: number): DescribedResponse | null =>
  responses.get(responses.has(String(status)) ? String(status) : 'default') ?? null

/** Where a pact's or the mock's response differs from OpenAPI. */
export const againstDocument = (
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
  // An error sent as JSON instead of a file does not have the file's headers.
  const isOther = files.length > 0 && (type === null || !files.includes(type))
  const headers = isOther ? new Map() : declaredHeaders(described, operation, response.status)
  const found = [...headersAgainstDocument(described, headers, response, pair, files.length > 0)]
  if (type !== null && files.includes(type)) {
    const isEmpty = response.bytes === null || response.bytes.length === 0
    return isEmpty ? [...found, ...wrong(body, `OpenAPI has a file of ${type}, and it is empty`)] : found
  }
  const types = [...(schema === null ? [] : ['application/json']), ...files]
  const isEmpty = response.json === undefined && response.bytes === null
  if (types.length === 0) return isEmpty ? found : [...found, ...wrong(body, 'OpenAPI has no body here')]
  if (isEmpty) return [...found, ...wrong(body, `OpenAPI has a body of ${types.join(' or ')}, and there is none`)]
  if (schema === null || response.json === undefined || (type !== null && type !== 'application/json'))
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
