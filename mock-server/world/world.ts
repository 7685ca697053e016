import { createServer, Response, type Request } from 'miragejs'
import type { Operation } from '../openapi.ts'
import { createFaults, type Faults } from '../faults.ts'
import { createIdempotencyKeys, type IdempotencyKeys } from '../idempotency.ts'
import type { Call, Handler } from '../handler.ts'
import { RouteTable, type FoundRoute } from '../interceptor.ts'
import type { ScenarioName } from '../scenarios/names.ts'
import type { ResponseMode } from '../sparse.ts'
import type { Dump } from './records.ts'
import { tablesOf, type Tables } from './tables.ts'

/** An operation with its handler. */
export interface Route {
  readonly operation: Operation
  readonly handler: Handler
}

/** A route of a world that fits a request. */
export interface WorldRoute extends FoundRoute {
  readonly operation: Operation
}

/** A separate state behind the same operations: nothing that happens in one world is seen in another. */
export interface World {
  readonly name: string
  /** The scenario that it was made with, or null. */
  readonly scenario: ScenarioName | null
  readonly db: Tables
  readonly faults: Faults
  readonly keys: IdempotencyKeys
  /** How much of each response this world sends. */
  responses: ResponseMode
  /** The optional fields (`Selection.reference`) that it sends in every mode. */
  fields: ReadonlySet<string>
  /** The route for a call to `/{host}{path}`, or null. */
  readonly find: (method: string, path: string) => WorldRoute | null
  /** The whole content, to be loaded again later. */
  readonly dump: () => Dump
}

/** Tells the mock that a handler threw, which Mirage would make an ordinary 500. It never leaves the mock. */
export const thrownHeader = 'X-Mock-Thrown'

/** Reads `a=1; b=2` of a Cookie header. */
export const readCookies = (header: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (header ?? '')
      .split(';')
      .map((pair) => pair.trim().split('='))
      .flatMap(([name, ...value]) => (name ? [[name, value.join('=')]] : [])),
  )

const callOf = (db: Tables, request: Request): Call => ({
  db,
  params: request.params,
  query: new URL(request.url, 'http://mock.invalid').searchParams,
  body: request.requestBody === '' ? null : JSON.parse(request.requestBody),
  headers: request.requestHeaders,
  cookies: readCookies(request.requestHeaders['cookie']),
})

/** Route-recognizer's way to write `/benefit/{id}`, below the name of the host. */
const pathOf = ({ host, path }: Operation): string => `/${host}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** Every record comes with its id, and one that was removed may come again: Mirage's own manager would refuse it. */
class GivenIds {
  fetch(): never {
    throw new RangeError('A record without an id was inserted.')
  }
  set(): void {}
  reset(): void {}
}

/** Makes a world with a copy of the given content. */
export const createWorld = (
  name: string,
  scenario: ScenarioName | null,
  content: Dump,
  routes: readonly Route[],
  responses: ResponseMode = 'full',
): World => {
  const interceptor = new RouteTable()
  const identityManagers = { application: GivenIds }
  const server = createServer({ interceptor, fixtures: content, environment: 'development', identityManagers })
  server.logging = false
  const db = tablesOf(server.db)
  const operations = new Map<string, Operation>()
  for (const { operation, handler } of routes) {
    const path = pathOf(operation)
    operations.set(`${operation.method} ${path}`, operation)
    server[operation.method](path, (_schema: unknown, request: Request): Response => {
      try {
        const { status, body, headers } = handler(callOf(db, request))
        return new Response(status, { ...headers }, status === 204 ? '' : (body ?? ''))
      } catch (error) {
        return new Response(500, {
          [thrownHeader]: error instanceof Error ? (error.stack ?? error.message) : String(error),
        })
      }
    })
  }
  return {
    name,
    scenario,
    db,
    faults: createFaults(),
    keys: createIdempotencyKeys(),
    responses,
    fields: new Set(),
    find: (method, path) => {
      const route = interceptor.find(method, path)
      const operation = route && operations.get(`${method.toLowerCase()} ${route.pattern}`)
      return route && operation ? { ...route, operation } : null
    },
    // Mirage's types leave out what `dump` returns: the tables that `fixtures` filled.
    dump: () => server.db.dump() as unknown as Dump,
  }
}
