import type { Operation } from '../../mock-server/openapi.ts'
import { isObject } from '../../openapi/json.ts'
import type { Described } from '../agreement/openapi.ts'
import { bodyShown, heldToDocument, heldToResponse } from '../verify/held-to-document.ts'
import type { CallResult } from '../verify/http-call.ts'
import type { Problem } from '../verify/problems.ts'
import { isRedirect } from '../verify/recording-proxy.ts'
import type { Standing } from './changes.ts'

/** The responses with which every operation can refuse a malformed request: `x-malformed-requests` of the document. */
export interface Malformed {
  readonly statuses: readonly string[]
  /** Pointer to the schema of the body. */
  readonly schema: string
}

/** What the document says about malformed requests; no status if it says nothing. */
export const malformedIn = (document: unknown): Malformed => {
  const said = isObject(document) ? document['x-malformed-requests'] : null
  const { statuses, body } = isObject(said) ? said : { statuses: [], body: null }
  return {
    statuses: Array.isArray(statuses) ? statuses.map(String) : [],
    schema: `#/components/schemas/${String(body)}`,
  }
}

/** What a response is judged by. */
export interface Demands {
  readonly described: Described
  readonly malformed: Malformed
  readonly maxSeconds: number
  /** Whether the state returned a token, so that the host can tell its own tokens from others. */
  readonly hasToken: boolean
}

const wrong = (path: string, expected: string, actual: string, message: string): readonly Problem[] => [
  { path, expected, actual, message },
]

/** What is wrong with the response to a generated request. */
export const judgedResponse = (
  operation: Operation,
  standing: Standing,
  result: CallResult,
  { described, malformed, maxSeconds, hasToken }: Demands,
): readonly Problem[] => {
  if (result.kind === 'broken') return wrong('response', 'a response', 'none', result.sentence)
  const { status, milliseconds } = result
  const shown = `${status}: ${bodyShown(result)}`
  const isMalformed = malformed.statuses.includes(String(status)) && !operation.responses.has(String(status))
  const isSecured = operation.headersWithBearer.length > 0
  const late =
    milliseconds > maxSeconds * 1000
      ? wrong(
          'response',
          `within ${maxSeconds} s`,
          `${(milliseconds / 1000).toFixed(1)} s`,
          'The response took too long',
        )
      : []
  const about = (expected: string, message: string): readonly Problem[] => [
    ...late,
    ...wrong('status', expected, shown, message),
  ]
  if (isRedirect(status)) return about('no redirect', `The host redirects with ${status}`)
  if (status >= 500)
    return about('any status below 500', `The host fails with ${status}, and no request may make it fail`)
  if (standing === 'exact' && status > 299)
    return about(
      '200 to 299',
      'The request of the pact does not work in its state, so what was generated of it says little',
    )
  if (standing === 'valid' && isMalformed)
    return about('a declared status', `A request that keeps the document is refused as malformed with ${status}`)
  if (standing === 'valid' && status === 401 && isSecured)
    return about('a declared status but 401', 'The token of the state is refused')
  if (standing === 'invalid' && status < 300)
    return about('a declared status from 400 to 499', `A request that breaks the document is accepted with ${status}`)
  if (standing === 'anonymous' && isSecured && hasToken && status !== 401)
    return about('401', `A request without a valid token gets ${status}`)
  const held = isMalformed
    ? heldToResponse(described, { schema: malformed.schema, files: [] }, null, result)
    : heldToDocument(described, operation, result)
  return [...late, ...held]
}
