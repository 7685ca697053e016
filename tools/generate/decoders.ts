import type { HtmlProfile } from '../../src/effects/api/operation.ts'
import { nameOf, type Schema } from '../../openapi/document.ts'

/** Keywords that inform a reader but do not affect a decoder. */
const annotations = new Set([
  'title',
  'description',
  'example',
  'examples',
  'deprecated',
  'x-assumption',
  'x-required-for',
  'x-absent',
])
/** Formats of a string that a decoder takes as any string. */
const looseFormats = new Set(['email', 'password', 'uri'])

/** A codec of io-ts (`t.…`) or of `src/effects/api/reader.ts`. */
const call = (name: string, ...args: string[]): string => `/* @__PURE__ */ ${name}(${args.join(', ')})`

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const schemaAt = (place: string, value: unknown): Schema => {
  if (!isSchema(value)) throw new Error(`${place}: a schema was expected here.`)
  return value
}

const listAt = (place: string, value: unknown): readonly unknown[] => {
  if (!Array.isArray(value) || value.length === 0) throw new Error(`${place}: a list with entries was expected here.`)
  return value
}

/** Throws unless every key of the schema is an annotation or one of `known`: a keyword must never be silently ignored. */
const only = (place: string, schema: Schema, ...known: string[]): void => {
  const unknown = Object.keys(schema).filter((key) => !annotations.has(key) && !known.includes(key))
  if (unknown.length > 0) throw new Error(`${place}: the generator does not know the keyword ${unknown.join(', ')}.`)
}

const union = (parts: readonly string[]): string => {
  const [first = '', second] = parts
  if (second === undefined) return first
  return parts.length === 2 && second === 't.null' ? call('nullable', first) : call('t.union', `[${parts.join(', ')}]`)
}

const literal = (place: string, value: unknown): string => {
  if (value === null) return 't.null'
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return call('t.literal', JSON.stringify(value))
  throw new Error(`${place}: a constant must be text, a number, true, false or null.`)
}

const stringDecoder = (place: string, schema: Schema): string => {
  only(place, schema, 'type', 'format', 'x-html', 'x-plain')
  const { format, 'x-plain': reason } = schema
  if (reason !== undefined) {
    if (typeof reason !== 'string' || format !== undefined)
      throw new Error(`${place}: x-plain says in a sentence what the portal reads in a text without a format.`)
    return 'word'
  }
  if ((format === 'html') !== (schema['x-html'] !== undefined))
    throw new Error(`${place}: format html and x-html belong together.`)
  if (format === 'html') return 'SafeHtml'
  if (format === 'date') return 'day'
  if (format === undefined || (typeof format === 'string' && looseFormats.has(format))) return 'text'
  const known = ['date', 'html', ...looseFormats].join(', ')
  throw new Error(
    `${place}: the generator does not know the format ${String(format)}, only ${known}. For any other text, leave it out and say in x-plain what the portal reads.`,
  )
}

/** Whether a bad row spoils the whole list or map: only if `x-whole` says why no row can be spared. Otherwise only that row is lost. */
const isWhole = (place: string, { 'x-whole': reason }: Schema): boolean => {
  if (reason !== undefined && typeof reason !== 'string')
    throw new Error(`${place}: x-whole says in a sentence why no row can be spared.`)
  return reason !== undefined
}

/** A property that can be absent. A constant, or one that `x-exact` says must not be guessed, never has another value replaced by its default. */
const optionalDecoder = (place: string, { default: fallback, 'x-exact': reason, ...schema }: Schema): string => {
  if (reason !== undefined && typeof reason !== 'string')
    throw new Error(`${place}: x-exact says in a sentence why a default must not take the place of another value.`)
  const isExact = reason !== undefined || 'const' in schema
  return call(isExact ? 'exact' : 'optional', decoder(place, schema), JSON.stringify(fallback))
}

/**
 * Throws unless `x-absent`, on the property or its object, says in a sentence what absence means, for every property that can be absent and
 * for no other. So nobody leaves out a default without a decision.
 */
const checkAbsence = (
  place: string,
  schema: Schema,
  properties: readonly (readonly [string, Schema])[],
  omittable: ReadonlySet<string>,
): void => {
  const isSaid = (at: string, { 'x-absent': sentence }: Schema): boolean => {
    if (sentence !== undefined && typeof sentence !== 'string')
      throw new Error(`${at}: x-absent says in a sentence what the absence of a field means.`)
    return sentence !== undefined
  }
  const ofAll = isSaid(place, schema)
  if (ofAll && omittable.size === 0) throw new Error(`${place}: x-absent says nothing where each field is there.`)
  for (const [key, property] of properties) {
    const inner = `${place}.${key}`
    const said = isSaid(inner, property)
    if (said && !omittable.has(key))
      throw new Error(`${inner}: x-absent says nothing where a field is required or has a default.`)
    if (!said && !ofAll && omittable.has(key))
      throw new Error(`${inner}: add a default, or x-absent with a sentence that says what its absence means.`)
  }
}

const objectDecoder = (place: string, schema: Schema): string => {
  only(place, schema, 'type', 'properties', 'required', 'additionalProperties', 'propertyNames', 'x-whole')
  const properties = Object.entries(schema.properties === undefined ? {} : schemaAt(place, schema.properties)).map(
    ([key, value]) => [key, schemaAt(`${place}.${key}`, value)] as const,
  )
  const rest = schema.additionalProperties
  if (isSchema(rest)) {
    if (properties.length > 0) throw new Error(`${place}: named properties and a record do not mix.`)
    const value = decoder(`${place}.*`, rest)
    const names = schema.propertyNames === undefined ? {} : schemaAt(place, schema.propertyNames)
    const map = call('t.record', stringDecoder(`${place} (names)`, names), value)
    return isWhole(place, schema) ? call('whole', map) : map
  }
  if (rest === false) throw new Error(`${place}: responses stay open; leave out additionalProperties.`)
  const required = new Set(schema.required === undefined ? [] : listAt(`${place}.required`, schema.required))
  const known = new Set<unknown>(properties.map(([key]) => key))
  for (const key of required)
    if (!known.has(key)) throw new Error(`${place}: ${String(key)} is required and not described.`)
  const read = ([key, property]: readonly [string, Schema]): string => {
    const inner = `${place}.${key}`
    if ('default' in property && required.has(key)) throw new Error(`${inner}: what is required has no default.`)
    return `${JSON.stringify(key)}: ${('default' in property ? optionalDecoder : decoder)(inner, property)}`
  }
  const isOmittable = ([key, property]: readonly [string, Schema]): boolean =>
    !required.has(key) && !('default' in property)
  const shape = (list: typeof properties): string => `{ ${list.map(read).join(', ')} }`
  const omittable = properties.filter(isOmittable)
  checkAbsence(place, schema, properties, new Set(omittable.map(([key]) => key)))
  const present = shape(properties.filter((one) => !isOmittable(one)))
  if (omittable.length === 0) return call('t.type', present)
  const partial = call('t.partial', shape(omittable))
  return omittable.length === properties.length
    ? partial
    : call('t.intersection', `[${call('t.type', present)}, ${partial}]`)
}

/**
 * The text of a decoder for a response schema, built from the codecs of `src/effects/api/reader.ts`: references, constants, enumerations,
 * null, unions, intersections, records, lists, objects and scalars. `place` names the schema in errors. Throws on an unknown keyword.
 */
export const decoder = (place: string, schema: Schema): string => {
  if (typeof schema.$ref === 'string') {
    only(place, schema, '$ref')
    return nameOf(schema.$ref)
  }
  if ('const' in schema) {
    only(place, schema, 'const', 'type')
    return literal(place, schema.const)
  }
  if ('enum' in schema) {
    only(place, schema, 'enum', 'type', 'x-unknown')
    const members = listAt(place, schema.enum)
    const unknown = schema['x-unknown']
    if (unknown !== undefined && !members.includes(unknown))
      throw new Error(`${place}: x-unknown is the member that stands for those that are not listed.`)
    return call('member', JSON.stringify(members), ...(unknown === undefined ? [] : [JSON.stringify(unknown)]))
  }
  for (const [keyword, combine] of [
    ['anyOf', union],
    ['oneOf', union],
    ['allOf', (parts: readonly string[]) => call('t.intersection', `[${parts.join(', ')}]`)],
  ] as const) {
    if (!(keyword in schema)) continue
    only(place, schema, keyword)
    return combine(
      listAt(place, schema[keyword]).map((part, index) =>
        decoder(`${place}.${keyword}.${index}`, schemaAt(place, part)),
      ),
    )
  }
  if (Array.isArray(schema.type))
    return union(schema.type.map((type: unknown) => decoder(place, type === 'null' ? { type } : { ...schema, type })))
  switch (schema.type) {
    case 'null':
      only(place, schema, 'type')
      return 't.null'
    case 'boolean':
      only(place, schema, 'type')
      return 't.boolean'
    case 'number':
      only(place, schema, 'type')
      return 't.number'
    case 'integer':
      only(place, schema, 'type')
      return 'integer'
    case 'string':
      return stringDecoder(place, schema)
    case 'array': {
      only(place, schema, 'type', 'items', 'x-whole')
      const list = call('t.array', decoder(`${place}.*`, schemaAt(place, schema.items)))
      return isWhole(place, schema) ? call('whole', list) : list
    }
    case 'object':
      return objectDecoder(place, schema)
    default:
      throw new Error(`${place}: the generator does not know the type ${String(schema.type)}.`)
  }
}

/** The schemas directly inside a schema, each with the key that leads to it in a body: none for a part of a union. */
const inside = (schema: Schema): readonly (readonly [readonly string[], Schema])[] => [
  ...['anyOf', 'oneOf', 'allOf'].flatMap((keyword) =>
    Array.isArray(schema[keyword]) ? schema[keyword].filter(isSchema).map((part) => [[], part] as const) : [],
  ),
  ...(isSchema(schema.items) ? [[['*'], schema.items] as const] : []),
  ...(isSchema(schema.additionalProperties) ? [[['*'], schema.additionalProperties] as const] : []),
  ...Object.entries(isSchema(schema.properties) ? schema.properties : {}).flatMap(([key, value]) =>
    isSchema(value) ? [[[key], value] as const] : [],
  ),
]

/** The names of the components that a schema refers to directly. */
export const referencesOf = (schema: Schema): readonly string[] =>
  typeof schema.$ref === 'string' ? [nameOf(schema.$ref)] : inside(schema).flatMap(([, part]) => referencesOf(part))

const isProfile = (value: unknown): value is HtmlProfile => value === 'message' || value === 'content'

/** Where a body of this schema holds HTML, and with which profile. */
export const htmlFieldsOf = (
  schema: Schema,
  components: Readonly<Record<string, Schema>>,
  path: readonly string[] = [],
): readonly { readonly path: readonly string[]; readonly profile: HtmlProfile }[] => {
  if (typeof schema.$ref === 'string') return htmlFieldsOf(components[nameOf(schema.$ref)] ?? {}, components, path)
  const profile = schema['x-html']
  if (profile !== undefined && !isProfile(profile))
    throw new Error(`${path.join('.')}: x-html is message or content, not ${String(profile)}.`)
  if (isProfile(profile)) return [{ path, profile }]
  return inside(schema).flatMap(([keys, part]) => htmlFieldsOf(part, components, [...path, ...keys]))
}
