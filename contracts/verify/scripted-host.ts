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
 * The response of a scripted server; null hangs for ever. An object is sent as JSON. The response can break `before` it begins or `within`
 * its body, or stay `stuck` there for ever.
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

/** A host that keeps every interaction of the package, with its provider-state endpoint; `states` and `calls` override its responses. */
export const hostThat = ({
  states = () => ({ body: {} }),
  calls = (received) => (received.path === '/none' ? { status: 404 } : { body: { id: 'text' } }),
}: {
  states?: (received: Received) => ScriptedResponse
  calls?: (received: Received) => ScriptedResponse
} = {}): Promise<Scripted> =>
  serve((received) => (received.path.startsWith('/_mock/') ? states(received) : calls(received)))
