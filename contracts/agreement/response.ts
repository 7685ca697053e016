import { bytesOf, headerOf, jsonOf, type WrittenInteraction } from './pact-file.ts'
import type { Json } from '../../openapi/json.ts'

/** The compared parts of a pact's or the mock's response. */
export interface ComparedResponse {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The parsed JSON; undefined if there is no JSON body. */
  readonly json: Json | undefined
  /** The bytes of a body that is not JSON; null if there is none. */
  readonly bytes: Uint8Array | null
  /** The kind of the fault that returned it instead of the mock's handler; null otherwise. */
  readonly fault: string | null
}

/** The media type of a response, without its parameters; null if it names none. */
export const mediaTypeOf = ({ headers }: ComparedResponse): string | null =>
  headers['content-type']?.split(';')[0]?.trim() ?? null

/** The response that an interaction gives as its example. */
export const exampleResponseOf = ({ response }: WrittenInteraction): ComparedResponse => ({
  status: response.status,
  headers: Object.fromEntries(
    Object.keys(response.headers ?? {}).map((name) => [name.toLowerCase(), headerOf(response, name) ?? '']),
  ),
  json: jsonOf(response),
  bytes: bytesOf(response),
  fault: null,
})
