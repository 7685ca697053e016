import { headerOf } from '../../contracts/agreement/pact-file.ts'
import { headerNames } from '../../src/effects/api/request.ts'
import { compareContents, compareValues, type Comparison } from './contents.ts'
import { follow, isNode, type Node } from './schemas.ts'

/** One operation of a document, with its path. */
export interface Placed {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly item: Node
  readonly node: Node
}

/** A path without the names of its parameters, which each document can choose. */
export const unnamed = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}')

const namesIn = (path: string): readonly string[] => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)

interface Parameter {
  /** `query page`, as a report shows it. */
  readonly shown: string
  readonly name: string
  readonly node: Node
}

/** Parameters by what identifies them: path parameters by position, headers regardless of case. */
const parametersOf = (document: Node, { item, node, path }: Placed): ReadonlyMap<string, Parameter> =>
  new Map(
    [item['parameters'], node['parameters']]
      .flatMap((list) => (Array.isArray(list) ? list : []))
      .map((one) => follow(document, one))
      .map((one) => {
        const [place, name] = [String(one['in']), String(one['name'])]
        const key = place === 'path' ? namesIn(path).indexOf(name) : place === 'header' ? name.toLowerCase() : name
        return [`${place} ${key}`, { shown: `${place} ${name}`, name, node: one }]
      }),
  )

const sentAlways = new Set<string>(Object.values(headerNames).map((name) => name.toLowerCase()))

/** Who sends a parameter; null if nobody does. */
const senderOf = ({ uses }: Comparison, { node, name }: Parameter): string | null => {
  if (node['in'] === 'path' || sentAlways.has(name.toLowerCase())) return 'the portal sends it'
  const pact = uses.interactions.find(({ request }) =>
    node['in'] === 'query' ? request.query?.[name] !== undefined : headerOf(request, name) !== null,
  )
  if (pact) return `a pact sends it`
  const user = uses.names(name)
  return user === null ? null : `${user} has it`
}

/** How a value is written into a parameter, with OpenAPI's defaults. */
const writtenAs = ({ node }: Parameter): string => {
  const style = node['style'] ?? (node['in'] === 'query' || node['in'] === 'cookie' ? 'form' : 'simple')
  return JSON.stringify([style, node['explode'] ?? style === 'form', node['content'] !== undefined])
}

const compareParameters = (comparison: Comparison, old: Placed, now: Placed): void => {
  const { documents, add } = comparison
  const [before, after] = [parametersOf(documents.old, old), parametersOf(documents.now, now)]
  for (const [key, parameter] of after) {
    const former = before.get(key)
    const where = `request ${parameter.shown}`
    const isRequired = parameter.node['required'] === true
    if (former === undefined) {
      add(where, isRequired ? 'must be sent now' : 'can be sent now', isRequired)
      continue
    }
    if (former.shown !== parameter.shown) add(`request ${former.shown}`, `is called ${parameter.name} now`, false)
    if (isRequired && former.node['required'] !== true) add(where, 'must be sent now', true)
    if (!isRequired && former.node['required'] === true) add(where, 'can be left out now', false)
    if (writtenAs(former) !== writtenAs(parameter)) add(where, 'is written in another way', true)
    compareValues(comparison, where, 'request', former.node['schema'], parameter.node['schema'])
  }
  for (const [key, parameter] of before) {
    if (after.has(key)) continue
    const sender = senderOf(comparison, parameter)
    add(`request ${parameter.shown}`, 'is gone', sender !== null, sender ?? 'the portal does not send it')
  }
}

const compareBodies = (comparison: Comparison, old: Placed, now: Placed): void => {
  const { documents, add } = comparison
  const [before, after] = [
    follow(documents.old, old.node['requestBody']),
    follow(documents.now, now.node['requestBody']),
  ]
  const has = (placed: Placed): boolean => placed.node['requestBody'] !== undefined
  const isRequired = after['required'] === true
  if (has(old) && has(now)) {
    if (isRequired && before['required'] !== true) add('request', 'must have a body now', true)
    compareContents(comparison, 'request', 'request', before, after, () => null)
  } else if (has(now)) add('request', isRequired ? 'must have a body now' : 'can have a body now', isRequired)
  else if (has(old)) add('request', 'takes no body now', true)
}

/** The alternative security requirements, each as a set of scheme definitions, because names can differ between documents. */
const securityOf = (document: Node, { node }: Placed): readonly ReadonlySet<string>[] => {
  const wanted = node['security'] ?? document['security'] ?? []
  const components = follow(document, document['components'])
  const schemes = follow(document, components['securitySchemes'])
  const alternatives = (Array.isArray(wanted) ? wanted : []).filter(isNode).map(
    (one) =>
      new Set(
        Object.entries(one).map(([name, scopes]) => {
          const { type, scheme, in: place, name: key } = follow(document, schemes[name])
          return JSON.stringify([type, String(scheme).toLowerCase(), place, key, scopes])
        }),
      ),
  )
  return alternatives.length === 0 ? [new Set()] : alternatives
}

/** Whatever satisfies the old document has to satisfy the new one. */
const compareSecurity = ({ documents, add }: Comparison, old: Placed, now: Placed): void => {
  const [before, after] = [securityOf(documents.old, old), securityOf(documents.now, now)]
  const texts = ([one, other]: readonly (readonly ReadonlySet<string>[])[]): boolean =>
    JSON.stringify(one?.map((set) => [...set])) === JSON.stringify(other?.map((set) => [...set]))
  if (texts([before, after])) return
  const isEnough = before.every((sent) => after.some((wanted) => [...wanted].every((scheme) => sent.has(scheme))))
  add('operation', isEnough ? 'asks for less or other credentials' : 'is secured in another way', !isEnough)
}

/** The changes of what the portal has to send. */
export const compareRequests = (comparison: Comparison, old: Placed, now: Placed): void => {
  const [was, is] = [old, now].map(({ method, path }) => `${method} ${unnamed(path)}`)
  if (was !== is)
    comparison.add('operation', `is at ${now.method} ${now.path} and was at ${old.method} ${old.path}`, true)
  compareParameters(comparison, old, now)
  compareBodies(comparison, old, now)
  compareSecurity(comparison, old, now)
}
