import type { Operation } from '../../mock-server/openapi.ts'
import { isObject, type Json } from '../../openapi/json.ts'
import type { Described } from './openapi.ts'
import { describedResponse } from './responses.ts'

/** The examples that OpenAPI declares for the request or for a response, by name. */
export const declaredExamples = (
  { operation, described }: { readonly operation: Operation | null; readonly described: Described },
  of: 'request' | number,
): Readonly<Record<string, Json>> => {
  if (!operation) return {}
  const base = `#/paths/${encodeURIComponent(operation.path.replaceAll('/', '~1'))}/${operation.method}`
  if (of !== 'request' && describedResponse(operation, of) === null) return {}
  if (of === 'request' && operation.requestBody === null) return {}
  const { schema } = described.at(of === 'request' ? `${base}/requestBody` : `${base}/responses/${of}`)
  const json = isObject(schema['content']) ? schema['content']['application/json'] : null
  const examples = isObject(json) && isObject(json['examples']) ? json['examples'] : {}
  return Object.fromEntries(
    Object.entries(examples).flatMap(([name, one]) =>
      isObject(one) && one['value'] !== undefined ? [[name, one['value']]] : [],
    ),
  )
}
