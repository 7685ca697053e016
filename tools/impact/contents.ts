import { compareSchemas, type Both } from './compare-schemas.ts'
import { isNode, type Node, type Side } from './schemas.ts'
import type { Uses } from './uses.ts'

/** One change of an operation. */
export interface Change {
  /** `request query page`, `response 200 $.data[*].name`, `operation`. */
  readonly where: string
  readonly what: string
  /** Whether a portal that was built for the old OpenAPI document can fail at a host of the new one. */
  readonly breaking: boolean
  /** Why it breaks the portal or does not, if that is not obvious. */
  readonly because?: string
}

/** Notes a change. */
export type Add = (where: string, what: string, breaking: boolean, because?: string) => void

/** The entries of an object in a document; none if it is no object. */
export const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isNode(value) ? Object.entries(value) : []

/** Media types without their parameters. */
const typesOf = (node: Node): ReadonlyMap<string, unknown> =>
  new Map(entriesOf(node['content']).map(([type, body]) => [type.split(';')[0]?.trim().toLowerCase() ?? '', body]))

/** Whether a body is described at all. */
export const hasContent = (node: Node): boolean => typesOf(node).size > 0

/** What two bodies are compared with. */
export interface Comparison {
  readonly documents: Both
  readonly uses: Uses
  readonly add: Add
}

/** The changes between two schemas. */
export const compareValues = (
  { documents, uses, add }: Comparison,
  where: string,
  side: Side,
  before: unknown,
  after: unknown,
): void => {
  for (const { place, what, breaking, because } of compareSchemas(documents, side, uses, before, after))
    add(`${where} ${place === '$' ? '' : place}`.trim(), what, breaking, because)
}

/** The changes between two bodies, type by type. `wants` names the pact that demands a type of a response. */
export const compareContents = (
  comparison: Comparison,
  where: string,
  side: Side,
  before: Node,
  after: Node,
  wants: (type: string) => string | null,
): void => {
  const [was, is] = [typesOf(before), typesOf(after)]
  const stays = [...was.keys()].some((type) => is.has(type))
  // The portal's `Accept` names its types, so a host never sends it an additional one.
  for (const type of is.keys())
    if (!was.has(type)) comparison.add(where, `can be ${type} now`, side === 'response' && !stays && was.size > 0)
  for (const [type, body] of was) {
    const other = is.get(type)
    const schemaOf = (one: unknown): unknown => (isNode(one) ? one['schema'] : {})
    if (is.has(type)) compareValues(comparison, where, side, schemaOf(body), schemaOf(other))
    else {
      const pact = wants(type)
      comparison.add(where, `is no longer ${type}`, side === 'request' || !stays || pact !== null, pact ?? undefined)
    }
  }
}
