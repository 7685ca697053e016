import { compareSchemas, type Both, type Side } from './compare-schemas.ts'
import { follow, isNode, type Node } from './schemas.ts'

/** One change of an operation. */
export interface Change {
  /** `request query page`, `answer 200 $.data[*].name`, `operation`. */
  readonly where: string
  readonly what: string
  /** Whether a portal that was built for the old description may fail at a host of the new one. */
  readonly breaking: boolean
}

/** An operation that changed. */
export interface ChangedOperation {
  /** The id by which the portal's code knows it: the old one. */
  readonly operation: string
  /** `PATCH /selection/{id}`, as it is now, or as it was before its removal. */
  readonly address: string
  readonly breaking: boolean
  readonly changes: readonly Change[]
}

interface Placed {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly item: Node
  readonly node: Node
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

const parametersOf = (document: Node, { item, node }: Placed): ReadonlyMap<string, Node> =>
  new Map(
    [item['parameters'], node['parameters']]
      .flatMap((list) => (Array.isArray(list) ? list : []))
      .map((one) => follow(document, one))
      .map((one) => [`${String(one['in'])} ${String(one['name'])}`, one]),
  )

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isNode(value) ? Object.entries(value) : []

const compareOperations = (documents: Both, old: Placed, now: Placed): readonly Change[] => {
  const found: Change[] = []
  const add = (where: string, what: string, breaking: boolean): void => void found.push({ where, what, breaking })
  const schemas = (where: string, side: Side, before: unknown, after: unknown): void => {
    for (const { place, what, breaking } of compareSchemas(documents, side, before, after))
      add(`${where} ${place === '$' ? '' : place}`.trim(), what, breaking)
  }
  const contents = (where: string, side: Side, before: Node, after: Node): void => {
    const [was, is] = [new Map(entriesOf(before['content'])), new Map(entriesOf(after['content']))]
    for (const type of is.keys()) if (!was.has(type)) add(where, `may be ${type} now`, side === 'answer')
    for (const [type, body] of was) {
      const other = is.get(type)
      if (other === undefined) add(where, `is no longer ${type}`, side === 'request' || is.size === 0)
      else schemas(where, side, isNode(body) ? body['schema'] : {}, isNode(other) ? other['schema'] : {})
    }
  }

  if (old.id !== now.id) add('operation', `is called ${now.id} now`, false)
  const [was, is] = [`${old.method} ${old.path}`, `${now.method} ${now.path}`]
  if (was !== is) add('operation', `is at ${is} and was at ${was}`, true)

  const [before, after] = [parametersOf(documents.old, old), parametersOf(documents.now, now)]
  for (const [name, parameter] of after) {
    const former = before.get(name)
    const isRequired = parameter['required'] === true
    if (former === undefined) add(`request ${name}`, isRequired ? 'must be sent now' : 'may be sent now', isRequired)
    else {
      if (isRequired && former['required'] !== true) add(`request ${name}`, 'must be sent now', true)
      if (!isRequired && former['required'] === true) add(`request ${name}`, 'may be left out now', false)
      schemas(`request ${name}`, 'request', former['schema'], parameter['schema'])
    }
  }
  for (const name of before.keys()) if (!after.has(name)) add(`request ${name}`, 'is gone', true)

  const [oldBody, newBody] = [
    follow(documents.old, old.node['requestBody']),
    follow(documents.now, now.node['requestBody']),
  ]
  const has = (placed: Placed): boolean => placed.node['requestBody'] !== undefined
  if (has(old) && has(now)) {
    if (newBody['required'] === true && oldBody['required'] !== true) add('request', 'must have a body now', true)
    contents('request', 'request', oldBody, newBody)
  } else if (has(now))
    add(
      'request',
      newBody['required'] === true ? 'must have a body now' : 'may have a body now',
      newBody['required'] === true,
    )
  else if (has(old)) add('request', 'takes no body now', true)

  const security = (document: Node, { node }: Placed): string =>
    JSON.stringify(node['security'] ?? document['security'] ?? [])
  if (security(documents.old, old) !== security(documents.now, now)) add('operation', 'is secured in another way', true)

  const [oldAnswers, newAnswers] = [
    new Map(entriesOf(old.node['responses'])),
    new Map(entriesOf(now.node['responses'])),
  ]
  for (const status of newAnswers.keys()) if (!oldAnswers.has(status)) add(`answer ${status}`, 'is new', false)
  for (const [status, value] of oldAnswers) {
    const other = newAnswers.get(status)
    // The portal distinguishes errors by their status; without one it shows the general words, but a success it needs.
    if (other === undefined) add(`answer ${status}`, 'is gone', status.startsWith('2'))
    else {
      const [one, two] = [follow(documents.old, value), follow(documents.now, other)]
      contents(`answer ${status}`, 'answer', one, two)
      const headers = new Set(entriesOf(two['headers']).map(([name]) => name))
      for (const [name] of entriesOf(one['headers']))
        if (!headers.has(name)) add(`answer ${status} header ${name}`, 'is gone', true)
      const known = new Set(entriesOf(one['headers']).map(([name]) => name))
      for (const name of headers) if (!known.has(name)) add(`answer ${status} header ${name}`, 'is new', false)
    }
  }
  return found
}

/** Every operation that differs between two versions of one host's description; texts and examples are no difference. */
export const changesBetween = (old: Node, now: Node): readonly ChangedOperation[] => {
  const [before, after] = [operationsOf(old), operationsOf(now)]
  const successorOf = (one: Placed): Placed | undefined =>
    after.find(({ id }) => id === one.id) ??
    after.find(
      ({ id, path, method }) => path === one.path && method === one.method && !before.some((other) => other.id === id),
    )
  const successors = new Set(before.flatMap((one) => successorOf(one) ?? []))
  const changed = (former: Placed, one: Placed, changes: readonly Change[]): readonly ChangedOperation[] =>
    changes.length === 0
      ? []
      : [
          {
            operation: former.id,
            address: `${one.method} ${one.path}`,
            // What the portal has no use for cannot break it.
            breaking: former.node['x-unused'] === undefined && changes.some(({ breaking }) => breaking),
            changes,
          },
        ]
  return [
    ...before.flatMap((one) => {
      const successor = successorOf(one)
      return successor
        ? changed(one, successor, compareOperations({ old, now }, one, successor))
        : changed(one, one, [{ where: 'operation', what: 'is gone', breaking: true }])
    }),
    ...after
      .filter((one) => !successors.has(one))
      .flatMap((one) => changed(one, one, [{ where: 'operation', what: 'is new', breaking: false }])),
  ]
}
