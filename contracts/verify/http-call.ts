import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { textOf } from './bad-input.ts'

/** Names and values in the order in which they are sent; a name can occur twice. */
export type HeaderList = readonly (readonly [name: string, value: string])[]

/** A request as it goes to the host. */
export interface SentRequest {
  readonly method: string
  /** The whole address at the host. */
  readonly url: string
  readonly headers: HeaderList
  readonly body: Uint8Array
}

/** A response with its bytes as received. */
export interface HostResponse {
  readonly kind: 'response'
  readonly status: number
  readonly headers: HeaderList
  readonly body: Uint8Array
  readonly milliseconds: number
}

/** A call without a complete response; the sentence says in plain words what happened instead. */
export interface BrokenCall {
  readonly kind: 'broken'
  readonly sentence: string
  readonly milliseconds: number
}

/** The result of a call of a host. */
export type CallResult = HostResponse | BrokenCall

/** The values of a header, in the order received. */
export const headersNamed = (headers: HeaderList, name: string): readonly string[] =>
  headers.filter(([one]) => one.toLowerCase() === name.toLowerCase()).map(([, value]) => value)

/** The value of a header, several joined as HTTP joins them; null if there is none. */
export const headerOf = (headers: HeaderList, name: string): string | null => {
  const values = headersNamed(headers, name)
  return values.length === 0 ? null : values.join(', ')
}

/** Pairs of Node's flat list of headers. */
export const pairsOf = (raw: readonly string[]): HeaderList =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? ''] as const] : []))

/** Headers of a connection rather than of the message; whoever forwards a message sets them again. */
export const ofConnection = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const isCertificate = (code: string): boolean => /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)

const beforeResponse = (error: unknown, host: string): string => {
  const code = codeOf(error)
  if (code === 'ECONNREFUSED') return `Nothing accepts connections at ${host}.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The name ${host} leads to no address.`
  if (isCertificate(code))
    return `The certificate of ${host} is not trusted (${textOf(error)}). NODE_EXTRA_CA_CERTS can name a file with the certificate of your authority.`
  if (code.startsWith('HPE_')) return `What ${host} sent is not HTTP (${textOf(error)}).`
  if (code === 'ECONNRESET' || code === 'EPIPE')
    return 'The host closed the connection without a response: it crashed, or something between dropped the call.'
  return `The call of ${host} failed (${textOf(error)}).`
}

const counted = (bytes: number): string => `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`

const share = (bytes: number, { headers }: IncomingMessage): string => {
  const whole = Number(headers['content-length'])
  return Number.isInteger(whole) && headers['content-length'] !== undefined
    ? `${bytes} of ${counted(whole)} of the body`
    : `${counted(bytes)} of a body whose end never came`
}

/** Calls a host. Follows no redirect, decodes nothing, and never rejects: what goes wrong is a sentence. */
export const callHost = ({ method, url, headers, body }: SentRequest, timeoutMs: number): Promise<CallResult> =>
  new Promise((resolve) => {
    const begun = performance.now()
    const { protocol, host } = new URL(url)
    const end = (result: { kind: 'broken'; sentence: string } | Omit<HostResponse, 'milliseconds'>): void => {
      clearTimeout(timer)
      resolve({ ...result, milliseconds: performance.now() - begun })
      if (result.kind === 'broken') outgoing.destroy()
    }
    const parts: Buffer[] = []
    let response: IncomingMessage | null = null
    const bytes = (): number => parts.reduce((sum, { length }) => sum + length, 0)
    const send = protocol === 'https:' ? httpsRequest : httpRequest
    const length = body.length > 0 || ['POST', 'PUT', 'PATCH'].includes(method)
    const sent = headers.filter(([name]) => !ofConnection.has(name.toLowerCase())).flat()
    const outgoing = send(url, {
      method,
      // One connection per call: a host under test may close idle connections at any time.
      agent: false,
      headers: ['Host', host, ...sent, ...(length ? ['Content-Length', String(body.length)] : [])],
    })
    const timer = setTimeout(() => {
      const limit = `within ${timeoutMs / 1000} s`
      end({
        kind: 'broken',
        sentence: response
          ? `The response began with the status ${response.statusCode} and did not end ${limit}: ${share(bytes(), response)} came.`
          : `There was no response ${limit}.`,
      })
    }, timeoutMs)
    outgoing.on('response', (incoming) => {
      response = incoming
      incoming.on('data', (part: Buffer) => parts.push(part))
      incoming.on('end', () =>
        end({
          kind: 'response',
          status: incoming.statusCode ?? 0,
          headers: pairsOf(incoming.rawHeaders),
          body: Buffer.concat(parts),
        }),
      )
      incoming.on('error', () => {
        const came = `${share(bytes(), incoming)} came, then the connection closed`
        end({
          kind: 'broken',
          sentence: `The response began with the status ${incoming.statusCode} and broke off: ${came}.`,
        })
      })
    })
    outgoing.on('error', (error) => end({ kind: 'broken', sentence: beforeResponse(error, host) }))
    outgoing.end(body)
  })
