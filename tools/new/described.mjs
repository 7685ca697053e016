import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** What stops a feature from being laid down: one sentence for a person. */
export class CannotLayDown extends Error {}

/** @typedef {{$ref?: string, type?: string | string[], format?: string, const?: unknown, enum?: unknown[], anyOf?: Schema[], oneOf?: Schema[], allOf?: Schema[], items?: Schema, properties?: Record<string, Schema>, required?: string[], additionalProperties?: Schema | boolean}} Schema */

/**
 * An operation as a feature is laid down around it. `key` is the parameter of its path, `status` that of its success, `example` what it responds
 * with in the provider state `state` (null where it has no body), and `schema` is that response's. `body` is what a change
 * sends, null where it sends nothing; `resolve` follows a schema's reference.
 * @typedef {{id: string, area: string, isWrite: boolean, anonymous: boolean, key: {name: string, value: string} | null, status: number, state: string, example: unknown, schema: Schema, body: {schema: Schema, example: unknown} | null, resolve: (schema: Schema) => Schema}} Operation
 */

const atPointer = (document, pointer) =>
  pointer
    .slice(2)
    .split('/')
    .reduce((value, key) => value[key], document)

/** Something that fits a schema, where the description gives no example. */
const exampleOf = (reference, resolve) => {
  const schema = resolve(reference)
  const given = schema.const ?? schema.example ?? schema.examples?.[0] ?? schema.enum?.[0] ?? schema.default
  if (given !== undefined) return given
  const [option] = schema.anyOf ?? schema.oneOf ?? []
  if (option) return exampleOf(option, resolve)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, resolve)))
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {}, resolve)]),
      )
    case 'array':
      return [exampleOf(schema.items ?? {}, resolve)]
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'string':
      return schema.format === 'date' ? '2026-11-20' : 'a'
    default:
      return null
  }
}

/**
 * Reads an operation from the generated list and the documents.
 * Throws CannotLayDown where there is none of that id, or where it is more than a plain read or change of one thing.
 * @param {string} root the project's folder
 * @param {string} id the operation's id
 * @returns {Operation}
 */
export const readOperation = (root, id) => {
  const list = readFileSync(path.join(root, 'src/effects/api/generated/operations.ts'), 'utf8')
  const areaOf = new Map(
    [...list.matchAll(/import \{ ([^}]+) \} from '\.\/([a-z-]+)\.ts'/g)].flatMap(([, names = '', area = '']) =>
      names.split(', ').map((name) => [name, area]),
    ),
  )
  const area = areaOf.get(id)
  if (area === undefined)
    throw new CannotLayDown(
      `src/effects/api/generated/operations.ts has no operation '${id}'. Describe it in openapi/ and run npm run generate; it has: ${[...areaOf.keys()].join(', ')}.`,
    )
  for (const host of ['legacy', 'versioned']) {
    const description = parse(readFileSync(path.join(root, `openapi/${host}.yaml`), 'utf8'))
    const resolve = (schema) => (schema.$ref === undefined ? schema : resolve(atPointer(description, schema.$ref)))
    for (const methods of Object.values(description.paths))
      for (const [method, operation] of Object.entries(methods)) {
        if (operation.operationId !== id) continue
        const inputs = (operation.parameters ?? []).map(resolve)
        const keys = inputs.filter((input) => input.in === 'path')
        if (keys.length > 1)
          throw new CannotLayDown(`The path of '${id}' has several parameters: write this feature by hand.`)
        const asked = inputs.find((input) => input.in === 'query' && input.required)
        if (asked) throw new CannotLayDown(`'${id}' needs the query '${asked.name}': write this feature by hand.`)
        const isWrite = method !== 'get'
        const status = ['200', '201', '202', '204'].find((one) => operation.responses[one])
        const response = operation.responses[status ?? '']?.content?.['application/json']
        const [state, first] = Object.entries(response?.examples ?? {})[0] ?? []
        if (status === undefined || (first === undefined && !isWrite))
          throw new CannotLayDown(`The response 200 of '${id}' has no named example in openapi/.`)
        const sent = operation.requestBody && resolve(operation.requestBody).content?.['application/json']
        if (operation.requestBody && !sent)
          throw new CannotLayDown(`'${id}' sends no JSON: write this feature by hand.`)
        const [key] = keys
        return {
          id,
          area,
          isWrite,
          anonymous: operation.security?.length === 0,
          key: key ? { name: key.name, value: String(key.example ?? key.schema?.example ?? '1') } : null,
          status: Number(status),
          state: state ?? 'employee-signed-in',
          example: first?.value ?? null,
          schema: response?.schema ?? {},
          body: sent
            ? {
                schema: sent.schema,
                example:
                  sent.example ?? Object.values(sent.examples ?? {})[0]?.value ?? exampleOf(sent.schema, resolve),
              }
            : null,
          resolve,
        }
      }
  }
  throw new CannotLayDown(`'${id}' is generated, but openapi/ does not describe it: run npm run generate.`)
}

const isId = (name) => /(^id|Id)s?$/.test(name)
const classifications = new Set(['plain', 'personal', 'SafeHtml'])

/**
 * The io-ts codec of a schema, as text. Ids and dates are plain, HTML is SafeHtml, any other string is personal until somebody says that
 * it is not.
 * @param {Schema} whole
 * @param {Operation['resolve']} resolve
 * @returns {{text: string, classifications: string[]}} the classifications are the names that the text needs from kernel/codecs/classification.ts
 */
export const codecOf = (whole, resolve) => {
  const used = new Set()
  const classified = (name) => {
    if (classifications.has(name)) used.add(name)
    return name
  }
  const union = (parts) => (parts.length === 1 ? parts[0] : `t.union([${parts.join(', ')}])`)
  const literal = (value) => (value === null ? 't.null' : `t.literal(${JSON.stringify(value)})`)
  const fields = (entries) =>
    `{ ${entries.map(([name, part]) => `${JSON.stringify(name)}: ${codec(part, name)}`).join(', ')} }`
  const object = ({ properties = {}, required = [], additionalProperties }) => {
    if (typeof additionalProperties === 'object')
      return `t.record(${classified('plain')}, ${codec(additionalProperties, '')})`
    const entries = Object.entries(properties)
    // What has a default is there once an answer is decoded.
    const isThere = ([name, property]) => required.includes(name) || 'default' in property
    const needed = entries.filter(isThere)
    const optional = entries.filter((entry) => !isThere(entry))
    if (optional.length === 0) return `t.type(${fields(needed)})`
    if (needed.length === 0) return `t.partial(${fields(optional)})`
    return `t.intersection([t.type(${fields(needed)}), t.partial(${fields(optional)})])`
  }
  const codec = (reference, name) => {
    const schema = resolve(reference)
    if (schema.const !== undefined) return literal(schema.const)
    if (schema.enum) return union(schema.enum.map(literal))
    const options = schema.anyOf ?? schema.oneOf
    if (options) return union(options.map((part) => codec(part, name)))
    if (schema.allOf) return `t.intersection([${schema.allOf.map((part) => codec(part, name)).join(', ')}])`
    if (Array.isArray(schema.type)) return union(schema.type.map((type) => codec({ ...schema, type }, name)))
    switch (schema.type) {
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
    throw new CannotLayDown(`No codec is known for ${JSON.stringify(schema)}: write this feature by hand.`)
  }
  return { text: codec(whole, ''), classifications: [...used] }
}

/**
 * An example of a schema as TypeScript, with server HTML made by `html(…)` of src/domain/samples.ts.
 * @param {{schema: Schema, example: unknown}} described
 * @param {Operation['resolve']} resolve
 * @returns {string}
 */
export const sampleOf = ({ schema: whole, example }, resolve) => {
  const sample = (value, reference) => {
    const schema = reference ? resolve(reference) : {}
    const parts = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map(resolve)
    const inside = (pick) => parts.map(pick).find((found) => found !== undefined)
    if (typeof value === 'string')
      return parts.some(({ format }) => format === 'html') ? `html(${JSON.stringify(value)})` : JSON.stringify(value)
    if (Array.isArray(value))
      return `[${value
        .map((item) =>
          sample(
            item,
            inside(({ items }) => items),
          ),
        )
        .join(', ')}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const defaults = parts.flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([name, property]) =>
        'default' in property ? [[name, property.default]] : [],
      ),
    )
    const entries = Object.entries({ ...Object.fromEntries(defaults), ...value }).map(
      ([name, item]) =>
        `${JSON.stringify(name)}: ${sample(
          item,
          inside(({ properties, additionalProperties }) => properties?.[name] ?? additionalProperties),
        )}`,
    )
    return `{ ${entries.join(', ')} }`
  }
  return sample(example, whole)
}
