import { createServer, Response, type Request, type Server } from 'miragejs'
import { readCookies, type Call, type Handler } from './handler.ts'
import type { Operation } from '../openapi/operations.ts'
import type { AnyFactories, AnyModels } from 'miragejs/-types'
import RouteRecognizer from 'route-recognizer'
import type { Tables } from './world/tables.ts'

/** Status, headers and body of a Mirage response. */
export type MirageResponse = readonly [status: number, headers: Readonly<Record<string, string>>, body: string]

type MirageHandler = (request: Request) => Promise<MirageResponse>

/** A route that fits a request. */
export interface FoundRoute {
  /** The route's path as it was added, with `:name` for a parameter. */
  readonly pattern: string
  readonly params: Readonly<Record<string, string>>
  readonly handle: MirageHandler
}

// Mirage's types leave out the method. The other two are the mock's own.
declare module 'miragejs' {
  interface Request {
    readonly method: string
    /** The tables of the world that the request is for. */
    readonly db: Tables
    /** The query, which Mirage's `queryParams` would reduce to one value a name. */
    readonly query: URLSearchParams
  }
}

declare module 'miragejs/server' {
  interface ServerConfig<Models extends AnyModels, Factories extends AnyFactories> {
    interceptor?: RouteTable
  }
  interface Server {
    registerRouteHandler(verb: string, path: string, handler: unknown, code?: number, options?: object): MirageHandler
  }
}

const verbs = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options'] as const

/**
 * Replaces Mirage's own interceptor, so that one definition serves requests from anywhere: it only stores the routes that the definition
 * adds, and finds the one for a request. The caller adds delays.
 */
export class RouteTable {
  namespace = ''
  urlPrefix = ''
  timing = 0
  readonly #routes = new Map<string, RouteRecognizer>()

  /** Called by Mirage: gives the server its `get`, `post` and so on. */
  create(server: Server): void {
    for (const verb of verbs) {
      const routes = new RouteRecognizer()
      this.#routes.set(verb, routes)
      const add = (path: string, handler: unknown): void =>
        routes.add([{ path, handler: { pattern: path, handle: server.registerRouteHandler(verb, path, handler) } }])
      Object.assign(server, verb === 'delete' ? { delete: add, del: add } : { [verb]: add })
    }
  }

  /** Called by Mirage; there is nothing to configure. */
  config(): void {}

  /** Called by Mirage; there is nothing to restore, because nothing in the page was replaced. */
  shutdown(): void {}

  /** The route for a method and a path without its query, or null. */
  find(method: string, path: string): FoundRoute | null {
    const result = this.#routes.get(method.toLowerCase())?.recognize(path)?.[0]
    // The recogniser is untyped; only `create` adds to it, and the parameters of a path are text.
    return result
      ? { ...(result.handler as Omit<FoundRoute, 'params'>), params: result.params as FoundRoute['params'] }
      : null
  }
}

/** An operation with its handler. */
export interface Route {
  readonly operation: Operation
  readonly handler: Handler
}

/** A route that fits a request. */
export interface OperationRoute extends FoundRoute {
  readonly operation: Operation
}

/** The route for a call to `/{host}{path}`, or null. */
export type FindRoute = (method: string, path: string) => OperationRoute | null

/** Marks the response of a handler that threw, which would otherwise be an ordinary 500 of Mirage's. It never leaves the mock. */
export const thrownHeader = 'X-Mock-Thrown'

const callOf = (request: Request): Call => ({
  db: request.db,
  params: request.params,
  query: request.query,
  body: request.requestBody === '' ? null : JSON.parse(request.requestBody),
  headers: request.requestHeaders,
  cookies: readCookies(request.requestHeaders['cookie']),
})

/** Route-recognizer's way to write `/benefit/{id}`, below the name of the host. */
const pathOf = ({ host, path }: Operation): string => `/${host}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** Defines the routes once for all worlds: each request brings its world's tables. */
export const defineRoutes = (routes: readonly Route[]): FindRoute => {
  const interceptor = new RouteTable()
  const server = createServer({ interceptor, environment: 'development' })
  server.logging = false
  const operations = new Map<string, Operation>()
  for (const { operation, handler } of routes) {
    const path = pathOf(operation)
    operations.set(`${operation.method} ${path}`, operation)
    server[operation.method](path, (_schema: unknown, request: Request): Response => {
      try {
        const { status, body, headers } = handler(callOf(request))
        return new Response(status, { ...headers }, status === 204 ? '' : (body ?? ''))
      } catch (error) {
        return new Response(500, {
          [thrownHeader]: error instanceof Error ? (error.stack ?? error.message) : String(error),
        })
      }
    })
  }
  return (method, path) => {
    const route = interceptor.find(method, path)
    const operation = route && operations.get(`${method.toLowerCase()} ${route.pattern}`)
    return route && operation ? { ...route, operation } : null
  }
}
