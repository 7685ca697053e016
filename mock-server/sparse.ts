import type { OpenApiDocuments, HostName } from './openapi.ts'

/**
 * How much of its answers the mock sends: all of it (`full`); what the OpenAPI document requires (`minimal`); or null for everything else
 * (`nulls`), as many hosts do. What a field is `x-required-for` counts as required, unless it is the default.
 */
export const responseModes = ['full', 'minimal', 'nulls'] as const
export type ResponseMode = (typeof responseModes)[number]

export const isResponseMode = (value: unknown): value is ResponseMode => responseModes.some((mode) => mode === value)

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (root: unknown, pointer: string): unknown => {
  let value: unknown = root
  for (const part of pointer.replace(/^#\//, '').split('/')) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    value = Array.isArray(value) ? value[Number(name)] : isObject(value) ? value[name] : undefined
  }
  return value
}

/** Makes an answer sparse: `sparse(host, pointer to the schema of the body, mode, body)`. */
export const sparseAnswers = (documents: OpenApiDocuments) => {
  const followed = (host: HostName, schema: unknown): Json => {
    if (!isObject(schema)) return {}
    const { $ref, ...beside } = schema
    return typeof $ref === 'string' ? { ...followed(host, at(documents[host], $ref)), ...beside } : schema
  }

  /** Whether a value may be of a schema, by what tells the members of a union apart. */
  const mayBe = (host: HostName, part: unknown, value: unknown): boolean => {
    const schema = followed(host, part)
    if ('const' in schema) return schema['const'] === value
    if (Array.isArray(schema['enum'])) return schema['enum'].includes(value)
    const types = [schema['type']].flat()
    const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
    if (types[0] !== undefined && !types.some((one) => one === type || (one === 'integer' && type === 'number')))
      return false
    if (!isObject(value)) return true
    const required = Array.isArray(schema['required']) ? schema['required'] : []
    const properties = isObject(schema['properties']) ? schema['properties'] : {}
    return (
      required.every((name) => String(name) in value) &&
      Object.entries(properties).every(([name, inner]) => {
        const property = followed(host, inner)
        return !('const' in property) || !(name in value) || property['const'] === value[name]
      })
    )
  }

  const isKept = (schema: Json, name: string, property: Json, value: unknown): boolean => {
    if (Array.isArray(schema['required']) && schema['required'].includes(name)) return true
    if (!('x-exact' in property) && !('x-required-for' in property)) return false
    return value !== undefined && JSON.stringify(value) !== JSON.stringify(property['default'])
  }

  const sparse = (host: HostName, part: unknown, mode: ResponseMode, value: unknown): unknown => {
    if (mode === 'full') return value
    const schema = followed(host, part)
    const inside = (inner: unknown, own: unknown): unknown => sparse(host, inner, mode, own)
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
    for (const [name, inner] of Object.entries(isObject(schema['properties']) ? schema['properties'] : {})) {
      const own = value[name]
      if (isKept(schema, name, followed(host, inner), own)) made[name] = inside(inner, own)
      else if (mode === 'nulls') made[name] = null
      else delete made[name]
    }
    return made
  }

  return (host: HostName, pointer: string, mode: ResponseMode, body: unknown): unknown =>
    sparse(host, at(documents[host], pointer), mode, body)
}
