import type { Operation } from '../../mock-server/openapi.ts'
import { isObject, type Json, type JsonObject } from '../../openapi/json.ts'
import type { Difference, Pair } from './difference.ts'
import type { Described } from './openapi.ts'
import type { ComparedResponse } from './response.ts'

/** Headers that OpenAPI need not declare, or declares by other means. */
const ordinary = new Set(['content-type', 'set-cookie', 'cache-control', 'location'])

/** A header that OpenAPI declares for a response. */
export interface DeclaredHeader {
  readonly name: string
  readonly schema: string
  readonly required: boolean
  readonly example: Json | undefined
}

/** The headers that OpenAPI declares for a status, by their names in lower case. */
export const declaredHeaders = (
  described: Described,
  { path, method, responses }: Operation,
  status: number,
): ReadonlyMap<string, DeclaredHeader> => {
  const key = responses.has(String(status)) ? String(status) : 'default'
  if (!responses.has(key)) return new Map()
  const base = `#/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method}/responses/${key}`
  const { pointer, schema: response } = described.at(base)
  const names = Object.keys(isObject(response['headers']) ? response['headers'] : {})
  return new Map(
    names.map((name) => {
      const found = described.at(`${pointer}/headers/${name}`)
      const { required, example }: JsonObject = found.schema
      const declared = { name, schema: `${found.pointer}/schema`, required: required === true, example }
      return [name.toLowerCase(), declared]
    }),
  )
}

/** Where the headers of a pact's or the mock's response differ from OpenAPI. A file needs its name, if one is declared. */
export const headersAgainstDocument = (
  described: Described,
  headers: ReadonlyMap<string, DeclaredHeader>,
  response: ComparedResponse,
  pair: Pair,
  isFile: boolean,
): readonly Difference[] => {
  const wrong = (name: string, message: string): Difference => ({
    pair,
    place: { part: 'header', keys: [name] },
    message,
  })
  const strange = Object.keys(response.headers).filter((name) => !ordinary.has(name) && !headers.has(name))
  return [
    ...strange.map((name) => wrong(name, 'OpenAPI does not have this header of the response')),
    ...[...headers].flatMap(([name, { schema, required }]) => {
      const value = response.headers[name]
      if (value === undefined)
        return required || (isFile && name === 'content-disposition')
          ? [wrong(name, 'OpenAPI requires it, and it is missing')]
          : []
      const readings = [value, ...(/^-?\d+(\.\d+)?$/.test(value) ? [Number(value)] : [])]
      return readings.some((reading) => described.accepts(schema, reading))
        ? []
        : [wrong(name, `OpenAPI requires ${JSON.stringify(described.at(schema).schema['type'] ?? 'another value')}`)]
    }),
  ]
}
