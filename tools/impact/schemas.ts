/** The direction of values: the portal sends a request and reads a response. */
export type Side = 'request' | 'response'

/** A node of a parsed OpenAPI document. */
export type Node = Readonly<Record<string, unknown>>

/** Whether a value is a node. */
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A node, its reference followed inside its document. Throws a sentence if a reference leads nowhere. */
export const follow = (document: Node, value: unknown): Node => {
  if (!isNode(value)) return {}
  const { $ref } = value
  if (typeof $ref !== 'string') return value
  let at: unknown = document
  for (const part of $ref.split('/').slice(1)) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    at = Array.isArray(at) ? at[Number(name)] : isNode(at) ? at[name] : undefined
  }
  if (!isNode(at)) throw new Error(`The OpenAPI document has nothing at ${$ref}.`)
  return follow(document, at)
}

/** An object in a schema; the parts of an `allOf` are one object. */
export interface ObjectShape {
  readonly properties: ReadonlyMap<string, unknown>
  readonly required: ReadonlySet<string>
  readonly others: unknown
}

/** Everything that a schema allows a value to be, with unions split up. */
export interface Shape {
  /** Each kind of plain value (`string`, `integer`, `number`, `boolean`, `null`) with the schemas that allow it. */
  readonly plain: ReadonlyMap<string, readonly Node[]>
  readonly objects: readonly ObjectShape[]
  /** The schemas of the items of each list that it may be. */
  readonly lists: readonly unknown[]
}

const kindsOf = (schema: Node): readonly string[] => {
  const { type, const: fixed, enum: members, properties, items } = schema
  // OpenAPI 3.0 has its own keyword for null.
  if (type !== undefined) return [type, schema['nullable'] === true ? 'null' : []].flat().map(String)
  const values = fixed !== undefined ? [fixed] : Array.isArray(members) ? members : []
  if (values.length > 0) return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))]
  if (properties !== undefined || schema['additionalProperties'] !== undefined) return ['object']
  return items === undefined ? ['string', 'number', 'boolean', 'null', 'object', 'array'] : ['array']
}

const objectOf = (document: Node, schema: Node): ObjectShape => {
  const parts = Array.isArray(schema['allOf'])
    ? schema['allOf'].map((part) => objectOf(document, follow(document, part)))
    : []
  const { properties, required, additionalProperties } = schema
  return {
    properties: new Map([
      ...parts.flatMap((part) => [...part.properties]),
      ...Object.entries(isNode(properties) ? properties : {}),
    ]),
    required: new Set([
      ...parts.flatMap((part) => [...part.required]),
      ...(Array.isArray(required) ? required.map(String) : []),
    ]),
    others: isNode(additionalProperties) ? additionalProperties : parts.find((part) => part.others)?.others,
  }
}

/** What a schema allows a value to be. */
export const shapeOf = (document: Node, value: unknown): Shape => {
  const schema = follow(document, value)
  const union = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(union)) {
    const shapes = union.map((one) => shapeOf(document, one))
    const plain = new Map<string, readonly Node[]>()
    for (const shape of shapes)
      for (const [kind, nodes] of shape.plain) plain.set(kind, [...(plain.get(kind) ?? []), ...nodes])
    return { plain, objects: shapes.flatMap(({ objects }) => objects), lists: shapes.flatMap(({ lists }) => lists) }
  }
  if (Array.isArray(schema['allOf'])) {
    const parts = schema['allOf'].map((part) => shapeOf(document, part))
    // `allOf` with one reference often only adds a description; the reference can lead to a plain value or a list.
    const plain = parts.find(({ objects }) => objects.length === 0)
    const whole = plain ?? { plain: new Map(), objects: [objectOf(document, schema)], lists: [] }
    return schema['nullable'] === true ? { ...whole, plain: new Map([...whole.plain, ['null', [schema]]]) } : whole
  }
  const kinds = kindsOf(schema)
  return {
    plain: new Map(kinds.filter((kind) => kind !== 'object' && kind !== 'array').map((kind) => [kind, [schema]])),
    objects: kinds.includes('object') ? [objectOf(document, schema)] : [],
    lists: kinds.includes('array') ? [schema['items']] : [],
  }
}

/** The members that a plain value is limited to; null if it is free. */
export const membersOf = (kind: string, nodes: readonly Node[]): ReadonlySet<string> | null => {
  const lists = nodes.map(({ const: fixed, enum: members }) =>
    fixed === undefined ? (Array.isArray(members) ? members : null) : [fixed],
  )
  if (kind === 'null' || lists.some((list) => list === null)) return null
  return new Set(
    lists
      .flat()
      .filter((one) => one !== null)
      .map(String),
  )
}
