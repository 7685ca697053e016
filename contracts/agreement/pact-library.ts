import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { isObject, type Json } from '../../openapi/json.ts'
import { at, listAt } from '../verify/bad-input.ts'
import { startLibrary } from '../verify/library.ts'
import { jsonOf, type WrittenInteraction } from './pact-file.ts'
import { keysOf, valueAt, type Place } from './places.ts'
import type { ComparedResponse } from './response.ts'

/** A response to compare with the rules of an interaction; both have one status. */
export interface Pairing {
  readonly interaction: WrittenInteraction
  readonly response: ComparedResponse
}

/** Where a response breaks the rules, in the words of Pact's library. */
export interface Gap {
  readonly place: Place
  readonly message: string
}

/** Pact's own library, the only authority on what a matching rule means. */
export interface PactLibrary {
  /** The gaps of each pairing. Rejects if the library could not compare one. */
  readonly gapsOf: (pairings: readonly Pairing[]) => Promise<readonly (readonly Gap[])[]>
  readonly close: () => Promise<void>
}

/** Headers that the server below sets itself. */
const ofTransport = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

const placeOf = (mismatch: unknown): Place => {
  const type = at(mismatch, 'type')
  if (type === 'HeaderMismatch') return { part: 'header', keys: [String(at(mismatch, 'key')).toLowerCase()] }
  if (type === 'StatusMismatch') return { part: 'status', keys: [] }
  // If the media types differ, the library compares no JSON, and the path of the body is `/`.
  const path = String(at(mismatch, 'path') ?? '$')
  return { part: 'body', keys: keysOf(path === '/' ? '$' : path) }
}

/** The missing properties by name: the library names only the object that lacks one. */
const missingIn = ({ keys }: Place, { interaction, response }: Pairing): readonly string[] => {
  const [wanted, found] = [jsonOf(interaction.response), response.json].map((one) => valueAt(one, keys))
  return isObject(wanted) && isObject(found) ? Object.keys(wanted).filter((key) => !Object.hasOwn(found, key)) : []
}

const gapsIn = (pairing: Pairing, result: unknown): readonly Gap[] => {
  const failure = at(result, 'mismatch', 'message')
  if (typeof failure === 'string')
    throw new Error(`Pact's library could not compare '${pairing.interaction.description}': ${failure}`)
  return listAt(result, 'mismatch', 'mismatches').flatMap((mismatch): readonly Gap[] => {
    const place = placeOf(mismatch)
    const message = String(at(mismatch, 'mismatch'))
    const missing = place.part === 'body' && message.includes('missing') ? missingIn(place, pairing) : []
    return missing.length === 0
      ? [{ place, message }]
      : missing.map((key) => ({ place: { ...place, keys: [...place.keys, key] }, message: 'it is missing' }))
  })
}

const bodyOf = ({ json, bytes }: ComparedResponse): string | Uint8Array =>
  json === undefined ? (bytes ?? '') : JSON.stringify(json)

/**
 * Starts the library. It compares only what a host sends it, so each pairing becomes a separate interaction, `GET /<index>`, to which the
 * server below responds.
 */
export const startPactLibrary = async (): Promise<PactLibrary> => {
  let served: readonly Pairing[] = []
  const server = createServer(({ url }, out) => {
    const response = served[Number(url?.slice(1))]?.response
    // The mock dropped the connection, or nothing is served there.
    if (!response || response.status === 0) return void out.destroy()
    const headers = Object.entries(response.headers).filter(([name]) => !ofTransport.has(name))
    out.writeHead(response.status, Object.fromEntries(headers)).end(bodyOf(response))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo
  const library = await startLibrary(fileURLToPath(new URL('../verify/main.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    hasTls: false,
  })
  return {
    close: async () => {
      await library.close()
      server.closeAllConnections()
      server.close()
    },
    gapsOf: async (pairings) => {
      if (pairings.length === 0) return []
      served = pairings
      const interactions = pairings.map(({ interaction: { response } }, index) => ({
        type: 'Synchronous/HTTP',
        description: String(index),
        request: { method: 'GET', path: `/${index}` },
        response,
      }))
      const pact = {
        consumer: { name: 'portal' },
        provider: { name: 'mock' },
        interactions,
        metadata: { pactSpecification: { version: '4.0' } },
      }
      const url = `http://127.0.0.1:${port}`
      const result = await library.verify(JSON.stringify(pact), {
        provider: 'mock',
        url,
        timeoutMs: 30_000,
        values: {},
      })
      if (result.kind === 'crash') throw new Error(`Pact's library could not compare anything: ${result.why}`)
      const results = new Map(
        listAt(JSON.parse(result.text) as Json, 'interactionResults').map((one) => [at(one, 'description'), one]),
      )
      return pairings.map((pairing, index) => {
        const result = results.get(String(index))
        if (result === undefined) throw new Error(`Pact's library left out '${pairing.interaction.description}'.`)
        return gapsIn(pairing, result)
      })
    },
  }
}
