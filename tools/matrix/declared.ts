import { fileURLToPath } from 'node:url'
import type { Host } from '../../src/effects/api/operation.ts'
import { hosts, operationsOf, readDescription, unusedOperationsOf, type Description } from '../generate/description.ts'

/** One response that a document declares. */
export interface DeclaredResponse {
  readonly host: Host
  readonly operation: string
  /** `GET /benefit/{id}` */
  readonly address: string
  readonly status: number
}

/** An operation that is described and that the portal has no use for. */
export interface UnusedOperation {
  readonly operation: string
  readonly reason: string
  /** The last day that this holds unless it is looked at again, yyyy-mm-dd. */
  readonly until: string
}

const descriptionOf = (host: Host): Description =>
  readDescription(fileURLToPath(new URL(`../../openapi/${host}.yaml`, import.meta.url)))

/** Every declared response that the portal can receive, in the order of the bundled documents. */
export const declaredResponses = (): readonly DeclaredResponse[] =>
  hosts.flatMap((host) =>
    operationsOf(host, descriptionOf(host)).flatMap(({ method, path, operation }) =>
      Object.keys(operation.responses).map((status) => ({
        host,
        operation: operation.operationId,
        address: `${method} ${path}`,
        status: Number(status),
      })),
    ),
  )

/** Every operation that is described and not used. */
export const unusedOperations = (): readonly UnusedOperation[] =>
  hosts.flatMap((host) =>
    unusedOperationsOf(host, descriptionOf(host)).map(({ operation }) => ({
      operation: operation.operationId,
      reason: operation['x-unused']?.reason ?? '',
      until: operation['x-unused']?.until ?? '',
    })),
  )
