import addFormats from 'ajv-formats'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { closeDescription } from '../../mock-server/closed.ts'
import { readOperations, type Descriptions, type Operation } from '../../mock-server/description.ts'
import type { Host } from '../../src/effects/api/operation.ts'
import { isObject, kindOf, shown, valueAt, type Json, type JsonObject } from './places.ts'

/** Where a value is not as a schema says. */
export interface Breach {
  readonly keys: readonly string[]
  readonly message: string
}

/** One schema that speaks about a place: of a union there is each alternative. */
export interface SchemaAt {
  readonly pointer: string
  readonly schema: JsonObject
  /** Whether the object around it must have it; true for an item and for a whole body. */
  readonly required: boolean
}

/** One host's description, ready to hold values to its schemas. Objects have no property that it does not describe. */
export interface Described {
  readonly host: Host
  readonly operations: ReadonlyMap<string, Operation>
  /** What is at a pointer (`#/components/…`), references followed. Throws a sentence where nothing is. */
  readonly at: (pointer: string) => SchemaAt
  /** The schemas of a place below the schema at a pointer. */
  readonly schemasAt: (pointer: string, keys: readonly string[]) => readonly SchemaAt[]
  readonly accepts: (pointer: string, value: unknown) => boolean
  /** Every breach, in unions those of the branch that comes nearest. */
  readonly breaches: (pointer: string, value: Json) => readonly Breach[]
}

const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
const unescaped = (part: string): string => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')

const unions = ['anyOf', 'oneOf', 'allOf'] as const

const keysOfPointer = (pointer: string): readonly string[] => pointer.split('/').slice(1).map(unescaped)

const reduced = (errors: readonly ErrorObject[], isDescribed: (keys: readonly string[]) => boolean): Breach[] =>
  errors.flatMap(({ instancePath, keyword, params, message = 'is wrong', data }): Breach[] => {
    const keys = keysOfPointer(instancePath)
    const named = (param: unknown): readonly string[] => [...keys, String(param)]
    if (keyword === 'required')
      return [{ keys: named(params['missingProperty']), message: 'OpenAPI requires it, and it is missing' }]
    if (keyword === 'unevaluatedProperties' || keyword === 'additionalProperties') {
      const extra = named(params['unevaluatedProperty'] ?? params['additionalProperty'])
      return isDescribed(extra) ? [] : [{ keys: extra, message: 'OpenAPI does not have it' }]
    }
    const allowed: unknown = params['allowedValues'] ?? params['allowedValue']
    const wanted = allowed === undefined ? message : `must be ${[allowed].flat().map(String).join(' or ')}`
    // The value of a wrong text is told by the three values of the report.
    return [{ keys, message: `by OpenAPI it ${wanted}, and it is ${kindOf(data as Json)}` }]
  })

/** Reads one host out of the descriptions. Throws a sentence where a description is not as expected. */
export const describe = (descriptions: Descriptions, host: Host): Described => {
  const document = descriptions[host]
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, verbose: true })
  addFormats.default(ajv)
  ajv.addFormat('html', true)
  ajv.addSchema(closeDescription(document) as object, host)
  // The cast: a description that is no object is refused when its operations are read.
  const compiled = new Map<string, ValidateFunction>()
  const validator = (pointer: string): ValidateFunction => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: host + pointer })
    compiled.set(pointer, validate)
    return validate
  }

  const at = (pointer: string, required = true): SchemaAt => {
    let value: unknown = document
    for (const part of keysOfPointer(pointer))
      value = Array.isArray(value) ? value[Number(part)] : isObject(value) ? value[part] : undefined
    if (!isObject(value)) throw new Error(`The description of ${host} has nothing at ${pointer}.`)
    return typeof value['$ref'] === 'string' ? at(value['$ref'], required) : { pointer, schema: value, required }
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
      own.push(at(`${pointer}/properties/${escaped(key)}`, Array.isArray(required) && required.includes(key)))
    else if (isObject(additionalProperties)) own.push(at(`${pointer}/additionalProperties`, false))
    if (/^(\d+|\*)$/.test(key) && isObject(items)) own.push(at(`${pointer}/items`))
    return [...own, ...branchesOf(from).flatMap((branch) => below(branch, key))]
  }

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
    const outer = errors
      .filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
      .toSorted((a, b) => a.instancePath.length - b.instancePath.length)[0]
    const isDescribed = (keys: readonly string[]): boolean => schemasAt(pointer, keys).length > 0
    if (!outer) return reduced(errors, isDescribed)
    const keys = keysOfPointer(outer.instancePath)
    const inside = valueAt(value, keys) ?? null
    const branches = wholeAt(pointer, keys)
      .filter(({ schema }) => Array.isArray(schema[outer.keyword]))
      .flatMap((one) => branchesOf(one))
    const tries = branches
      .map((branch) => breaches(branch.pointer, inside))
      .toSorted((a, b) => weight(a) - weight(b) || a.length - b.length)
    const nearest = tries[0] ?? []
    const rest = errors.filter(({ instancePath }) => !instancePath.startsWith(outer.instancePath))
    const own =
      weight(nearest) === 1
        ? [{ keys, message: `by OpenAPI it fits none of ${branches.length} shapes, and it is ${shown(inside, keys)}` }]
        : nearest.map((one) => ({ ...one, keys: [...keys, ...one.keys] }))
    const extra = reduced(
      errors.filter(({ instancePath, keyword }) => instancePath === outer.instancePath && /^un|^add/.test(keyword)),
      isDescribed,
    )
    return [...reduced(rest, isDescribed), ...own, ...extra]
  }
  /** A branch whose very kind does not fit tells nothing: its breach is at the root. */
  const weight = (found: readonly Breach[]): number => (found.some(({ keys }) => keys.length === 0) ? 1 : 0)

  const operations = readOperations(descriptions).filter((operation) => operation.host === host)
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
