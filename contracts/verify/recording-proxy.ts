import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { callHost, ofConnection, pairsOf, type CallResult, type HeaderList, type SentRequest } from './http-call.ts'
import type { Interaction, State } from './pact-file.ts'
import type { StateValues } from './states.ts'

/** One call of the Pact library through the proxy: its request to the host, and the result. */
export interface Recording {
  readonly request: SentRequest
  readonly result: CallResult
}

/** A call that the Pact library made, with the interaction that it belongs to. */
export interface Made {
  readonly interaction: Interaction
  readonly recording: Recording
  /** Its states, with what they returned. */
  readonly states: readonly (readonly [State, StateValues])[]
}

/** A proxy between the Pact library and the host, so that one request can be judged by the pact and by the OpenAPI document. */
export interface RecordingProxy {
  /** The address that the library uses as the host's. */
  readonly url: string
  /** Takes the last call since the previous `take`; null if the library made none. */
  readonly take: () => Recording | null
  readonly close: () => Promise<void>
}

/** Whether a status is a redirect. */
export const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status)

/**
 * The headers that the library gets. It would follow a redirect, with the token, to any address that the host names, and accept what it
 * finds there, so it gets the status of a redirect without the address.
 */
const passedOn = (status: number, headers: HeaderList): string[] =>
  headers
    .filter(([name]) => !ofConnection.has(name.toLowerCase()))
    .filter(([name]) => !(isRedirect(status) && name.toLowerCase() === 'location'))
    .flat()

/**
 * Starts a proxy to the host at `url` on a free port of this machine. Status, headers and bytes go through as they are, `extra` headers
 * are added to each request, and a call that breaks at the host breaks here too.
 */
export const startRecordingProxy = async (
  url: string,
  { timeoutMs, extra = [] }: { readonly timeoutMs: number; readonly extra?: HeaderList },
): Promise<RecordingProxy> => {
  let last: Recording | null = null
  const server = createServer((incoming, out) => {
    void buffer(incoming).then(async (body) => {
      const request: SentRequest = {
        method: incoming.method ?? 'GET',
        url: `${url}${incoming.url ?? '/'}`,
        headers: [...pairsOf(incoming.rawHeaders), ...extra].filter(([name]) => !ofConnection.has(name.toLowerCase())),
        body,
      }
      const result = await callHost(request, timeoutMs)
      last = { request, result }
      if (result.kind === 'broken') return void out.destroy()
      out.sendDate = false
      out.writeHead(result.status, passedOn(result.status, result.headers)).end(result.body)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    take: () => {
      const taken = last
      last = null
      return taken
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
