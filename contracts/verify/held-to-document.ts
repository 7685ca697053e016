import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { DescribedResponse, Operation } from '../../openapi/operations.ts'
import { isObject, valueAt, type Json } from '../../openapi/json.ts'
import { textOf } from './bad-input.ts'
import { isOptional, schemaShown, type Described } from './described.ts'
import { headerOf, type HostResponse } from './http-call.ts'
import { pathOf, valueShown } from './json-path.ts'
import { bodyPath, type Problem } from './problems.ts'

const longest = 300

const beginning = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line === '' ? 'nothing' : line.length > longest ? `${line.slice(0, longest)}…` : line
}

const decoders: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** The decompressed body. Throws if it is not compressed as its headers say. */
export const decodedBody = ({ headers, body }: HostResponse): Uint8Array => {
  const codings = (headerOf(headers, 'Content-Encoding') ?? '').split(',').map((one) => one.trim().toLowerCase())
  return codings.reduceRight((bytes, coding) => decoders[coding]?.(bytes) ?? bytes, body)
}

/** Values of JSON that no terminal should show. */
const secret = /("\w*(?:token|password|secret)"\s*:\s*")(?:[^"\\]|\\.)*"/gi

/** The beginning of a body as a person reads it. */
export const bodyShown = (response: HostResponse): string => {
  try {
    return beginning(new TextDecoder().decode(decodedBody(response)).replaceAll(secret, '$1[secret]"'))
  } catch (error) {
    return `bytes that cannot be decompressed (${textOf(error)})`
  }
}

const mediaType = (headers: HostResponse['headers']): string | null =>
  headerOf(headers, 'Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? null

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The JSON value of a body, or the sentence that says why it is not JSON. */
const readJson = (response: HostResponse): { readonly value: Json } | { readonly sentence: string } => {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(decodedBody(response))
  } catch (error) {
    return { sentence: `The body is no UTF-8, as which the portal reads it (${textOf(error)}).` }
  }
  if (text.trim() === '') return { sentence: 'The body is empty, and JSON has to be in it.' }
  try {
    // JSON.parse returns JSON.
    return { value: JSON.parse(text) as Json }
  } catch (error) {
    return { sentence: `The body is not JSON (${textOf(error)}).` }
  }
}

const pointerOf = ({ path, method }: Operation, status: string): string =>
  `#/paths/${encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))}/${method}/responses/${status}`

const headerProblems = (described: Described, pointer: string, response: HostResponse): readonly Problem[] => {
  const { pointer: place, schema } = described.at(pointer)
  const headers = isObject(schema['headers']) ? Object.keys(schema['headers']) : []
  return headers.flatMap((name): readonly Problem[] => {
    const found = described.at(`${place}/headers/${name}`)
    const value = headerOf(response.headers, name)
    const wrong = (message: string): readonly Problem[] => [
      {
        path: `header ${name}`,
        expected: String(found.schema['description'] ?? 'the header'),
        actual: value ?? 'nothing',
        message,
      },
    ]
    if (value === null) return found.schema['required'] === true ? wrong('OpenAPI requires it, and it is missing') : []
    if (!isObject(found.schema['schema'])) return []
    return described.breaches(`${found.pointer}/schema`, value).flatMap(({ message }) => wrong(message))
  })
}

const bodyProblems = (described: Described, pointer: string, response: HostResponse): readonly Problem[] => {
  const json = readJson(response)
  if ('sentence' in json)
    return [{ path: 'body', expected: 'JSON', actual: bodyShown(response), message: json.sentence }]
  return described.breaches(pointer, json.value).map(({ keys, message }) => {
    // A part of JSON is JSON.
    const value = valueAt(json.value, keys) as Json | undefined
    return {
      path: bodyPath(pathOf(keys)),
      expected: schemaShown(described.schemasAt(pointer, keys)),
      actual: valueShown(value, keys),
      message:
        value === null && isOptional(described, pointer, keys)
          ? `${message}: leave it out (or --null-is-absent)`
          : message,
    }
  })
}

/** Where a response breaks what is declared for its status; `pointer` leads to that declaration, null if it has no headers. */
export const heldToResponse = (
  described: Described,
  expected: DescribedResponse,
  pointer: string | null,
  response: HostResponse,
): readonly Problem[] => {
  const { status, headers } = response
  const ofHeaders = pointer === null ? [] : headerProblems(described, pointer, response)
  const type = mediaType(headers)
  const types = [...(expected.schema === null ? [] : ['application/json']), ...expected.files]
  const ofBody = (expects: string, message: string): readonly Problem[] => [
    ...ofHeaders,
    { path: 'body', expected: expects, actual: `${type ?? 'no media type'}: ${bodyShown(response)}`, message },
  ]
  if (types.length === 0)
    return response.body.length === 0 ? ofHeaders : ofBody('no body', `OpenAPI has no body with the status ${status}`)
  if (type !== null && expected.files.includes(type))
    return response.body.length > 0 ? ofHeaders : ofBody(`a file of ${type}`, 'The file is empty')
  if (expected.schema === null || type !== 'application/json')
    return ofBody(
      types.join(' or '),
      `OpenAPI has ${types.join(' or ')} here, and not ${type ?? 'a body without a media type'}`,
    )
  return [...ofHeaders, ...bodyProblems(described, expected.schema, response)]
}

/** Where a response breaks the OpenAPI document: its status, its headers, its media type, and each place of its body. */
export const heldToDocument = (
  described: Described,
  operation: Operation,
  response: HostResponse,
): readonly Problem[] => {
  const { status } = response
  const declared = operation.responses.has(String(status)) ? String(status) : 'default'
  const expected = operation.responses.get(declared)
  if (expected) return heldToResponse(described, expected, pointerOf(operation, declared), response)
  const known = listed([...operation.responses.keys()])
  return [
    {
      path: 'status',
      expected: known,
      actual: `${status}: ${bodyShown(response)}`,
      message: `OpenAPI declares ${known} for ${operation.operationId}, and not ${status}`,
    },
  ]
}
