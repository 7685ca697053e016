import { isRecord } from '../../../src/domain/kernel/data/is-record.ts'
import { isLeft } from 'fp-ts/lib/Either.js'
import { hosts, operationsOf, responseOf, type PlacedOperation } from '../../../openapi/document.ts'
import { readDocuments } from '../../../openapi/read.ts'
import { operations } from '../../../src/effects/api/generated/operations.ts'
import type { Fault } from '../../../mock-server/faults.ts'
import type { AnyOperation } from '../../../src/effects/api/operation.ts'
import type { OperationId } from '../states/failure.ts'
import type { FailedResponse } from '../states/responses.ts'

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value].filter(Boolean) : isRecord(value) ? Object.values(value).flatMap(textsIn) : []

/** The host's own sentence: in `errors`, else `error`, else `message`. */
const messageOf = (body: unknown): string | null =>
  isRecord(body)
    ? (['errors', 'error', 'message']
        .map((key) => textsIn(body[key]))
        .find((texts) => texts.length > 0)
        ?.join(' ') ?? null)
    : null

/** What an error response is to the portal: [AUTH-1] a 401 ends a session, unless the operation needs none. */
export const failedResponseOf = (status: number, body: unknown, anonymous: boolean): FailedResponse => {
  // A host's sentence about its own failure is not for the user.
  if (status !== 401 || anonymous)
    return { kind: 'refused', status, message: status < 500 ? messageOf(body) : null, body }
  return { kind: 'unauthorised', detail: isRecord(body) && typeof body['detail'] === 'string' ? body['detail'] : null }
}

/** One fault of the mock, and how the portal reads the response. */
export interface Case {
  /** `409 opt-out-refused` for a declared error with its example; transport faults have their own names. */
  readonly name: string
  readonly fault: Omit<Fault, 'operation' | 'times'>
  readonly response: FailedResponse
}

/** An operation and everything that can go wrong with it. */
export interface FaultyOperation {
  readonly id: OperationId
  readonly host: PlacedOperation['host']
  readonly method: string
  /** A template: `/benefit/{id}`. */
  readonly path: string
  readonly declared: readonly Case[]
  readonly transport: readonly Case[]
  /** The host makes the change but its response is lost. Empty for a read. */
  readonly processed: readonly Case[]
}

const isOperation = (id: string): id is OperationId => id in operations

const exampleOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'value' in value ? value.value : value

/** A body that the operation's decoder refuses; for an operation that returns files, any JSON is wrong. Throws if it accepts any body. */
const wrongShapeFor = (id: OperationId, status: number): unknown => {
  const responses: AnyOperation['responses'] = operations[id].responses
  const decoder = responses[status]
  const wrong = [{ unexpected: 'shape' }, [{ unexpected: 'shape' }], 'unexpected', 7]
  const found = wrong.find((body) => !decoder || isLeft(decoder.decode(body)))
  if (found === undefined)
    throw new Error(`${id} accepts a body of any shape for its ${status}: describe it more closely.`)
  return found
}

/** Longer than any call may take: the client gives up first. */
const FOR_EVER = 600_000

const transportOf = (id: OperationId, status: number): readonly Case[] => {
  const undecodable: FailedResponse = { kind: 'undecodable' }
  const broken: readonly Case[] = [
    { name: 'empty body', fault: { kind: 'empty', status }, response: undecodable },
    { name: 'page instead of data', fault: { kind: 'html', status }, response: undecodable },
    { name: 'malformed body', fault: { kind: 'malformed', status }, response: undecodable },
    { name: 'wrong shape', fault: { kind: 'body', status, body: wrongShapeFor(id, status) }, response: undecodable },
  ]
  return [
    ...(status === 204 ? [] : broken), // A response without a body is not read.
    {
      name: '502 page of a gateway',
      fault: { kind: 'html', status: 502 },
      response: { kind: 'refused', status: 502, message: null, body: null },
    },
    { name: 'dropped connection', fault: { kind: 'drop' }, response: { kind: 'network' } },
    { name: 'time-out', fault: { kind: 'timeOut', delayMs: FOR_EVER }, response: { kind: 'timeOut' } },
  ]
}

const processedOf = (method: string): readonly Case[] => {
  const after = true
  const undecodable: FailedResponse = { kind: 'undecodable' }
  const refused = (status: number): FailedResponse => ({ kind: 'refused', status, message: null, body: null })
  const cases: readonly Case[] = [
    { name: 'processed, then dropped', fault: { kind: 'drop', after }, response: { kind: 'network' } },
    { name: 'processed, then 502', fault: { kind: 'html', status: 502, after }, response: refused(502) },
    { name: 'processed, then 204', fault: { kind: 'empty', status: 204, after }, response: undecodable },
    { name: 'processed, then HTML', fault: { kind: 'html', status: 200, after }, response: undecodable },
    { name: 'processed, then truncated', fault: { kind: 'malformed', status: 200, after }, response: undecodable },
    { name: 'processed, then 409', fault: { kind: 'body', status: 409, body: {}, after }, response: refused(409) },
    {
      name: 'processed, then time-out',
      fault: { kind: 'timeOut', delayMs: FOR_EVER, after },
      response: { kind: 'timeOut' },
    },
  ]
  return method.toUpperCase() === 'GET' ? [] : cases
}

/** Every operation of both OpenAPI documents with its faults, in their order. */
export const faultyOperations: readonly FaultyOperation[] = hosts.flatMap((host) => {
  const document = readDocuments()[host]
  return operationsOf(host, document).map(({ method, path, operation }): FaultyOperation => {
    const { operationId: id, security, responses } = operation
    if (!isOperation(id)) throw new Error(`${id} is in an OpenAPI document and not generated: run npm run generate.`)
    const anonymous = security?.length === 0
    const byStatus = Object.entries(responses).map(
      ([status, response]) => [Number(status), responseOf(document, response)] as const,
    )
    const success = byStatus.find(([status]) => status < 300)?.[0] ?? 200
    const declared = byStatus
      .filter(([status]) => status >= 400)
      .flatMap(([status, { content }]) => {
        const examples = Object.entries(content?.['application/json']?.examples ?? {})
        if (examples.length === 0) throw new Error(`${id} declares ${status} without an example.`)
        return examples.map(([name, example]): Case => {
          const body = exampleOf(example)
          return {
            name: `${status} ${name}`,
            fault: { kind: 'body', status, body },
            response: failedResponseOf(status, body, anonymous),
          }
        })
      })
    return { id, host, method, path, declared, transport: transportOf(id, success), processed: processedOf(method) }
  })
})
