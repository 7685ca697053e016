import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request as a scripted server sees it. */
export interface Received {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/**
 * The response of a scripted server; null hangs for ever. An object is sent as JSON. It can break: `before` it began, `within` its body,
 * or `stuck` there for ever.
 */
export type ScriptedResponse = {
  readonly status?: number
  readonly type?: string
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
  readonly body?: unknown
  readonly breaks?: 'before' | 'within' | 'stuck'
} | null

/** A small server of a test. */
export interface Scripted {
  readonly url: string
  readonly received: readonly Received[]
  readonly close: () => Promise<void>
}

/** Serves what a script returns, on a free port. */
export const serve = async (script: (received: Received) => ScriptedResponse): Promise<Scripted> => {
  const received: Received[] = []
  const server = createServer((request, out) => {
    void text(request).then((body) => {
      const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
      received.push(one)
      const response = script(one)
      if (response === null) return
      const { status = 200, type = 'application/json', headers = {}, body: sent = {}, breaks } = response
      if (breaks === 'before') return void out.destroy()
      const bytes = Buffer.from(sent instanceof Uint8Array || typeof sent === 'string' ? sent : JSON.stringify(sent))
      const length = breaks === undefined ? {} : { 'Content-Length': String(bytes.length * 2) }
      out.writeHead(status, { 'Content-Type': type, ...length, ...headers } as OutgoingHttpHeaders)
      if (breaks === undefined) out.end(bytes)
      else out.write(bytes, () => breaks === 'within' && out.destroy())
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The body of a post to a provider-state endpoint. */
export const stateIn = ({ body }: Received): { state: string; params: object; action: string } => JSON.parse(body)

/** A host that keeps every interaction of the package, with its provider-state endpoint; `states` and `calls` may say otherwise. */
export const hostThat = ({
  states = () => ({ body: {} }),
  calls = (received) => (received.path === '/none' ? { status: 404 } : { body: { id: 'text' } }),
}: {
  states?: (received: Received) => ScriptedResponse
  calls?: (received: Received) => ScriptedResponse
} = {}): Promise<Scripted> =>
  serve((received) => (received.path.startsWith('/_mock/') ? states(received) : calls(received)))

/** What a scripted broker received. */
export interface ScriptedBroker extends Scripted {
  /** The bodies of what was published, and the branches that versions were put on. */
  readonly published: { readonly contracts: unknown[]; readonly results: unknown[]; readonly branches: string[] }
}

/**
 * A Pact Broker as far as the program calls it, with the addresses, links and bodies of its documented API. It opens to one
 * value of `Authorization`, and has one pact of the branch `main` for a provider.
 */
export const brokerWith = async (
  authorization: string,
  pact: { readonly provider: { readonly name: string }; readonly interactions: readonly object[] } | null,
): Promise<ScriptedBroker> => {
  const published: ScriptedBroker['published'] = { contracts: [], results: [], branches: [] }
  const pactPath = '/pacts/provider/legacy/consumer/portal/pact-version/0e3369199f4008231946e0245474537443ccda2a'
  const hal = (body: unknown, status = 200): ScriptedResponse => ({
    status,
    type: 'application/hal+json;charset=utf-8',
    body,
  })
  const respond = (base: string, { method, path, headers, body }: Received): ScriptedResponse => {
    // The broker itself repeats what it was sent, so that a leak would be seen.
    if (headers['authorization'] !== authorization)
      return { status: 401, body: { error: { message: `Unauthorised: ${String(headers['authorization'])}` } } }
    const link = (href: string, templated = false) => ({ href: `${base}${href}`, templated })
    switch (`${method} ${path}`) {
      case 'GET /':
        return hal({
          _links: {
            self: link('/'),
            'pb:publish-contracts': link('/contracts/publish'),
            'pb:provider-pacts-for-verification': link('/pacts/provider/{provider}/for-verification', true),
            'pb:pacticipant-branch-version': link(
              '/pacticipants/{pacticipant}/branches/{branch}/versions/{version}',
              true,
            ),
          },
        })
      case 'POST /pacts/provider/legacy/for-verification': {
        const { consumerVersionSelectors: selectors } = JSON.parse(body) as { consumerVersionSelectors: object[] }
        const wanted = selectors.some((one) => 'mainBranch' in one || ('branch' in one && one.branch === 'main'))
        const self = { ...link(pactPath), name: 'Pact between portal (v1) and legacy' }
        const pacts = pact && wanted ? [{ verificationProperties: { notices: [] }, _links: { self } }] : []
        return hal({ _embedded: { pacts }, _links: { self: link(path) } })
      }
      case `GET ${pactPath}`:
        return hal({
          ...pact,
          interactions: pact?.interactions.map((one, index) => ({ ...one, _id: `id-${index}` })),
          createdAt: '2026-11-20T10:00:00+00:00',
          _links: { self: link(pactPath), 'pb:publish-verification-results': link(`${pactPath}/verification-results`) },
        })
      case `POST ${pactPath}/verification-results`:
        published.results.push(JSON.parse(body))
        return hal(JSON.parse(body), 201)
      case 'POST /contracts/publish':
        published.contracts.push(JSON.parse(body))
        return hal({ notices: [{ type: 'success', text: 'Pact successfully published.' }], _links: {} })
      default:
        if (method !== 'PUT' || !path.startsWith('/pacticipants/')) return { status: 404, body: 'Not found' }
        published.branches.push(path)
        return hal({ _links: { self: link(path) } }, 201)
    }
  }
  const server: Scripted = await serve((received) => respond(server.url, received))
  return { ...server, published }
}
