import { escapeKey } from '../../openapi/json.ts'
import { contentAt, variantIn, variantsOf } from '../../openapi/variants.ts'
import { hosts, operationsOf, unusedOperationsOf, type Host } from '../../openapi/document.ts'
import { readDocuments } from '../../openapi/read.ts'

/** One response that a document declares. */
export interface DeclaredResponse {
  readonly host: Host
  readonly operation: string
  /** `GET /benefit/{id}` */
  readonly address: string
  readonly status: number
  /** Which of several successes of the status it is, named as in `openapi/variants.ts`; null if there is one. */
  readonly variant: string | null
}

/** An operation that is described but that the portal does not use. */
export interface UnusedOperation {
  readonly operation: string
  readonly reason: string
  /** The last day that this is valid without another review, yyyy-mm-dd. */
  readonly until: string
}

const pointerOf = (path: string, method: string, status: string): string =>
  `#/paths/${escapeKey(path)}/${method.toLowerCase()}/responses/${status}`

/** Every declared response that the portal can receive, in the order of the bundled documents; each one if a status has several successes. */
export const declaredResponses = (): readonly DeclaredResponse[] =>
  hosts.flatMap((host) => {
    const document = readDocuments()[host]
    return operationsOf(host, document).flatMap(({ method, path, operation }) =>
      Object.keys(operation.responses).flatMap((status): readonly DeclaredResponse[] => {
        const { schema, files } = contentAt(document, pointerOf(path, method, status))
        const variants = status.startsWith('2') ? variantsOf(document, schema, files) : []
        const declared = {
          host,
          operation: operation.operationId,
          address: `${method} ${path}`,
          status: Number(status),
        }
        return variants.length > 1
          ? variants.map((variant) => ({ ...declared, variant }))
          : [{ ...declared, variant: null }]
      }),
    )
  })

/** Which variant a response of a host is. */
export const variantsBy = (
  host: Host,
): ((operation: string, status: number, type: string | null, json: unknown) => string | null) => {
  const document = readDocuments()[host]
  const known = new Map(operationsOf(host, document).map((one) => [one.operation.operationId, one]))
  return (operation, status, type, json) => {
    const one = known.get(operation)
    if (!one || !(String(status) in one.operation.responses)) return null
    const { schema } = contentAt(document, pointerOf(one.path, one.method, String(status)))
    return variantIn(document, schema, type, json)
  }
}

/** Every operation that is described and not used. */
export const unusedOperations = (): readonly UnusedOperation[] =>
  hosts.flatMap((host) =>
    unusedOperationsOf(host, readDocuments()[host]).map(({ operation }) => ({
      operation: operation.operationId,
      reason: operation['x-unused']?.reason ?? '',
      until: operation['x-unused']?.until ?? '',
    })),
  )
