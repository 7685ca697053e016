import { keysOfPointer, valueAt } from '../../openapi/json.ts'
import { compareRequests, unnamed, type Placed } from './compare-requests.ts'
import { compareResponses } from './compare-responses.ts'
import type { Both } from './compare-schemas.ts'
import type { Change } from './contents.ts'
import { lostDemands } from './demands.ts'
import { follow, isNode, type Node } from './schemas.ts'
import type { Uses } from './uses.ts'

/** An operation that changed. */
export interface ChangedOperation {
  /** The id by which the portal's code knows it: the old one. */
  readonly operation: string
  /** `PATCH /selection/{id}`, as it is now, or as it was before its removal. */
  readonly address: string
  readonly breaking: boolean
  readonly changes: readonly Change[]
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

const operationsOf = (document: Node): readonly Placed[] =>
  Object.entries(isNode(document['paths']) ? document['paths'] : {}).flatMap(([path, value]) => {
    const item = follow(document, value)
    return methods
      .filter((method) => isNode(item[method]))
      .map((method) => {
        const node = follow(document, item[method])
        return {
          id: String(node['operationId'] ?? `${method} ${path}`),
          method: method.toUpperCase(),
          path,
          item,
          node,
        }
      })
  })

const referencesIn = (text: string): readonly string[] =>
  [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference)

/** Whether anything that describes an operation differs, so that most of a document is never compared. */
const differenceBetween = ({ old, now }: Both): ((before: Placed, after: Placed) => boolean) => {
  const known = new Map<string, { readonly isSame: boolean; readonly leadsTo: readonly string[] }>()
  const referred = (reference: string) => {
    const found = known.get(reference)
    if (found) return found
    const [was, is] = [old, now].map((document) => JSON.stringify(valueAt(document, keysOfPointer(reference))))
    const entry = { isSame: was === is, leadsTo: referencesIn(is ?? '') }
    known.set(reference, entry)
    return entry
  }
  const security = (document: Node): unknown => [
    document['security'],
    follow(document, document['components'])['securitySchemes'],
  ]
  const isSecuredAlike = JSON.stringify(security(old)) === JSON.stringify(security(now))
  const textOf = ({ item, node }: Placed): string => JSON.stringify([item['parameters'], node])
  return (before, after) => {
    const text = textOf(after)
    const isMoved = before.path !== after.path || before.method !== after.method
    if (isMoved || !isSecuredAlike || textOf(before) !== text) return true
    const reached = new Set(referencesIn(text))
    // The set grows while it is walked, so a recursive schema is visited only once.
    for (const reference of reached) {
      const { isSame, leadsTo } = referred(reference)
      if (!isSame) return true
      for (const next of leadsTo) reached.add(next)
    }
    return false
  }
}

const compareOperations = (documents: Both, old: Placed, now: Placed, uses: Uses): readonly Change[] => {
  const found: Change[] = []
  const comparison = {
    documents,
    uses,
    add: (where: string, what: string, breaking: boolean, because?: string): void =>
      void found.push({ where, what, breaking, ...(because !== undefined && { because }) }),
  }
  if (old.id !== now.id) comparison.add('operation', `is called ${now.id} now`, false)
  compareRequests(comparison, old, now)
  compareResponses(comparison, old.node, now.node)
  if (found.length === 0) return []
  // A change that a pact does not allow is breaking, even if the portal could continue.
  for (const { where, because } of lostDemands(documents, old.node, now.node, uses.interactions)) {
    const index = found.findIndex((one) => one.where === where && !one.breaking)
    const [known] = index === -1 ? [] : [found[index]]
    if (known) found[index] = { ...known, breaking: true, because }
    else if (!found.some((one) => where.startsWith(one.where) && one.breaking))
      found.push({ where, what: 'is no longer as a pact demands', breaking: true, because })
  }
  return found
}

/**
 * Every operation that differs between two versions of one host's OpenAPI document; differences in texts and examples do not count. `usesOf` says
 * what the portal does with an operation.
 */
export const changesBetween = (
  old: Node,
  now: Node,
  usesOf: (operation: string) => Uses,
): readonly ChangedOperation[] => {
  const [before, after] = [operationsOf(old), operationsOf(now)]
  const differs = differenceBetween({ old, now })
  const successorOf = (one: Placed): Placed | undefined =>
    after.find(({ id }) => id === one.id) ??
    after.find(
      ({ id, path, method }) =>
        unnamed(path) === unnamed(one.path) && method === one.method && !before.some((other) => other.id === id),
    )
  const successors = new Set(before.flatMap((one) => successorOf(one) ?? []))
  const changed = (former: Placed, one: Placed, changes: readonly Change[]): readonly ChangedOperation[] =>
    changes.length === 0
      ? []
      : [
          {
            operation: former.id,
            address: `${one.method} ${one.path}`,
            // An operation that the portal does not use cannot break it.
            breaking: former.node['x-unused'] === undefined && changes.some(({ breaking }) => breaking),
            changes,
          },
        ]
  return [
    ...before.flatMap((one) => {
      const successor = successorOf(one)
      if (!successor) return changed(one, one, [{ where: 'operation', what: 'is gone', breaking: true }])
      if (!differs(one, successor)) return []
      return changed(one, successor, compareOperations({ old, now }, one, successor, usesOf(one.id)))
    }),
    ...after
      .filter((one) => !successors.has(one))
      .flatMap((one) => changed(one, one, [{ where: 'operation', what: 'is new', breaking: false }])),
  ]
}
