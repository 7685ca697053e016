import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type * as Core from '@pact-foundation/pact-core'
import type { StateValues } from './states.ts'

/** What the parent requests: one interaction, in its own pact file, against a host that is already in its state. */
export interface ReplayOrder {
  readonly file: string
  readonly provider: string
  readonly url: string
  readonly timeoutMs: number
  /** The values that each state returned. */
  readonly values: Readonly<Record<string, StateValues>>
}

/** What comes back: the library's own report as JSON text, or why it could not run. */
export type ReplayResponse =
  | { readonly kind: 'report'; readonly text: string }
  | { readonly kind: 'crash'; readonly why: string }

/** The argument that makes the program a replaying child. */
export const replayArgument = '--replay-for-parent'

const library = '@pact-foundation/pact-core'

const send = (result: ReplayResponse): void => void process.send?.(result)

/**
 * Replays interactions with the Pact library until the parent exits. The library always prints what it does, so it runs in a child
 * whose output nobody reads. The library requests the values of a state itself: the server here returns those that the parent
 * received.
 */
export const replayForParent = async (): Promise<void> => {
  let values: ReplayOrder['values'] = {}
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { state }: { readonly state?: unknown } = JSON.parse(body) // the library's own request
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(values[String(state)] ?? {}))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  // The library is CommonJS with its own `default`, which ES module loaders read in two different ways; `require` has only one.
  const { default: pact } = createRequire(import.meta.url)(library) as typeof Core
  process.once('disconnect', () => process.exit())
  // Only the parent writes to this child.
  process.on('message', (order: ReplayOrder) => {
    values = order.values
    pact
      .verifyPacts({
        provider: order.provider,
        providerBaseUrl: order.url,
        pactUrls: [order.file],
        providerStatesSetupUrl: `http://127.0.0.1:${port}/`,
        timeout: order.timeoutMs,
        logLevel: 'error',
      })
      .then(
        (report: string) => send({ kind: 'report', text: report }),
        (error: unknown) => send(crashOrReport(error instanceof Error ? error.message : String(error))),
      )
  })
  process.send?.('ready')
}

/** The library rejects with its report if an interaction failed, and with a sentence if it could not run. */
const crashOrReport = (message: string): ReplayResponse =>
  message.startsWith('{') ? { kind: 'report', text: message } : { kind: 'crash', why: message }
