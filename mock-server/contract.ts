import type { ValidateFunction } from 'ajv/dist/2020.js'
import { closedSchemas } from '../openapi/closed.ts'
import { textsOfForm } from './form.ts'
import type { OpenApiDocuments, Host } from '../openapi/document.ts'
import type { Operation } from '../openapi/operations.ts'

/** A call or a response that does not fit the OpenAPI document. */
export interface Mismatch {
  /** Null when no operation fits the method and the path. */
  readonly operation: string | null
  readonly side: 'request' | 'response'
  /** Where in the request or the response. */
  readonly path: string
  readonly message: string
}

/** The parts of a request that the OpenAPI document covers. */
export interface CheckedRequest {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** JSON, or a form as `readForm` returns it. */
  readonly bodyText: string
}

/** The parts of a response that the document describes. */
export interface CheckedResponse {
  readonly status: number
  /** The media type of `Content-Type`, or null. */
  readonly type: string | null
  readonly bodyText: string
}

/** Checks calls and responses against the documents. Both methods return the first mismatch, or null. */
export interface Contract {
  readonly checkRequest: (operation: Operation, request: CheckedRequest) => Mismatch | null
  readonly checkResponse: (operation: Operation, response: CheckedResponse) => Mismatch | null
}

const parseJson = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** The values that a text of a path or query can mean, for its schema to choose from. Few begin like a number or a boolean. */
const readText = (text: string): unknown[] => {
  const parsed = /^\s*[-\dtf]/.test(text) ? parseJson(text)?.value : undefined
  return typeof parsed === 'number' || typeof parsed === 'boolean' ? [text, parsed] : [text]
}

const queryNames = new WeakMap<Operation, ReadonlySet<string>>()

/** The names of the query's parameters that an operation describes, read once. */
const queryNamesOf = (operation: Operation): ReadonlySet<string> => {
  const names =
    queryNames.get(operation) ??
    new Set(operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name))
  queryNames.set(operation, names)
  return names
}

const wrongRequest = ({ operationId }: Operation, path: string, message: string): Mismatch => ({
  operation: operationId,
  side: 'request',
  path,
  message,
})

const wrongResponse = ({ operationId }: Operation, status: number, path: string, message: string): Mismatch => ({
  operation: operationId,
  side: 'response',
  path: `${status} ${path}`.trim(),
  message,
})

/** Reads the documents. Schemas are compiled when they are first needed. */
export const createContract = (documents: OpenApiDocuments): Contract => {
  const ajv = closedSchemas(documents)
  const compiled = { legacy: new Map<string, ValidateFunction>(), versioned: new Map<string, ValidateFunction>() }
  const validator = (host: Host, pointer: string): ValidateFunction => {
    const known = compiled[host].get(pointer)
    if (known) return known
    const validate = ajv.compile({ $ref: host + pointer })
    compiled[host].set(pointer, validate)
    return validate
  }
  const problemOf = (host: Host, pointer: string, values: readonly unknown[]) => {
    const validate = validator(host, pointer)
    if (values.some((value) => validate(value))) return null
    const first = validate.errors?.[0]
    const detail = first && Object.values(first.params).find((param) => typeof param === 'string')
    return {
      path: first?.instancePath ?? '',
      message: `${first?.message ?? 'is wrong'}${detail ? ` (${detail})` : ''}`,
    }
  }

  const checkParameters = (operation: Operation, request: CheckedRequest): Mismatch | null => {
    const { host, parameters } = operation
    for (const { name, in: place, required, schema } of parameters) {
      const values = {
        path: request.params[name],
        query: request.query.get(name),
        header: request.headers[name.toLowerCase()],
      }
      const value = place === 'path' || place === 'query' || place === 'header' ? values[place] : null
      if (value === null || value === undefined) {
        if (required && place !== 'cookie') return wrongRequest(operation, `${place} ${name}`, 'is missing')
      } else {
        const problem = problemOf(host, schema, readText(value))
        if (problem) return wrongRequest(operation, `${place} ${name}`, problem.message)
      }
    }
    const known = queryNamesOf(operation)
    const unknown = [...request.query.keys()].find((name) => !known.has(name))
    return unknown === undefined ? null : wrongRequest(operation, `query ${unknown}`, 'is not described')
  }

  return {
    checkRequest: (operation, request) => {
      const parameter = checkParameters(operation, request)
      if (parameter) return parameter
      const missing = operation.headersWithBearer.find((name) => !request.headers[name])
      if (request.headers['authorization'] && missing)
        return wrongRequest(operation, `header ${missing}`, 'is missing beside the bearer')
      const { requestBody } = operation
      if (request.bodyText === '') return requestBody?.required ? wrongRequest(operation, 'body', 'is missing') : null
      if (!requestBody) return wrongRequest(operation, 'body', 'is not described')
      const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/form-data')
      if (isForm !== (requestBody.kind === 'form'))
        return wrongRequest(operation, 'header content-type', `is not that of ${requestBody.kind}`)
      const parsed = parseJson(request.bodyText)
      if (!parsed) return wrongRequest(operation, 'body', 'is no JSON')
      const value = isForm ? textsOfForm(parsed.value) : parsed.value
      const problem = problemOf(operation.host, requestBody.schema, [value])
      return problem && wrongRequest(operation, `body ${problem.path}`, problem.message)
    },
    checkResponse: (operation, { status, type, bodyText }) => {
      const { responses } = operation
      const described = responses.get(responses.has(String(status)) ? String(status) : 'default')
      if (described === undefined) return wrongResponse(operation, status, '', 'is a status that is not described')
      const { schema, files } = described
      if (type !== null && files.includes(type))
        return bodyText === '' ? wrongResponse(operation, status, 'body', 'is an empty file') : null
      if (schema === null && files.length > 0)
        return wrongResponse(operation, status, 'header content-type', `is none of ${files.join(', ')}`)
      if (schema === null) return bodyText === '' ? null : wrongResponse(operation, status, 'body', 'is not described')
      const parsed = parseJson(bodyText)
      if (!parsed) return wrongResponse(operation, status, 'body', 'is no JSON')
      const problem = problemOf(operation.host, schema, [parsed.value])
      return problem && wrongResponse(operation, status, `body ${problem.path}`, problem.message)
    },
  }
}
