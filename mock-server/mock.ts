import { bytesHeader, fromBase64 } from './bytes.ts'
import { hasAlternatives, variantIn } from '../openapi/variants.ts'
import { createContract, type Contract, type Mismatch } from './contract.ts'
import { thrownHeader, type OperationRoute } from './definition.ts'
import { respondToControl } from './control/control.ts'
import type { OpenApiDocuments } from '../openapi/document.ts'
import type { Operation } from '../openapi/operations.ts'
import { jsonResponse, malformedAddress, worldCookie, type Mock, type MockRequest } from './request.ts'
import { faultyResponse, waitOf, type Fault, type FaultKind, type MockResponse } from './faults.ts'
import { createJournal } from './journal.ts'
import { optionalFields, sparseResponses, type ResponseMode } from './sparse.ts'
import { readCookies, sessionOfBearer, sessionOfCookie, type Call } from './handler.ts'
import type { Dump } from './world/records.ts'
import type { World } from './world/world.ts'
import { createWorlds, type Worlds } from './worlds.ts'

/** The header by which a call names its world. */
export const worldHeader = 'x-mock-world'

/** The status of a response that reports a mismatch of the mock itself, or an unknown address. No host would send it. */
export const mismatchStatus = 599

/** The status that refuses a request that does not fit the OpenAPI document; `x-malformed-requests` declares it for every operation. */
export const malformedStatus = 400

/** What an adapter gives to the mock. */
export interface MockOptions {
  readonly documents: OpenApiDocuments
  /** Content of the default world, if an earlier state was stored. */
  readonly content?: Dump
  /** How much of each response new worlds send; everything by default. */
  readonly responses?: ResponseMode
  /** Checks calls and responses against the documents; created from them by default. */
  readonly contract?: Contract
  /** Called with a sentence for every mismatch; a handler that throws is one as well. */
  readonly complain: (sentence: string) => void
  /** Waits for this number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
}

const worldOf = (worlds: Worlds, headers: MockRequest['headers']): World | null => {
  const named = headers[worldHeader]
  if (named !== undefined) return worlds.find(named)
  const entered = worlds.find(readCookies(headers['cookie'])[worldCookie] ?? '')
  if (entered) return entered
  const origin = headers['origin']
  const labels = origin !== undefined && URL.canParse(origin) ? new URL(origin).hostname.split('.') : []
  return labels.flatMap((label) => worlds.find(label) ?? [])[0] ?? worlds.standard()
}

/** Whether a request carries a bearer or a cookie that the world knows; the bearer of a closing session still counts, because it ends the session. */
const isSignedIn = ({ db }: World, { headers }: MockRequest): boolean => {
  const call: Call = {
    db,
    params: {},
    query: new URLSearchParams(),
    body: null,
    headers,
    cookies: readCookies(headers['cookie']),
  }
  return (sessionOfBearer(call) ?? sessionOfCookie(call)) !== null
}

const textOf = (body: string | Uint8Array): string => (typeof body === 'string' ? body : '')

const variantOf = (
  documents: OpenApiDocuments,
  { host, responses }: Operation,
  response: MockResponse,
  fault: FaultKind | null,
) => {
  if (response.kind !== 'response' || response.status >= 300) return null
  const described = responses.get(String(response.status))
  const header = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1]
  const type = header?.split(';')[0]?.trim() ?? null
  if (!described || type === null) return null
  const isJson = type === 'application/json'
  // A handler's body is JSON; a fault's may not be.
  if (isJson && fault === null && !hasAlternatives(documents[host], described.schema)) return type
  try {
    return variantIn(documents[host], described.schema, type, isJson ? JSON.parse(textOf(response.body)) : null)
  } catch (error) {
    if (error instanceof SyntaxError) return null // a fault that breaks the JSON
    throw error
  }
}

const failedHandler = ({ operationId }: Operation, message: string): Mismatch => ({
  operation: operationId,
  side: 'response',
  path: 'handler',
  message,
})

/** Creates the mock. Throws an Error with a sentence when operations and handlers do not match. */
export const createMock = (options: MockOptions): Mock => {
  const { documents, content, responses, complain, wait, contract = createContract(documents) } = options
  const worlds = createWorlds(documents, content, responses)
  const journal = createJournal()
  const sparse = sparseResponses(documents)

  const mismatchResponse = (mismatch: Mismatch): MockResponse => {
    const { operation, side, path, message } = mismatch
    complain(`Contract mismatch in the ${side} of ${operation ?? 'no operation'}: ${path} ${message}`)
    const status = operation !== null && side === 'request' ? malformedStatus : mismatchStatus
    return jsonResponse(status, { mock: 'contract mismatch', ...mismatch })
  }

  /** The body as this world sends it, with fields left out or nulled. The check came first, because the OpenAPI document forbids that. */
  const sentBy = (world: World, operation: Operation, status: number, text: string): string => {
    const { responses: described } = operation
    const pointer = (described.get(String(status)) ?? described.get('default'))?.schema ?? null
    if (world.responses === 'full' || pointer === null || text === '') return text
    return JSON.stringify(sparse(operation, pointer, world, JSON.parse(text)))
  }

  const callHandler = async (
    world: World,
    { operation, params, handle }: OperationRoute,
    request: MockRequest,
    query: URLSearchParams,
  ) => {
    const { url, headers, body, method } = request
    try {
      const { db } = world
      const call = { db, method, url, params, query, queryParams: {}, requestHeaders: headers, requestBody: body }
      const [status, responseHeaders, text] = await handle(call)
      const thrown = responseHeaders[thrownHeader]
      const type = responseHeaders['Content-Type']?.split(';')[0] ?? null
      const mismatch = thrown
        ? failedHandler(operation, thrown)
        : contract.checkResponse(operation, { status, type, bodyText: text })
      const { [bytesHeader]: isBytes, ...sent } = responseHeaders
      const isJson = type === 'application/json' && mismatch === null
      const plain = isJson ? sentBy(world, operation, status, text) : text
      const content = isBytes === undefined ? plain : fromBase64(text)
      return { mismatch, response: { kind: 'response', status, headers: sent, body: content } as const }
    } catch (error) {
      return { mismatch: failedHandler(operation, String(error)), response: jsonResponse(500, {}) }
    }
  }

  const pause = (world: World, fault: Fault) => Promise.race([wait(waitOf(fault)), world.faults.cleared(fault)])

  /** Runs the handler, unless the request repeats a change that was made. */
  const handleOnce = (world: World, route: OperationRoute, request: MockRequest, query: URLSearchParams) =>
    world.keys.once(
      request,
      async () => {
        const { mismatch, response } = await callHandler(world, route, request, query)
        return { mismatch, response: mismatch ? mismatchResponse(mismatch) : response }
      },
      (response) => ({ mismatch: null, response }),
    )

  const respondToOperation = async (
    world: World,
    route: OperationRoute,
    request: MockRequest,
    query: URLSearchParams,
  ) => {
    const { operation, params } = route
    const wrongRequest = contract.checkRequest(operation, {
      params,
      query,
      headers: request.headers,
      bodyText: request.body,
    })
    if (wrongRequest) return { mismatch: wrongRequest, response: mismatchResponse(wrongRequest), fault: null }

    const delay = world.faults.take(operation.operationId, true)
    if (delay) await pause(world, delay)
    // Only signed-in people get the fixed response of a state, as they would the handler's.
    const fixed = world.faults.list().find((one) => one.kind === 'body' && one.operation === operation.operationId)
    const isStranger = operation.headersWithBearer.length > 0 && !isSignedIn(world, request)
    const fault = fixed && isStranger ? null : world.faults.take(operation.operationId, false)
    const faulty = fault && faultyResponse(fault)
    if (fault && faulty) {
      if (fault.after) await handleOnce(world, route, request, query)
      await pause(world, fault)
      return { mismatch: null, response: faulty, fault: fault.kind }
    }
    return { ...(await handleOnce(world, route, request, query)), fault: delay ? delay.kind : null }
  }

  const respondToUnknown = ({ method, host }: MockRequest, path: string) => {
    const mismatch: Mismatch = {
      operation: null,
      side: 'request',
      path: `${method} ${path}`,
      message: `is no operation of the ${host} host`,
    }
    return { mismatch, response: mismatchResponse(mismatch), fault: null }
  }

  const mock: Mock = {
    worlds,
    journal,
    optionalFields: optionalFields(documents),
    respond: async (request) => {
      const malformed = malformedAddress(request.url)
      if (malformed !== null)
        return jsonResponse(malformedStatus, { mock: `The path of ${request.method} ${request.url} ${malformed}.` })
      const { pathname: path, searchParams: query } = new URL(request.url, 'http://mock.invalid')
      const world = worldOf(worlds, request.headers)
      if (path.startsWith('/_mock/')) return respondToControl(mock, world, request)
      if (!world) return jsonResponse(404, { mock: `There is no world '${request.headers[worldHeader]}'.` })

      const route = worlds.findRoute(request.method, `/${request.host}${path}`)
      const { mismatch, response, fault } = route
        ? await respondToOperation(world, route, request, query)
        : respondToUnknown(request, path)
      journal.add({
        world: world.name,
        host: request.host,
        method: request.method,
        path,
        operation: route?.operation.operationId ?? null,
        status: response.kind === 'response' ? response.status : null,
        variant: route ? variantOf(documents, route.operation, response, fault) : null,
        fault,
        mismatch,
      })
      return response
    },
  }
  return mock
}
