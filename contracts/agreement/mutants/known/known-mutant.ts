import type { OpenApiDocuments } from '../../../../mock-server/openapi.ts'
import type { AnyOperation } from '../../../../src/effects/api/operation.ts'
import type { Artefact } from '../../evidence.ts'
import type { Interaction } from '../../pact-file.ts'
import type { ComparedResponse } from '../../response.ts'
import { isObject, keysOfPointer, resolve, valueAt } from '../../../../openapi/json.ts'

// Interactions that several mutants use.
export const credits = 'getCreditsBalance: the balance of somebody who has left'
export const employees = 'getEmployees: employees by search, filter, page, order and rows'
export const acting = 'getFamilyOf: the family of the person acted for'
export const report = 'downloadReport: one report'
export const vouchers = 'getVouchers: the vouchers'

/** A document, or a part of one, that was copied to be changed. */
export type Changing = Record<string, unknown>

/** A mutant written by hand: a change of one artefact, and the outlier that results. */
export interface KnownMutant {
  /** The part of the interaction that it concerns: `path`, `response header`. */
  readonly kind: string
  readonly what: string
  /** The whole description of the interaction. */
  readonly interaction: string
  /** The outlier that the agreement has to name; null if nobody can know. */
  readonly outlier: Artefact | null
  readonly document?: (document: Changing) => void
  readonly pact?: (interaction: Interaction) => Interaction
  /** Changes what the mock returned. */
  readonly sent?: (response: ComparedResponse) => ComparedResponse
  readonly client?: (operation: AnyOperation) => AnyOperation
}

/** What is at a pointer of a copied document, references followed. Throws if there is nothing, to reveal a mutant that no longer fits. */
export const at = (document: Changing, pointer: string): Changing => {
  const found = valueAt(document, keysOfPointer(resolve(document, pointer).pointer))
  if (!isObject(found)) throw new Error(`The OpenAPI document has nothing at ${pointer}.`)
  return found as Changing // part of a copy that nothing else uses
}

/** The pointer of an operation: `operationAt('/user', 'patch')`. */
export const operationAt = (path: string, method: string): string => `#/paths/${path.replaceAll('/', '~1')}/${method}`

/** Renames a key. Throws if there is no such key. */
export const move = (holder: Changing, from: string, to: string): void => {
  if (!(from in holder)) throw new Error(`There is no ${from} to move.`)
  holder[to] = holder[from]
  delete holder[from]
}

/** The documents with one of them changed, as a copy. */
export const withDocument = (
  documents: OpenApiDocuments,
  host: Interaction['host'],
  change: (document: Changing) => void,
): OpenApiDocuments => {
  const document = structuredClone(documents[host]) as Changing // the root of a document is an object
  change(document)
  return { ...documents, [host]: document }
}
