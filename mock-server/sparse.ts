import { dereference, isObject, keysOfPointer, valueAt, type JsonObject } from '../openapi/json.ts'
import type { Host, OpenApiDocuments } from '../openapi/document.ts'
import type { Operation } from '../openapi/operations.ts'

/**
 * How much of each response the mock sends: everything (`full`); what the OpenAPI document requires (`minimal`); or null for everything
 * else (`nulls`), as many hosts do. A field counts as required for everything in its `x-required-for`, unless it is the default.
 */
export const responseModes = ['full', 'minimal', 'nulls'] as const
export type ResponseMode = (typeof responseModes)[number]

export const isResponseMode = (value: unknown): value is ResponseMode => responseModes.some((mode) => mode === value)

/** How much is sent, and which optional fields (`Selection.reference`) are sent in every mode. */
export interface Sent {
  readonly responses: ResponseMode
  readonly fields: ReadonlySet<string>
}

/** The schema name that prefixes a schema's fields: that of its `$ref`, or, for an inline schema, that of the part around it. */
const ownerOf = (schema: unknown, around: string): string =>
  isObject(schema) && typeof schema['$ref'] === 'string' ? (schema['$ref'].split('/').at(-1) ?? around) : around

const propertiesOf = (schema: JsonObject): [string, unknown][] =>
  isObject(schema['properties']) ? Object.entries(schema['properties']) : []

const isRequired = (schema: JsonObject, name: string): boolean =>
  Array.isArray(schema['required']) && schema['required'].includes(name)

/** Every optional field of the schemas of both hosts: `Selection.reference`, or `Claiming.form.url` of an inline object. */
export const optionalFields = (documents: OpenApiDocuments): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (owner: string, schema: unknown): void => {
    if (!isObject(schema) || '$ref' in schema) return
    for (const [name, inner] of propertiesOf(schema)) {
      if (!isRequired(schema, name)) found.add(`${owner}.${name}`)
      visit(`${owner}.${name}`, inner)
    }
    for (const keyword of ['anyOf', 'oneOf', 'allOf']) for (const one of [schema[keyword]].flat()) visit(owner, one)
    visit(owner, schema['items'])
    visit(owner, schema['additionalProperties'])
  }
  for (const root of Object.values(documents)) {
    const schemas = valueAt(root, keysOfPointer('#/components/schemas'))
    for (const [name, schema] of Object.entries(isObject(schemas) ? schemas : {})) visit(name, schema)
  }
  return found
}

/** Makes a response sparse: `sparse(operation, pointer to the schema of the body, what is sent, body)`. */
export const sparseResponses = (documents: OpenApiDocuments) => {
  const followed = (host: Host, schema: unknown): JsonObject =>
    isObject(schema) ? dereference(documents[host], schema) : {}

  /** Whether a value can be of a schema, judged only by what distinguishes the members of a union. */
  const mayBe = (host: Host, part: unknown, value: unknown): boolean => {
    const schema = followed(host, part)
    if ('const' in schema) return schema['const'] === value
    if (Array.isArray(schema['enum'])) return schema['enum'].includes(value)
    const types = [schema['type']].flat()
    const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
    if (types[0] !== undefined && !types.some((one) => one === type || (one === 'integer' && type === 'number')))
      return false
    if (!isObject(value)) return true
    const required = Array.isArray(schema['required']) ? schema['required'] : []
    return (
      required.every((name) => String(name) in value) &&
      propertiesOf(schema).every(([name, inner]) => {
        const property = followed(host, inner)
        return !('const' in property) || !(name in value) || property['const'] === value[name]
      })
    )
  }

  const isKept = (schema: JsonObject, name: string, property: JsonObject, value: unknown): boolean => {
    if (isRequired(schema, name)) return true
    if (!('x-exact' in property) && !('x-required-for' in property)) return false
    return value !== undefined && JSON.stringify(value) !== JSON.stringify(property['default'])
  }

  const reduced = (host: Host, around: string, part: unknown, sent: Sent, value: unknown): unknown => {
    const schema = followed(host, part)
    const owner = ownerOf(part, around)
    const inside = (inner: unknown, own: unknown, name = owner): unknown => reduced(host, name, inner, sent, own)
    for (const keyword of ['anyOf', 'oneOf']) {
      const members: unknown = schema[keyword]
      if (!Array.isArray(members)) continue
      const member: unknown = members.find((one) => mayBe(host, one, value))
      return member === undefined ? value : inside(member, value)
    }
    // Each part reduces its own properties and leaves the others alone.
    if (Array.isArray(schema['allOf']))
      return schema['allOf'].reduce((made: unknown, one: unknown) => inside(one, made), value)
    if (Array.isArray(value)) return value.map((one: unknown) => inside(schema['items'], one))
    if (!isObject(value)) return value
    if (isObject(schema['additionalProperties']))
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, inside(schema['additionalProperties'], one)]),
      )
    const made: Record<string, unknown> = { ...value }
    for (const [name, inner] of propertiesOf(schema)) {
      const [own, field] = [value[name], `${owner}.${name}`]
      const isSent = name in value && sent.fields.has(field)
      if (isSent || isKept(schema, name, followed(host, inner), own)) made[name] = inside(inner, own, field)
      else if (sent.responses === 'nulls') made[name] = null
      else delete made[name]
    }
    return made
  }

  return ({ host, operationId }: Operation, pointer: string, sent: Sent, body: unknown): unknown =>
    reduced(host, operationId, valueAt(documents[host], keysOfPointer(pointer)), sent, body)
}
