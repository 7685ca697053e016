import type { Operation } from '../../mock-server/openapi.ts'
import type { AnyOperation } from '../../src/effects/api/operation.ts'
import { headerNames } from '../../src/effects/api/request.ts'
import type { Difference } from './difference.ts'
import type { Part, Place } from './places.ts'

const bearerCopy = headerNames.bearerCopy.toLowerCase()

/** The headers that the portal's client can send with a call of an operation, in lower case. */
const headersOf = ({ anonymous }: AnyOperation): ReadonlySet<string> =>
  new Set([
    'accept',
    'content-type',
    headerNames.masqueradeUserId.toLowerCase(),
    headerNames.masqueradeSchemeYear.toLowerCase(),
    ...(anonymous ? [] : ['authorization', bearerCopy]),
  ])

/** Whether the client sends the parameter or header of a place; null for other places. */
export const clientSends = (client: AnyOperation, { part, keys: [name = ''] }: Place): boolean | null => {
  if (part === 'request query') return client.query.includes(name)
  return part === 'request header' ? headersOf(client).has(name.toLowerCase()) : null
}

/** Whether the client would call this method and path, which come from a pact. */
export const clientCalls = (client: AnyOperation, method: string, path: string): boolean => {
  const [own, other] = [client.path.split('/'), path.split('/')]
  const isSame =
    own.length === other.length && own.every((part, index) => part.startsWith('{') || part === other[index])
  return isSame && client.method === method.toUpperCase()
}

const unnamed = (path: string): string => path.replaceAll(/\{[^}]*\}/g, '{}')

/** Where the portal's generated operation differs from OpenAPI: its address, its query, its bearer, the statuses that it reads. */
export const clientAgainstDocument = (
  { method, path, parameters, headersWithBearer, responses }: Operation,
  client: AnyOperation,
): readonly Difference[] => {
  const found: Difference[] = []
  const wrong = (part: Part, keys: readonly string[], message: string): void =>
    void found.push({ pair: 'client and OpenAPI', place: { part, keys }, message })
  if (client.method !== method.toUpperCase() || unnamed(client.path) !== unnamed(path))
    wrong('request address', [], `the portal's client calls ${client.method} ${client.path}`)
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
  for (const name of query)
    if (!client.query.includes(name)) wrong('request query', [name], "the portal's client does not have it")
  for (const name of client.query)
    if (!query.includes(name)) wrong('request query', [name], "the portal's client has it, and OpenAPI does not")
  if (client.anonymous !== (headersWithBearer.length === 0))
    wrong('request header', ['authorization'], `the portal's client sends ${client.anonymous ? 'no' : 'a'} bearer`)
  else if (!client.anonymous && !headersWithBearer.includes(bearerCopy))
    wrong('request header', [bearerCopy], "the portal's client sends it, and OpenAPI does not have it")
  const read = new Set([...Object.keys(client.responses), ...Object.keys(client.errors)])
  // A file has no decoder.
  for (const [status, { files }] of responses)
    if (!read.has(status) && (files.length === 0 || client.files.length === 0))
      wrong('read status', [status], "the portal's client does not read it")
  for (const status of read)
    if (!responses.has(status)) wrong('read status', [status], "the portal's client reads it, and OpenAPI has none")
  return found
}
