import { createServer, Response, type Request } from 'miragejs'
import { readCookies, type Call, type Handler } from './handler.ts'
import { RouteTable, type FoundRoute } from './interceptor.ts'
import type { Operation } from '../openapi/operations.ts'

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
