import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { openSchemas } from '../../openapi/closed.ts'
import type { Host } from '../../openapi/document.ts'
import { escapeKey, isObject, keysOfPointer, resolve, valueAt, type Json, type JsonObject } from '../../openapi/json.ts'
import { readOperations, type Operation } from '../../openapi/operations.ts'
import { kindOf, valueShown } from './json-path.ts'

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
  readonly operations: ReadonlyMap<string, Operation>
  /** What is at a pointer (`#/components/…`), references followed. Throws a sentence if there is nothing. */
  readonly at: (pointer: string) => SchemaAt
  /** The schemas of a place below the schema at a pointer. */
  readonly schemasAt: (pointer: string, keys: readonly string[]) => readonly SchemaAt[]
  /** Every breach; in a union, those of the closest alternative. */
  readonly breaches: (pointer: string, value: Json) => readonly Breach[]
}

const unions = ['anyOf', 'oneOf', 'allOf'] as const

const isUnion = ({ schema }: SchemaAt): boolean => 'anyOf' in schema || 'oneOf' in schema

/** Replaces the document of the other host, which is not read. */
const noPaths = { paths: {} }

const breachOf = ({ instancePath, keyword, params, message = 'is wrong', data }: ErrorObject): Breach => {
  const keys = keysOfPointer(instancePath)
  if (keyword === 'required')
    return {
      keys: [...keys, String(params['missingProperty'])],
      message: 'OpenAPI requires it, and it is missing',
    }
  if (keyword === 'additionalProperties')
    return { keys: [...keys, String(params['additionalProperty'])], message: 'OpenAPI does not have it' }
  const allowed: unknown = params['allowedValues'] ?? params['allowedValue']
  const wanted = allowed === undefined ? message : `must be ${[allowed].flat().map(String).join(' or ')}`
  // The kind is enough: the report shows the wrong value next to it.
  return { keys, message: `by OpenAPI it ${wanted}, and it is ${kindOf(data as Json)}` }
}

/** Whether every alternative of a place lets its parent object leave the property out. */
export const isOptional = ({ schemasAt }: Described, pointer: string, keys: readonly string[]): boolean => {
  const places = keys.length === 0 ? [] : schemasAt(pointer, keys)
  return places.length > 0 && places.every(({ required }) => !required)
}

/**
 * Reads the document of one host, to check its responses. They can have more than the document describes. With `nullIsAbsent`, null is not
 * a breach if a property can be left out: the portal reads both alike, and some hosts send null for everything that they do not have.
 * Throws a sentence if the document is not as expected.
 */
export const describedFor = (document: unknown, host: Host, { nullIsAbsent = false } = {}): Described => {
  const ajv = openSchemas({ [host]: document }, { allErrors: true, verbose: true })
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

  const wholeAt = (pointer: string, keys: readonly string[]): readonly SchemaAt[] =>
    keys.reduce<readonly SchemaAt[]>((all, key) => all.flatMap((one) => below(one, key)), [at(pointer)])

  const alternativesOf = (one: SchemaAt): readonly SchemaAt[] =>
    isUnion(one) ? branchesOf(one).flatMap(alternativesOf) : [one]

  const breaches = (pointer: string, value: Json): readonly Breach[] => {
    const validate = validator(pointer)
    if (validate(value)) return []
    const errors = validate.errors ?? []
    const unfit = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
    const outer = unfit.filter(
      ({ instancePath }) => !unfit.some((other) => instancePath.startsWith(`${other.instancePath}/`)),
    )
    const paths = new Set(outer.map(({ instancePath }) => instancePath))
    const rest = errors.filter(
      ({ instancePath }) => ![...paths].some((path) => instancePath === path || instancePath.startsWith(`${path}/`)),
    )
    return [...rest.map(breachOf), ...[...paths].flatMap((path) => unionBreaches(pointer, keysOfPointer(path), value))]
  }

  /** The breaches of a value against the alternative that is closest to it: with the fewest direct properties that differ. */
  const unionBreaches = (pointer: string, keys: readonly string[], value: Json): readonly Breach[] => {
    const inside = (valueAt(value, keys) ?? null) as Json // a part of JSON is JSON
    const distance = (branch: SchemaAt, found: readonly Breach[]): number => {
      if (found.some((breach) => breach.keys.length === 0)) return Infinity
      const unknown =
        isObject(inside) && 'properties' in branch.schema
          ? Object.keys(inside).filter((key) => below(branch, key).length === 0)
          : []
      return found.filter((breach) => breach.keys.length === 1).length + unknown.length
    }
    const branches = wholeAt(pointer, keys).filter(isUnion).flatMap(branchesOf)
    const [nearest] = branches
      .map((branch) => {
        const found = breaches(branch.pointer, inside)
        return { found, distance: distance(branch, found) }
      })
      .toSorted((a, b) => a.distance - b.distance || a.found.length - b.found.length)
    if (nearest === undefined || nearest.distance === Infinity) {
      const message = `by OpenAPI it fits none of ${branches.length} shapes, and it is ${valueShown(inside, keys)}`
      return [{ keys, message }]
    }
    return nearest.found.map((breach) => ({ ...breach, keys: [...keys, ...breach.keys] }))
  }

  const operations = readOperations({ legacy: noPaths, versioned: noPaths, [host]: document })
  const described: Described = {
    operations: new Map(operations.map((operation) => [operation.operationId, operation])),
    at,
    schemasAt: (pointer, keys) => wholeAt(pointer, keys).flatMap(alternativesOf),
    breaches: (pointer, value) =>
      nullIsAbsent
        ? breaches(pointer, value).filter(
            ({ keys }) => valueAt(value, keys) !== null || !isOptional(described, pointer, keys),
          )
        : breaches(pointer, value),
  }
  return described
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
