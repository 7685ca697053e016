import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { closedSchemas, openSchemas } from '../../mock-server/closed.ts'
import { readOperations, type OpenApiDocuments, type Operation } from '../../mock-server/openapi.ts'
import type { Host } from '../../src/effects/api/operation.ts'
import { escapeKey, isObject, keysOfPointer, resolve, type Json, type JsonObject } from '../../openapi/json.ts'
import { kindOf, shown, valueAt } from './places.ts'

/** Where a value does not match a schema. */
export interface Breach {
  readonly keys: readonly string[]
  readonly message: string
}

/** One schema of a place; a union has one for each alternative. */
export interface SchemaAt {
  readonly pointer: string
  readonly schema: JsonObject
  /** Whether its parent object must have it; true for an item and for a whole body. */
  readonly required: boolean
}

/** One host's OpenAPI document, ready to check values against its schemas. */
export interface Described {
  readonly host: Host
  readonly operations: ReadonlyMap<string, Operation>
  /** What is at a pointer (`#/components/…`), references followed. Throws a sentence if there is nothing. */
  readonly at: (pointer: string) => SchemaAt
  /** The schemas of a place below the schema at a pointer. */
  readonly schemasAt: (pointer: string, keys: readonly string[]) => readonly SchemaAt[]
  readonly accepts: (pointer: string, value: unknown) => boolean
  /** Every breach; in a union, those of the closest alternative. */
  readonly breaches: (pointer: string, value: Json) => readonly Breach[]
}

const unions = ['anyOf', 'oneOf', 'allOf'] as const

/** Replaces the document of the other host, which is not read. */
const noPaths = { paths: {} }

const strangeMessage = 'OpenAPI does not have it'

/** How far a value is from an alternative, by the direct properties that differ; Infinity for a value of another kind. */
const distance = ({ found, strange }: { readonly found: readonly Breach[]; readonly strange: readonly string[] }) =>
  found.some(({ keys }) => keys.length === 0)
    ? Infinity
    : found.filter(({ keys }) => keys.length === 1).length + strange.length

const reduced = (errors: readonly ErrorObject[], isDescribed: (keys: readonly string[]) => boolean): Breach[] =>
  errors.flatMap(({ instancePath, keyword, params, message = 'is wrong', data }): Breach[] => {
    const keys = keysOfPointer(instancePath)
    const named = (param: unknown): readonly string[] => [...keys, String(param)]
    if (keyword === 'required')
      return [{ keys: named(params['missingProperty']), message: 'OpenAPI requires it, and it is missing' }]
    if (keyword === 'unevaluatedProperties' || keyword === 'additionalProperties') {
      const extra = named(params['unevaluatedProperty'] ?? params['additionalProperty'])
      return isDescribed(extra) ? [] : [{ keys: extra, message: strangeMessage }]
    }
    const allowed: unknown = params['allowedValues'] ?? params['allowedValue']
    const wanted = allowed === undefined ? message : `must be ${[allowed].flat().map(String).join(' or ')}`
    // The kind is enough: the report shows the wrong value among its three values.
    return [{ keys, message: `by OpenAPI it ${wanted}, and it is ${kindOf(data as Json)}` }]
  })

/**
 * Reads the document of one host. Throws a sentence if an OpenAPI document is not as expected. If it is `closed`, which is the default, an
 * object can have only properties that the document describes. Hosts can send more, so their responses are checked with it open.
 */
export const describe = (documents: OpenApiDocuments, host: Host, { closed = true } = {}): Described => {
  const document = documents[host]
  const schemas = closed ? closedSchemas : openSchemas
  const ajv = schemas({ [host]: document }, { allErrors: true, verbose: true })
  const compiled = new Map<string, ValidateFunction>()
  const validator = (pointer: string): ValidateFunction => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: host + pointer })
    compiled.set(pointer, validate)
    return validate
  }

  const at = (pointer: string, required = true): SchemaAt => {
    const found = resolve(document, pointer)
    return { pointer: found.pointer, schema: found.value, required }
  }

  const branchesOf = ({ pointer, schema, required }: SchemaAt): readonly SchemaAt[] =>
    unions.flatMap((key) => {
      const branches = schema[key]
      return Array.isArray(branches) ? branches.map((_, index) => at(`${pointer}/${key}/${index}`, required)) : []
    })

  const below = (from: SchemaAt, key: string): readonly SchemaAt[] => {
    const { pointer, schema } = from
    const { properties, items, additionalProperties, required } = schema
    const own: SchemaAt[] = []
    if (isObject(properties) && Object.hasOwn(properties, key))
      own.push(at(`${pointer}/properties/${escapeKey(key)}`, Array.isArray(required) && required.includes(key)))
    else if (isObject(additionalProperties)) own.push(at(`${pointer}/additionalProperties`, false))
    if (/^(\d+|\*)$/.test(key) && isObject(items)) own.push(at(`${pointer}/items`))
    return [...own, ...branchesOf(from).flatMap((branch) => below(branch, key))]
  }

  /** The properties of a value that an alternative of a union does not have. */
  const strangeIn = (branch: SchemaAt, value: Json): readonly string[] =>
    isObject(value) && 'properties' in branch.schema
      ? Object.keys(value).filter((key) => below(branch, key).length === 0)
      : []

  const wholeAt = (pointer: string, keys: readonly string[]): readonly SchemaAt[] =>
    keys.reduce<readonly SchemaAt[]>((all, key) => all.flatMap((one) => below(one, key)), [at(pointer)])

  const alternativesOf = (one: SchemaAt): readonly SchemaAt[] =>
    'anyOf' in one.schema || 'oneOf' in one.schema ? branchesOf(one).flatMap(alternativesOf) : [one]

  const schemasAt = (pointer: string, keys: readonly string[]): readonly SchemaAt[] =>
    wholeAt(pointer, keys).flatMap(alternativesOf)

  const breaches = (pointer: string, value: Json): readonly Breach[] => {
    const validate = validator(pointer)
    if (validate(value)) return []
    const errors = validate.errors ?? []
    const isDescribed = (keys: readonly string[]): boolean => wholeAt(pointer, keys).length > 0
    const unfit = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
    const outer = unfit.filter(
      ({ instancePath }) => !unfit.some((other) => instancePath.startsWith(`${other.instancePath}/`)),
    )
    const paths = new Set(outer.map(({ instancePath }) => instancePath))
    const rest = errors.filter(
      ({ instancePath }) => ![...paths].some((path) => instancePath === path || instancePath.startsWith(`${path}/`)),
    )
    return [
      ...reduced(rest, isDescribed),
      ...[...paths].flatMap((path) => unionBreaches(pointer, keysOfPointer(path), value)),
    ]
  }

  /** The breaches of a value against the alternative that is closest to it. */
  const unionBreaches = (pointer: string, keys: readonly string[], value: Json): readonly Breach[] => {
    const inside = valueAt(value, keys) ?? null
    const branches = wholeAt(pointer, keys)
      .filter(({ schema }) => 'anyOf' in schema || 'oneOf' in schema)
      .flatMap((one) => branchesOf(one))
    const nearest = branches
      .map((branch) => ({ strange: strangeIn(branch, inside), found: breaches(branch.pointer, inside) }))
      .toSorted((a, b) => distance(a) - distance(b) || a.found.length - b.found.length)[0]
    if (nearest === undefined || distance(nearest) === Infinity) {
      const message = `by OpenAPI it fits none of ${branches.length} shapes, and it is ${shown(inside, keys)}`
      return [{ keys, message }]
    }
    const strange = closed ? nearest.strange.map((key) => ({ keys: [key], message: strangeMessage })) : []
    return [...nearest.found, ...strange].map(({ keys: own, message }) => ({ keys: [...keys, ...own], message }))
  }

  const operations = readOperations({ legacy: noPaths, versioned: noPaths, [host]: document })
  return {
    host,
    operations: new Map(operations.map((operation) => [operation.operationId, operation])),
    at,
    schemasAt,
    accepts: (pointer, value) => validator(pointer)(value),
    breaches,
  }
}

/** A schema as a report shows it. */
export const schemaShown = (schemas: readonly SchemaAt[]): string => {
  const one = ({ schema, required }: SchemaAt): string => {
    const { type, format, enum: members, const: fixed, allOf } = schema
    const list = Array.isArray(members) ? members.map(String).join(' | ') : null
    const text =
      fixed !== undefined
        ? `always ${String(fixed)}`
        : (list ?? (Array.isArray(allOf) ? 'object' : [type].flat().join(' or ')))
    return `${text}${typeof format === 'string' ? ` (${format})` : ''}${required ? '' : ', optional'}`
  }
  return schemas.length === 0 ? 'nothing' : [...new Set(schemas.map(one))].join(' or ')
}
