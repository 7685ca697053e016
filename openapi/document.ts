import { resolve } from './json.ts'

/** The two hosts of the portal's calls. */
export const hosts = ['legacy', 'versioned'] as const

/** The name of a host. */
export type Host = (typeof hosts)[number]

/** The parsed OpenAPI document of each host. */
export type OpenApiDocuments = Readonly<Record<Host, unknown>>

/** A JSON schema as the bundles hold it; the decoder generator looks at every key of it. */
export type Schema = Readonly<Record<string, unknown>>

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly schema: Schema
}

export interface Response {
  readonly content?: Readonly<
    Record<string, { readonly schema?: Schema; readonly examples?: Readonly<Record<string, unknown>> }>
  >
}

export interface OpenApiOperation {
  readonly operationId: string
  readonly tags: readonly [string, ...string[]]
  readonly security?: readonly unknown[]
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, unknown>> }
  readonly responses: Readonly<Record<string, Response | { readonly $ref: string }>>
  /** For an operation that the specification lists but the portal does not use: why, and until when (yyyy-mm-dd) that is true. */
  readonly 'x-unused'?: { readonly reason: string; readonly until: string }
}

/** A bundled OpenAPI document: everything in it that the generators use. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses?: Readonly<Record<string, Response>>
    readonly parameters?: Readonly<Record<string, Parameter>>
  }
}

/** An operation with its place. */
export interface PlacedOperation {
  readonly host: Host
  readonly method: string
  readonly path: string
  readonly operation: OpenApiOperation
}

const everyOperationOf = (host: Host, document: OpenApiDocument): readonly PlacedOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ host, method: method.toUpperCase(), path, operation })),
  )

/** The operations of a host that the portal uses, in the order of the OpenAPI document. */
export const operationsOf = (host: Host, document: OpenApiDocument): readonly PlacedOperation[] =>
  everyOperationOf(host, document).filter(({ operation }) => operation['x-unused'] === undefined)

/** The operations that are described only because the specification lists them: the portal does not use them. */
export const unusedOperationsOf = (host: Host, document: OpenApiDocument): readonly PlacedOperation[] =>
  everyOperationOf(host, document).filter(({ operation }) => operation['x-unused'] !== undefined)

/** The last part of a local reference. Throws on one that leaves the bundle. */
export const nameOf = (ref: string): string => {
  const match = /^#\/components\/[a-zA-Z]+\/([^/]+)$/.exec(ref)
  if (!match?.[1]) throw new Error(`The reference ${ref} does not point into the components of its bundle.`)
  return match[1]
}

/** The parameter itself, or the one referred to. */
export const parameterOf = (document: OpenApiDocument, parameter: Parameter | { readonly $ref: string }): Parameter =>
  '$ref' in parameter ? (resolve(document, parameter.$ref).value as unknown as Parameter) : parameter // the document was linted

/** The response itself, or the one referred to. */
export const responseOf = (document: OpenApiDocument, response: Response | { readonly $ref: string }): Response =>
  '$ref' in response ? (resolve(document, response.$ref).value as unknown as Response) : response // the same
