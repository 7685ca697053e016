import type { Host } from '../../src/effects/api/operation.ts'
import { decoder, htmlFieldsOf, referencesOf } from './decoders.ts'
import {
  hosts,
  nameOf,
  operationsOf,
  parameterOf,
  responseOf,
  type OpenApiDocument,
  type PlacedOperation,
  type Response,
  type Schema,
} from '../../openapi/document.ts'

/** Every generated file by name, the ids of all operations, and of those whose responses cannot all be decoded. */
export interface Areas {
  readonly files: ReadonlyMap<string, string>
  readonly operations: readonly string[]
  readonly undecoded: readonly string[]
}

interface Component {
  readonly name: string
  readonly host: Host
  readonly text: string
  readonly references: readonly string[]
}

const banner =
  '// Written by tools/generate from openapi/. Run `npx tsx tools/generate/main.ts` after a change there.\n'
const quote = (value: unknown): string => JSON.stringify(value)

const jsonType = 'application/json'

/**
 * The JSON schema of a response, or null if it has no body or is only a file. `files` are the other media types, which only a success
 * can have. Throws on anything else.
 */
const bodyOf = (
  place: string,
  status: number,
  response: Response,
): { schema: Schema | null; files: readonly string[] } => {
  const types = Object.keys(response.content ?? {})
  const files = types.filter((type) => type !== jsonType)
  const schema = response.content?.[jsonType]?.schema ?? null
  if ((types.includes(jsonType) && !schema) || (files.length > 0 && status >= 300))
    throw new Error(`${place}: describe one application/json body with a schema; only a success may be a file.`)
  return { schema, files }
}

/** Components that the responses of some operations need, each after the ones it refers to. Throws on recursion. */
const componentsFor = (host: Host, document: OpenApiDocument, schemas: readonly Schema[]): readonly Component[] => {
  const done = new Map<string, Component>()
  const visit = (name: string, trail: readonly string[]): void => {
    if (trail.includes(name)) throw new Error(`${[...trail, name].join(' > ')}: the generator does not know recursion.`)
    if (done.has(name)) return
    const schema = document.components.schemas[name]
    if (!schema) throw new Error(`There is no schema ${name} in the OpenAPI document of ${host}.`)
    const references = [...new Set(referencesOf(schema))]
    for (const reference of references) visit(reference, [...trail, name])
    done.set(name, { name, host, text: decoder(name, schema), references })
  }
  for (const schema of schemas) for (const name of referencesOf(schema)) visit(name, [])
  return [...done.values()]
}

const responsesOf = (document: OpenApiDocument, { operation }: PlacedOperation) =>
  Object.entries(operation.responses).map(([status, response]) => ({
    status: Number(status),
    ...bodyOf(`${operation.operationId} ${status}`, Number(status), responseOf(document, response)),
  }))

/** True if every response of the operation can be decoded: it has a schema, is a file, or is 204 without a body. */
const isDecoded = (document: OpenApiDocument, placed: PlacedOperation): boolean =>
  responsesOf(document, placed).every(
    ({ status, schema, files }) => schema !== null || files.length > 0 || status === 204,
  )

const typeOf = (host: Host, id: string, status: number, schema: Schema | null): string => {
  if (schema === null) return 'null'
  if (typeof schema.$ref === 'string') return `${host}.components['schemas'][${quote(nameOf(schema.$ref))}]`
  return `${host}.operations[${quote(id)}]['responses'][${status}]['content']['application/json']`
}

/** True if the operation sends a form with a file. Throws if it can send JSON as well. */
const isForm = ({ operationId, requestBody }: PlacedOperation['operation']): boolean => {
  const types = Object.keys(requestBody?.content ?? {})
  if (types.length > 1) throw new Error(`${operationId}: describe one kind of request body.`)
  return types[0] === 'multipart/form-data'
}

const inputType = ({ host, operation }: PlacedOperation, document: OpenApiDocument): string => {
  const parameters = (operation.parameters ?? []).map((parameter) => parameterOf(document, parameter))
  const own = `${host}.operations[${quote(operation.operationId)}]`
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const queryNeeded = query.some((parameter) => parameter.required === true)
  return [
    '{ ',
    parameters.some((parameter) => parameter.in === 'path') ? `path: ${own}['parameters']['path']; ` : '',
    query.length > 0 ? `query${queryNeeded ? '' : '?'}: NonNullable<${own}['parameters']['query']>; ` : '',
    operation.requestBody && isForm(operation) ? 'form: FormData; ' : '',
    operation.requestBody && !isForm(operation)
      ? `body: NonNullable<${own}['requestBody']>['content']['application/json']; `
      : '',
    '}',
  ].join('')
}

/** Fields of the response that hold HTML, each once. */
const htmlOf = (document: OpenApiDocument, responses: ReturnType<typeof responsesOf>): readonly string[] => [
  ...new Set(
    responses.flatMap(({ status, schema }) =>
      htmlFieldsOf(schema ?? {}, document.components.schemas).map(
        ({ path, profile }) => `{ status: ${status}, path: ${quote(path)}, profile: ${quote(profile)} }`,
      ),
    ),
  ),
]

const operationText = (placed: PlacedOperation, document: OpenApiDocument): string => {
  const { host, method, path, operation } = placed
  const id = operation.operationId
  const responses = responsesOf(document, placed)
  // A response that is only a file has nothing to decode.
  const succeeds = responses.filter(
    ({ status, schema, files }) => status < 300 && (schema !== null || files.length === 0),
  )
  const files = [...new Set(responses.flatMap((response) => response.files))]
  const fails = responses.filter(({ status }) => status >= 400)
  if (responses.length === fails.length || responses.some(({ status }) => status >= 300 && status < 400))
    throw new Error(`${id}: describe at least one success, and errors, and nothing else.`)
  const union = (list: typeof responses): string =>
    [...new Set(list.map(({ status, schema }) => typeOf(host, id, status, schema)))].join(' | ') || 'never'
  const table = (list: typeof responses): string =>
    `{ ${list.map(({ status, schema }) => `${status}: ${schema === null ? 't.null' : decoder(`${id} ${status}`, schema)}`).join(', ')} }`
  const query = (operation.parameters ?? [])
    .map((entry) => parameterOf(document, entry))
    .filter((p) => p.in === 'query')
  return `export const ${id}: Operation<
  ${inputType(placed, document)},
  ${union(succeeds)},
  ${union(fails)}
> = {
  id: ${quote(id)},
  host: ${quote(host)},
  method: ${quote(method)},
  path: ${quote(path)},
  query: ${quote(query.map((parameter) => parameter.name))},
  anonymous: ${operation.security?.length === 0},
  responses: ${table(succeeds)},
  errors: ${table(fails)},
  html: [${htmlOf(document, responses).join(', ')}],
  files: ${quote(files)},
}
`
}

const componentText = ({ name, host, text }: Component, exported: boolean): string =>
  `${exported ? 'export ' : ''}const ${name}: t.Type<${host}.components['schemas'][${quote(name)}], unknown, unknown> = ${text}\n`

/** The imports that a body of text needs; `shared` names the decoders of each module of several areas. */
const importsFor = (body: string, shared: ReadonlyMap<string, readonly string[]>): string => {
  const uses = (word: string): boolean => new RegExp(`(?<![\\w'"])${word}\\b(?!['"])`).test(body)
  const named = (words: readonly string[]): string => words.filter(uses).toSorted().join(', ')
  const line = (what: string, from: string): string => (what === '' ? '' : `import { ${what} } from '${from}'\n`)
  return [
    uses('t\\.') ? `import * as t from 'io-ts'\n` : '',
    line(named(['SafeHtml']), '../../../domain/kernel/codecs/classification.ts'),
    uses('Operation') ? `import type { Operation } from '../operation.ts'\n` : '',
    line(named(['day', 'exact', 'integer', 'member', 'nullable', 'optional', 'text', 'whole', 'word']), '../reader.ts'),
    ...[...shared].map(([module, names]) => line(named(names), `./${module}`)),
    ...hosts.map((host) => (uses(`${host}\\.`) ? `import type * as ${host} from './${host}.types.ts'\n` : '')),
  ].join('')
}

/** More areas than this share `common.ts`. */
const FEW = 3

/** The module of the decoders that these areas share: one for each set of a few, so that the first script holds none that it does not use. */
const moduleOf = (tags: ReadonlySet<string>): string =>
  tags.size > FEW ? 'common.ts' : `${[...tags].toSorted().join('-and-')}.ts`

/**
 * Writes one module for each area (tag) with its operations and decoders, modules with the decoders that several areas
 * use, and `operations.ts` with the table of all. Throws a sentence when an OpenAPI document cannot be decoded in full.
 */
export const areas = (documents: Readonly<Record<Host, OpenApiDocument>>): Areas => {
  const placed = hosts.flatMap((host) => operationsOf(host, documents[host]))
  const tags = [...new Set(placed.map(({ operation }) => operation.tags[0]))].toSorted()
  const users = new Map<string, { component: Component; tags: Set<string> }>()
  for (const one of placed) {
    const document = documents[one.host]
    const schemas = responsesOf(document, one).flatMap(({ schema }) => (schema === null ? [] : [schema]))
    for (const component of componentsFor(one.host, document, schemas)) {
      const known = users.get(component.name)
      if (known && known.component.text !== component.text)
        throw new Error(`${component.name} has two shapes; give the hosts one shape or two names.`)
      if (known) known.tags.add(one.operation.tags[0])
      else users.set(component.name, { component, tags: new Set([one.operation.tags[0]]) })
    }
  }
  const all = [...users.values()]
  const common = new Map<string, Component[]>()
  for (const { component, tags: areasOf } of all.filter((user) => user.tags.size > 1))
    common.set(moduleOf(areasOf), [...(common.get(moduleOf(areasOf)) ?? []), component])
  const shared = new Map([...common].map(([module, components]) => [module, components.map(({ name }) => name)]))
  const files = new Map<string, string>()
  const add = (name: string, body: string): void => {
    const from = new Map([...shared].filter(([module]) => module !== name))
    files.set(name, `${banner}${importsFor(body, from)}\n${body}`)
  }
  for (const [module, components] of common)
    add(module, components.map((component) => componentText(component, true)).join('\n'))
  for (const tag of tags) {
    const own = all.filter((user) => user.tags.size === 1 && user.tags.has(tag)).map((user) => user.component)
    const here = placed.filter(({ operation }) => operation.tags[0] === tag)
    const body = [
      ...own.map((component) => componentText(component, false)),
      ...here.map((one) => operationText(one, documents[one.host])),
    ].join('\n')
    add(`${tag}.ts`, body)
  }
  const idsOf = (tag: string): string =>
    placed
      .filter(({ operation }) => operation.tags[0] === tag)
      .map(({ operation }) => operation.operationId)
      .join(', ')
  const ids = placed.map(({ operation }) => operation.operationId)
  if (new Set(ids).size !== ids.length) throw new Error('Two operations have one operationId.')
  files.set(
    'operations.ts',
    `${banner}${tags.map((tag) => `import { ${idsOf(tag)} } from './${tag}.ts'\n`).join('')}
/** Every operation by its id; for tests and checks, never for the portal, which imports the areas it needs. */
export const operations = {\n${ids.map((id) => `  ${id},\n`).join('')}}\n`,
  )
  return {
    files,
    operations: ids,
    undecoded: placed
      .filter((one) => !isDecoded(documents[one.host], one))
      .map(({ operation }) => operation.operationId),
  }
}
