import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Operation } from '../../mock-server/openapi.ts'
import type { Host } from '../../src/effects/api/operation.ts'
import type { Described, SchemaAt } from './openapi.ts'
import type { Difference } from './difference.ts'
import { isObject, type Json } from '../../openapi/json.ts'

/** The generated types of a host, with which the portal's requests are compiled. */
export type RequestTypes = ts.SourceFile

/** Reads the generated types of a host. Throws the file system's error when there are none. */
export const readRequestTypes = (host: Host): RequestTypes => {
  const file = new URL(`../../src/effects/api/generated/${host}.types.ts`, import.meta.url)
  return ts.createSourceFile(file.pathname, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
}

const nameOf = (member: ts.TypeElement): string | null =>
  member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) || ts.isNumericLiteral(member.name))
    ? member.name.text
    : null

/** The alternatives of a type, with unions split and `components["schemas"]["X"]` resolved. */
const alternatives = (types: RequestTypes, node: ts.TypeNode): readonly ts.TypeNode[] => {
  if (ts.isParenthesizedTypeNode(node)) return alternatives(types, node.type)
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((one) => alternatives(types, one))
  if (!ts.isIndexedAccessTypeNode(node)) return [node]
  return membersAt(types, path(node)).flatMap(({ type }) => (type ? alternatives(types, type) : []))
}

const path = (node: ts.TypeNode): readonly string[] => {
  if (
    ts.isIndexedAccessTypeNode(node) &&
    ts.isLiteralTypeNode(node.indexType) &&
    ts.isStringLiteral(node.indexType.literal)
  )
    return [...path(node.objectType), node.indexType.literal.text]
  return ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) ? [node.typeName.text] : []
}

/** The properties with this name in an object type. */
const membersOf = (types: RequestTypes, node: ts.TypeNode, name: string): readonly ts.PropertySignature[] =>
  alternatives(types, node).flatMap((one) => {
    if (ts.isIntersectionTypeNode(one)) return one.types.flatMap((part) => membersOf(types, part, name))
    return ts.isTypeLiteralNode(one)
      ? one.members.filter(ts.isPropertySignature).filter((member) => nameOf(member) === name)
      : []
  })

/** The properties at a path that begins with an interface of the file: `operations`, `logIn`, `requestBody`. */
const membersAt = (
  types: RequestTypes,
  [root = '', first = '', ...rest]: readonly string[],
): readonly ts.PropertySignature[] => {
  const face = types.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === root)
  const own = (face ? [...face.members] : []).filter(ts.isPropertySignature).filter((one) => nameOf(one) === first)
  return rest.reduce<readonly ts.PropertySignature[]>(
    (all, name) => all.flatMap(({ type }) => (type ? membersOf(types, type, name) : [])),
    own,
  )
}

/** A type in words that a schema shares: the kinds of values, and the members if they are listed. */
const wordsOf = (types: RequestTypes, node: ts.TypeNode): ReadonlySet<string> =>
  new Set(
    alternatives(types, node).map((one) => {
      if (ts.isArrayTypeNode(one)) return 'array'
      if (ts.isLiteralTypeNode(one))
        return ts.isStringLiteral(one.literal) || ts.isNumericLiteral(one.literal)
          ? one.literal.text
          : one.literal.getText(types)
      const kind = one.getText(types)
      return ['string', 'number', 'boolean', 'null'].includes(kind) ? kind : 'object'
    }),
  )

const wordsOfSchema = ({ schema }: SchemaAt): readonly string[] => {
  const { const: fixed, enum: members, type } = schema
  if (fixed !== undefined) return [String(fixed)]
  if (Array.isArray(members)) return members.map(String)
  return [type ?? 'object'].flat().map((one) => (one === 'integer' ? 'number' : String(one)))
}

/** The words that only one of the two has. */
const differing = (words: ReadonlySet<string>, schemas: readonly SchemaAt[]): readonly string[] => {
  const own = new Set(schemas.flatMap(wordsOfSchema))
  return [...own].filter((word) => !words.has(word)).concat([...words].filter((word) => !own.has(word)))
}

/** Where the types of the portal's request differ from OpenAPI; see `client.ts`. */
export const typesAgainstDocument = (
  described: Described,
  operation: Operation,
  types: RequestTypes,
  sent: Json | undefined,
): readonly Difference[] => {
  const { requestBody, operationId } = operation
  const wrong = (part: 'request body' | 'request query', keys: readonly string[], message: string): Difference => ({
    pair: 'client and OpenAPI',
    place: { part, keys },
    message,
  })
  const found: Difference[] = []
  for (const { name, required, schema } of operation.parameters.filter((one) => one.in === 'query')) {
    const [member] = membersAt(types, ['operations', operationId, 'parameters', 'query', name])
    const other = member?.type ? differing(wordsOf(types, member.type), described.schemasAt(schema, [])) : []
    if (other.length > 0)
      found.push(wrong('request query', [name], `OpenAPI and the portal's types differ in ${other.join(' and ')}`))
    if (member && required !== !member.questionToken)
      found.push(
        wrong(
          'request query',
          [name],
          `OpenAPI ${required ? 'requires it' : 'lets it be left out'}, and the portal's types do not`,
        ),
      )
  }
  const root = membersAt(types, ['operations', operationId, 'requestBody', 'content', 'application/json'])
  if (root.length > 0 !== (requestBody?.kind === 'json'))
    found.push(wrong('request body', [], `the portal's types have ${root.length > 0 ? 'a' : 'no'} body of JSON`))
  if (requestBody?.kind !== 'json' || sent === undefined) return found
  const pointer = requestBody.schema
  const compare = (value: Json, keys: readonly string[], around: readonly ts.TypeNode[]): void => {
    if (Array.isArray(value)) {
      const items = around.flatMap((one) => alternatives(types, one)).filter(ts.isArrayTypeNode)
      const [first] = value as readonly Json[]
      if (first !== undefined)
        compare(
          first,
          [...keys, '0'],
          items.map(({ elementType }) => elementType),
        )
    } else if (isObject(value)) {
      const wanted = described
        .schemasAt(pointer, keys)
        .flatMap(({ schema }) => (Array.isArray(schema['required']) ? schema['required'].map(String) : []))
      for (const name of new Set(wanted))
        if (!(name in value) && around.length > 0 && around.every((one) => membersOf(types, one, name).length === 0))
          found.push(
            wrong('request body', [...keys, name], "OpenAPI requires it, and the portal's types do not have it"),
          )
      for (const [name, inner] of Object.entries(value)) {
        const members = around.flatMap((one) => membersOf(types, one, name))
        const schemas = described.schemasAt(pointer, [...keys, name])
        const [member] = members
        if (!member?.type || members.length > 1) continue
        if (schemas.length === 0) {
          found.push(wrong('request body', [...keys, name], "OpenAPI does not have it, and the portal's types do"))
          continue
        }
        const required = schemas.some((one) => one.required)
        if (required !== !member.questionToken)
          found.push(
            wrong(
              'request body',
              [...keys, name],
              `OpenAPI ${required ? 'requires it' : 'lets it be left out'}, and the portal's types do not`,
            ),
          )
        const other = differing(wordsOf(types, member.type), schemas)
        if (other.length > 0)
          found.push(
            wrong('request body', [...keys, name], `OpenAPI and the portal's types differ in ${other.join(' and ')}`),
          )
        compare(inner, [...keys, name], [member.type])
      }
    }
  }
  compare(
    sent,
    [],
    root.flatMap(({ type }) => type ?? []),
  )
  return found
}
