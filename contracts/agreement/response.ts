import { bytesOf, headerOf, jsonOf, type WrittenInteraction } from './pact-file.ts'
import type { Json } from '../../openapi/json.ts'

/** An answer, a pact's or the mock's, as far as it is compared. */
export interface Answer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The parsed JSON; undefined where there is no body, or none of JSON. */
  readonly json: Json | undefined
  /** The bytes of a body that is no JSON; null where there is none. */
  readonly bytes: Uint8Array | null
  /** The kind of the fault that gave it in place of the mock's handler; null otherwise. */
  readonly fault: string | null
}

/** The media type of an answer, without its parameters; null where it names none. */
export const mediaTypeOf = ({ headers }: Answer): string | null =>
  headers['content-type']?.split(';')[0]?.trim() ?? null

/** The answer that an interaction gives as its example. */
export const exampleAnswerOf = ({ response }: WrittenInteraction): Answer => ({
  status: response.status,
  headers: Object.fromEntries(
    Object.keys(response.headers ?? {}).map((name) => [name.toLowerCase(), headerOf(response, name) ?? '']),
  ),
  json: jsonOf(response),
  bytes: bytesOf(response),
  fault: null,
})
