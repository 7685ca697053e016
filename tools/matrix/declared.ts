import { fileURLToPath } from 'node:url'
import type { Host } from '../../src/effects/api/operation.ts'
import { hosts, operationsOf, readDescription } from '../generate/description.ts'

/** One answer that a description declares. */
export interface DeclaredAnswer {
  readonly host: Host
  readonly operation: string
  /** `GET /benefit/{id}` */
  readonly address: string
  readonly status: number
}

/** Every declared answer of both hosts, in the order of the bundled descriptions. */
export const declaredAnswers = (): readonly DeclaredAnswer[] =>
  hosts.flatMap((host) => {
    const file = fileURLToPath(new URL(`../../openapi/${host}.yaml`, import.meta.url))
    return operationsOf(host, readDescription(file)).flatMap(({ method, path, operation }) =>
      Object.keys(operation.responses).map((status) => ({
        host,
        operation: operation.operationId,
        address: `${method} ${path}`,
        status: Number(status),
      })),
    )
  })
