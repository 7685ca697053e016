import type { Either } from 'fp-ts/Either'
import * as t from 'io-ts'
import { firstValueFrom, VirtualTimeScheduler } from 'rxjs'
import type { SafeHtml } from '../../domain/kernel/codecs/classification.ts'
import { createClient, type Call, type ClientDependencies } from './client.ts'
import { ping } from './generated/session.ts'
import type { HtmlProfile, Operation } from './operation.ts'

/** The response of the scripted host to a request. */
export type Respond = (request: Request) => Response | Promise<Response>

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

/** Calls over a scripted host, with time that only `flush` moves. Each response serves one call, the last all further ones. */
const scripted = (responds: Respond | Respond[], changes: Partial<ClientDependencies> = {}) => {
  const script = Array.isArray(responds) ? [...responds] : [responds]
  const requests: Request[] = []
  const sanitised: [string, HtmlProfile][] = []
  const loads = { count: 0 }
  let keys = 0
  const scheduler = new VirtualTimeScheduler()
  const dependencies: ClientDependencies = {
    hosts: { legacy: 'https://legacy.test', versioned: 'https://versioned.test/' },
    session: () => ({ accessToken: 'token', masquerade: null }),
    sanitise: async () => {
      loads.count += 1
      return (html, profile) => {
        sanitised.push([html, profile])
        return `clean ${html}` as SafeHtml // a stand-in for the sanitiser, which has its own tests
      }
    },
    fetch: (url, init) => {
      const request = new Request(url as string, init)
      requests.push(request)
      const respond = (script.length > 1 ? script.shift() : script[0]) ?? (() => json({}))
      return new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
        Promise.resolve()
          .then(() => respond(request))
          .then(resolve, reject)
      })
    },
    random: () => 0.5,
    randomText: () => `key-${++keys}`,
    scheduler,
    ...changes,
  }
  return { dependencies, requests, sanitised, loads, scheduler }
}

/** A client over a scripted host. */
export const world = (responds: Respond | Respond[], changes: Partial<ClientDependencies> = {}) => {
  const { dependencies, ...made } = scripted(responds, changes)
  return { ...made, call: createClient(dependencies) }
}

/** What a download needs over a scripted host; `held` are the files that it kept. */
export const transferWorld = (responds: Respond | Respond[]) => {
  const { dependencies, ...made } = scripted(responds)
  const held: Blob[] = []
  const hold = (blob: Blob, name: string) => {
    held.push(blob)
    return { id: String(held.length), name, type: blob.type, bytes: blob.size }
  }
  return { ...made, dependencies: { ...dependencies, hold }, held }
}

/** An operation that returns a file. */
export const employerFile: Operation<Record<never, never>, never, { error?: string }> = {
  id: 'getFile',
  host: 'legacy',
  method: 'GET',
  path: '/file',
  query: [],
  anonymous: false,
  responses: {},
  errors: { 404: t.partial({ error: t.string }) },
  html: [],
  files: ['text/csv'],
}

/** Returns a text as a CSV file. */
export const fileOf =
  (text: string, headers: Record<string, string> = {}): Respond =>
  () =>
    new Response(text, { headers: { 'Content-Type': 'text/csv; charset=utf-8', ...headers } })

/** Runs everything that waits for a response and not for a timer. */
export const settle = () => new Promise((resolve) => setImmediate(resolve))

export const done = { status: 'success' }
export const refused = (status: number, body: unknown) => () => json(body, status)
export const broken = () => Promise.reject(new TypeError('Failed to fetch'))

/** The result of one ping. */
export const resultOfPing = async (call: Call): Promise<Either<unknown, unknown>> => firstValueFrom(call(ping))
export const problem = (value: unknown) => ({ _tag: 'Left', left: { problem: value, body: null } })
