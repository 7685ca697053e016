import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { hosts, type OpenApiDocuments, type Host } from '../openapi/document.ts'
import { readDocuments } from '../openapi/read.ts'
import type { Mock, MockRequest } from './request.ts'
import { isForm, readForm } from './form.ts'
import { createMock } from './mock.ts'
import type { ResponseMode } from './sparse.ts'
import { namedFor } from './world/seeds/brands.ts'

const isLocalName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'

/** Whether a page of this origin can call the mock: only names of this machine are allowed, at any port. */
export const isLocalOrigin = (origin: string): boolean => {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return isLocalName(hostname) && (protocol === 'http:' || protocol === 'https:')
}

/**
 * Why a control call is refused: it comes from a page of another site, or addresses a name that is not this machine's, because a site can
 * make its own name resolve to this machine. Null if it is not refused. A call without an origin does not come from a page.
 */
export const controlRefusal = (headers: {
  readonly host?: string | undefined
  readonly origin?: string | undefined
}): string | null => {
  const { host = '', origin } = headers
  const address = `http://${host}`
  if (!URL.canParse(address) || !isLocalName(new URL(address).hostname))
    return `Control calls are for this machine's own names, such as localhost; this one is to '${host}'.`
  if (origin !== undefined && !isLocalOrigin(origin))
    return `Control calls are not for pages of other sites; this one is from '${origin}'.`
  return null
}

/**
 * The headers by which a browser lets a page of another origin read the response. None for a foreign origin, so that the browser refuses.
 * `requested` is the preflight's list of headers; it is granted, because the portal's headers are in the documents and are checked there.
 */
export const corsHeaders = (origin: string | undefined, requested: string | undefined): Record<string, string> =>
  origin !== undefined && isLocalOrigin(origin)
    ? {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
        'Access-Control-Expose-Headers': 'X-Masquerade, Content-Disposition, Content-Encoding, ETag, Retry-After',
        'Access-Control-Max-Age': '600',
        Vary: 'Origin',
        ...(requested !== undefined && { 'Access-Control-Allow-Headers': requested }),
      }
    : { Vary: 'Origin' }

/** Where the mock listens. */
export interface HttpMockOptions {
  /** Port of the older host; 0 takes any free one. */
  readonly legacyPort: number
  /** Port of the versioned host; 0 takes any free one. */
  readonly versionedPort: number
  /** Receives every mismatch and every failed handler; stderr when left out. */
  readonly complain?: (sentence: string) => void
  /** The parsed documents; those of `openapi/` when left out. */
  readonly documents?: OpenApiDocuments
  /** How much of each response the worlds send; everything by default. */
  readonly responses?: ResponseMode
}

/** A mock that listens. */
export interface HttpMock {
  readonly legacyUrl: string
  readonly versionedUrl: string
  readonly mock: Mock
  /** Ends every connection and frees the ports. */
  readonly close: () => Promise<void>
}

const wait = (milliseconds: number): Promise<void> =>
  milliseconds === 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        // A call that hangs must not keep the process from ending.
        setTimeout(resolve, milliseconds).unref()
      })

const readHeaders = ({ headers }: IncomingMessage): Record<string, string> => {
  const read: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) read[name] = String(value)
  return read
}

/** The body, read only where the headers announce one. */
const readBody = async (incoming: IncomingMessage): Promise<string> => {
  const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = incoming.headers
  if (encoding === undefined && (length === undefined || length === '0')) return ''
  const sent = await buffer(incoming)
  return isForm(type) ? readForm(String(type), new Uint8Array(sent)) : sent.toString()
}

const respond = async (mock: Mock, host: Host, incoming: IncomingMessage, response: ServerResponse) => {
  const cors = corsHeaders(incoming.headers.origin, incoming.headers['access-control-request-headers'])
  const method = incoming.method ?? 'GET'
  const url = incoming.url ?? '/'
  if (method === 'OPTIONS' || url === '/favicon.ico') {
    response.writeHead(204, cors).end()
    return
  }
  // Judged as it is routed: `/x/../_mock/worlds` leads there, too.
  const { pathname } = URL.canParse(url, 'http://mock') ? new URL(url, 'http://mock') : { pathname: url }
  const refusal = /^\/_mock(?:\/|$)/.test(pathname) ? controlRefusal(incoming.headers) : null
  if (refusal !== null) {
    response.writeHead(403, { 'Content-Type': 'application/json' }).end(JSON.stringify({ mock: refusal }))
    return
  }
  if (url === '/') {
    response.writeHead(303, { Location: '/_mock/' }).end()
    return
  }
  const body = await readBody(incoming)
  const request: MockRequest = { host, method, url, headers: readHeaders(incoming), body }
  const mocked = await mock.respond(request)
  if (mocked.kind === 'dropped') {
    response.destroy()
    return
  }
  const sent = typeof mocked.body === 'string' ? namedFor(incoming.headers.origin, mocked.body) : mocked.body
  // With a known length, Node sends headers and body in one write.
  const length = mocked.status === 204 ? {} : { 'Content-Length': Buffer.byteLength(sent) }
  response.writeHead(mocked.status, { 'Cache-Control': 'no-store', ...mocked.headers, ...length, ...cors }).end(sent)
}

/** Listens on one address; null when this machine does not have the address. */
const listen = (server: Server, port: number, address: string): Promise<number | null> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new Error(`Port ${port} is taken. Stop what uses it, or choose another port.`, { cause: error }))
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(null)
      else reject(error)
    })
    // A server that listens on a port has an address of this shape.
    server.listen({ port, host: address }, () => resolve((server.address() as AddressInfo).port))
  })

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/**
 * Starts the mock on two ports of this machine, reached as `localhost`, as any `*.localhost` and by number. Rejects with an
 * Error of one sentence when a port is taken, or when operations and handlers do not match.
 */
export const startHttpMock = async (options: HttpMockOptions): Promise<HttpMock> => {
  const complain = options.complain ?? ((sentence: string) => void process.stderr.write(`${sentence}\n`))
  const mock = createMock({
    documents: options.documents ?? readDocuments(),
    complain,
    wait,
    ...(options.responses && { responses: options.responses }),
  })
  const servers: Server[] = []
  const open = async (host: Host, wanted: number): Promise<string> => {
    const start = async (port: number, address: string): Promise<number | null> => {
      const server = createServer((incoming, response) => {
        respond(mock, host, incoming, response).catch((error: unknown) => {
          complain(`The mock could not respond to ${incoming.method} ${incoming.url}: ${String(error)}`)
          response.destroy()
        })
      })
      // Never drops idle connections: one could be dropped just as the next call arrives.
      server.keepAliveTimeout = 0
      servers.push(server)
      return listen(server, port, address)
    }
    const port = (await start(wanted, '127.0.0.1')) ?? wanted
    await start(port, '::1')
    return `http://localhost:${port}`
  }
  try {
    const [legacyUrl, versionedUrl] = [
      await open(hosts[0], options.legacyPort),
      await open(hosts[1], options.versionedPort),
    ]
    return { legacyUrl, versionedUrl, mock, close: async () => void (await Promise.all(servers.map(close))) }
  } catch (error) {
    await Promise.all(servers.map(close))
    throw error
  }
}
