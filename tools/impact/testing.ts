import { changesBetween } from './changes.ts'
import type { Node } from './schemas.ts'
import type { Uses } from './uses.ts'

/** Any string. */
export const text = { type: 'string' }
/** A string with two members. */
export const status = { type: 'string', enum: ['open', 'closed'] }
/** A response of JSON. */
export const response = (schema: unknown) => ({ description: '', content: { 'application/json': { schema } } })
/** An object. */
export const object = (properties: Node, required: readonly string[] = []) => ({ type: 'object', properties, required })
/** A parameter of the query. */
export const page = { name: 'page', in: 'query', schema: { type: 'integer' } }

/** An operation. */
export const base = {
  operationId: 'saveThing',
  parameters: [page],
  requestBody: { content: { 'application/json': { schema: object({ name: text, status }, ['name']) } } },
  responses: {
    200: response({ $ref: '#/components/schemas/Thing' }),
    404: response(object({ error: text })),
  },
}
/** What the operation returns. */
export const thing = object({ id: text, status, day: { type: 'string', format: 'date' }, count: { type: 'integer' } }, [
  'id',
  'count',
])

/** A document with the operation; null leaves it out. */
export const documentOf = (operation: Node | null, schema: unknown = thing, path = '/thing'): Node => ({
  openapi: '3.1.0',
  paths: { [path]: operation === null ? {} : { post: operation } },
  components: { schemas: { Thing: schema } },
})
/** The document, with another schema of the response. */
export const withResponse = (schema: unknown): Node => documentOf(base, schema)
/** The document, with another schema of the request. */
export const withRequest = (schema: unknown): Node =>
  documentOf({ ...base, requestBody: { content: { 'application/json': { schema } } } })
/** The document, with other parameters. */
export const withParameters = (parameters: unknown): Node => documentOf({ ...base, parameters })

/** A portal that has every field in its code, and treats no status in a special way. */
export const uses: Uses = {
  names: () => 'thing.ts',
  branchesOn: () => null,
  readsRefusals: () => null,
  interactions: [],
}

/** A change as one line: `! response 200 $.id is gone`. */
export const lines = (now: Node, old: Node = documentOf(base), portal: Partial<Uses> = {}): readonly string[] =>
  changesBetween(old, now, () => ({ ...uses, ...portal })).flatMap(({ operation, changes }) =>
    changes.map(({ where, what, breaking }) => `${breaking ? '!' : '-'} ${operation}: ${where} ${what}`),
  )

/** The properties of the thing. */
export const properties = thing.properties
