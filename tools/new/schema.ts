import { isObject, type Json } from '../../openapi/json.ts'
import { CannotWrite, type Resolve, type Schema } from './openapi-operation.ts'

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const isId = (name: string): boolean => /(^id|Id)s?$/.test(name)
const classifications = new Set(['plain', 'personal', 'SafeHtml'])

/**
 * The io-ts codec of a schema, as text, with the names that it needs from `kernel/codecs/classification.ts`. Ids and dates are plain,
 * HTML is SafeHtml, any other string is personal until somebody says that it is not.
 */
export const codecOf = (
  whole: Schema,
  resolve: Resolve,
): { readonly text: string; readonly classifications: readonly string[] } => {
  const used = new Set<string>()
  const classified = (name: string): string => {
    if (classifications.has(name)) used.add(name)
    return name
  }
  const union = (parts: readonly string[]): string =>
    parts.length === 1 ? parts.join() : `t.union([${parts.join(', ')}])`
  const literal = (value: Json): string => (value === null ? 't.null' : `t.literal(${JSON.stringify(value)})`)
  const fields = (entries: readonly (readonly [string, Schema])[]): string =>
    `{ ${entries.map(([name, part]) => `${JSON.stringify(name)}: ${codec(part, name)}`).join(', ')} }`
  const object = ({ properties = {}, required = [], additionalProperties }: Schema): string => {
    if (typeof additionalProperties === 'object')
      return `t.record(${classified('plain')}, ${codec(additionalProperties, '')})`
    const entries = Object.entries(properties)
    // A property with a default is always present in a decoded response.
    const isThere = ([name, property]: readonly [string, Schema]): boolean =>
      required.includes(name) || 'default' in property
    const needed = entries.filter(isThere)
    const optional = entries.filter((entry) => !isThere(entry))
    if (optional.length === 0) return `t.type(${fields(needed)})`
    if (needed.length === 0) return `t.partial(${fields(optional)})`
    return `t.intersection([t.type(${fields(needed)}), t.partial(${fields(optional)})])`
  }
  const codec = (reference: Schema, name: string): string => {
    const schema = resolve(reference)
    if (schema.const !== undefined) return literal(schema.const)
    if (schema.enum) return union(schema.enum.map(literal))
    const options = schema.anyOf ?? schema.oneOf
    if (options) return union(options.map((part) => codec(part, name)))
    if (schema.allOf) return `t.intersection([${schema.allOf.map((part) => codec(part, name)).join(', ')}])`
    if (typeof schema.type === 'object') return union(schema.type.map((type) => codec({ ...schema, type }, name)))
    switch (schema.type) {
      case undefined:
        break
      case 'null':
        return 't.null'
      case 'boolean':
        return 't.boolean'
      case 'integer':
      case 'number':
        return 't.number'
      case 'string':
        if (schema.format === 'html') return classified('SafeHtml')
        return classified(schema.format === 'date' || isId(name) ? 'plain' : 'personal')
      case 'array':
        return `t.array(${codec(schema.items ?? {}, name)})`
      case 'object':
        return object(schema)
    }
    throw new CannotWrite(`No codec is known for ${JSON.stringify(schema)}: write this feature by hand.`)
  }
  return { text: codec(whole, ''), classifications: [...used] }
}

/** An example of a schema as TypeScript, with server HTML made by `html(…)` of `src/domain/samples.ts`. */
export const sampleOf = (
  { schema: whole, example }: { readonly schema: Schema; readonly example: Json },
  resolve: Resolve,
): string => {
  const sample = (value: Json, reference: Schema | undefined): string => {
    const schema = reference ? resolve(reference) : {}
    const parts = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map(resolve)
    const inside = (pick: (part: Schema) => Schema | undefined) => parts.map(pick).find((found) => found !== undefined)
    if (typeof value === 'string')
      return parts.some(({ format }) => format === 'html') ? `html(${JSON.stringify(value)})` : JSON.stringify(value)
    if (isList(value)) {
      const items = inside((part) => part.items)
      return `[${value.map((item) => sample(item, items)).join(', ')}]`
    }
    if (!isObject(value)) return JSON.stringify(value)
    const defaults = parts.flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([name, property]) =>
        property.default === undefined ? [] : [[name, property.default] as const],
      ),
    )
    const valueOf = (name: string): Schema | undefined =>
      inside(
        ({ properties, additionalProperties }) =>
          properties?.[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined),
      )
    const entries = Object.entries({ ...Object.fromEntries(defaults), ...value }).map(
      ([name, item]) => `${JSON.stringify(name)}: ${sample(item, valueOf(name))}`,
    )
    return `{ ${entries.join(', ')} }`
  }
  return sample(example, whole)
}
