import { isObject, type Json, type JsonObject } from '../openapi/json.ts'
import { readDocuments } from '../openapi/read.ts'
import type { AnyOperation } from '../src/effects/api/operation.ts'
import { at } from './schema.ts'

const documents = readDocuments()

/** The schema and the example of one response; null for a declared response without a body. */
export const responseOf = (
  operation: AnyOperation,
  status: number,
  state: string,
): { readonly schema: JsonObject; readonly example: Json } | null => {
  const { host, path, method } = operation
  const response = at(
    documents[host],
    documents[host],
    'paths',
    path,
    method.toLowerCase(),
    'responses',
    String(status),
  )
  if (response.content === undefined) return null
  const body = at(documents[host], response, 'content', 'application/json')
  const example = at(documents[host], body, 'examples', state).value
  if (example === undefined) throw new Error(`The example ${state} of ${operation.id} ${status} has no value.`)
  return { schema: at(documents[host], body, 'schema'), example }
}

/** The sentence for the person in the example of a refusal; null if the status or an example of the state is not declared. */
export const sentenceOf = ({ host, path, method }: AnyOperation, status: number, state: string): string | null => {
  const responses = at(documents[host], documents[host], 'paths', path, method.toLowerCase(), 'responses')
  if (!(status in responses)) return null
  const { content } = at(documents[host], responses, String(status))
  if (!isObject(content)) return null
  const { examples } = at(documents[host], content, 'application/json')
  if (!isObject(examples) || !(state in examples)) return null
  const { detail, error, message } = at(documents[host], examples, state, 'value')
  return [detail, error, message].find((sentence) => typeof sentence === 'string') ?? null
}

/** A file as an OpenAPI document gives it: its media type, and the bytes of its example. */
export interface DocumentedFile {
  readonly type: string
  readonly bytes: Buffer
  /** Whether the bytes are a text: then its first line is agreed, otherwise only the media type. */
  readonly isText: boolean
}

/** The example of a file that a success of the operation can be; base64 if its schema says so. */
export const fileOf = ({ host, path, method, files }: AnyOperation, state: string): DocumentedFile => {
  const type = files[0] ?? 'no file'
  const keys = ['paths', path, method.toLowerCase(), 'responses', '200', 'content', type]
  const body = at(documents[host], documents[host], ...keys)
  const { value } = at(documents[host], body, 'examples', state)
  if (typeof value !== 'string') throw new Error(`The example ${state} of ${path} is no text.`)
  const isText = at(documents[host], body, 'schema').contentEncoding !== 'base64'
  return { type, bytes: Buffer.from(value, isText ? 'utf8' : 'base64'), isText }
}
