import { jsonResponse, worldCookie, type Mock, type MockRequest } from '../request.ts'
import { readFault, readFaultyOperation, type MockResponse } from '../faults.ts'
import { isResponseMode, responseModes } from '../sparse.ts'
import { isScenarioName, scenarioNames, type ScenarioName } from '../scenarios/names.ts'
import { readParams } from '../scenarios/params.ts'
import { creditsPageResponse } from '../benefits/credits-page.ts'
import { captchaResponse } from '../session/captcha.ts'
import { sentLogResponse } from '../shell/send-log.ts'
import type { World } from '../world/world.ts'
import { renderPage } from './page.ts'
import { isObject } from '../../openapi/json.ts'

type Input = Readonly<Record<string, unknown>>

/** A control call: the world that it names, and what was sent as JSON or by a form. */
interface Control {
  readonly mock: Mock
  readonly world: World
  /** The value of `{name}` in the path. */
  readonly name: string
  readonly input: Input
  readonly query: URLSearchParams
}

interface ControlResponse {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const isForm = ({ headers }: MockRequest): boolean =>
  (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')

const readInput = (request: MockRequest): Input => {
  if (request.body === '') return {}
  if (isForm(request)) return Object.fromEntries(new URLSearchParams(request.body))
  const parsed: unknown = JSON.parse(request.body)
  if (!isObject(parsed)) throw new RangeError('The body must be a JSON object.')
  return parsed
}

const readScenario = (value: unknown): ScenarioName | null => {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'string' && isScenarioName(value)) return value
  throw new RangeError(`There is no scenario '${String(value)}'. Known: ${scenarioNames.join(', ')}.`)
}

/** The parameters of a scenario: in `params` of the JSON, or as further fields of the form. */
const paramsOf = (input: Input) => readParams(input['params'] ?? input)

const describeWorld = ({ name, scenario, faults, responses }: World) => ({
  name,
  scenario,
  faults: faults.list(),
  responses,
})

const readName = ({ mock, input }: Control): string => {
  const name = input['name'] === undefined || input['name'] === '' ? mock.worlds.freeName() : String(input['name'])
  if (!/^[a-z0-9-]{1,40}$/.test(name))
    throw new RangeError("'name' must be 1 to 40 small letters, digits and hyphens, because it may be a host label.")
  if (mock.worlds.find(name)) throw new RangeError(`There is a world '${name}' already.`)
  return name
}

/** Sets how much of its responses a world sends (`responses`), and which optional fields it sends in every mode (`fields`). */
const setResponses = ({ mock, input }: Control, world: World): void => {
  const { responses = world.responses, fields = [...world.fields] } = input
  if (!isResponseMode(responses)) throw new RangeError(`'responses' must be one of ${responseModes.join(', ')}.`)
  const names = [fields].flat().map(String)
  const unknown = names.filter((name) => !mock.optionalFields.has(name))
  if (unknown.length > 0) throw new RangeError(`No optional field of openapi/: ${unknown.join(', ')}.`)
  Object.assign(world, { responses, fields: new Set(names) })
}

const resetWorld = (control: Control, name: string, status: number): ControlResponse => {
  const { mock, input } = control
  const { world, values } = mock.worlds.make(name, readScenario(input['scenario']), paramsOf(input))
  setResponses(control, world)
  return { status, body: { ...describeWorld(world), values } }
}

const noSuchWorld = (name: string): ControlResponse => ({ status: 404, body: { mock: `There is no world '${name}'.` } })

const knownWorld =
  (respond: (control: Control) => ControlResponse) =>
  (control: Control): ControlResponse =>
    control.mock.worlds.find(control.name) ? respond(control) : noSuchWorld(control.name)

const removeWorld = ({ mock, name }: Control): ControlResponse => {
  mock.worlds.remove(name)
  mock.journal.forget(name)
  return { status: 200, body: { removed: name } }
}

const operationIds = ({ worlds }: Mock): readonly string[] => worlds.operations.map(({ operationId }) => operationId)

/** Clears the faults of the world, or only those of the `operation` that the query or the form names. */
const clearFaults = ({ mock, world, input, query }: Control): ControlResponse => {
  const operation = input['operation'] ?? query.get('operation')
  world.faults.clear(operation === null ? undefined : readFaultyOperation(operation, operationIds(mock)))
  return { status: 200, body: { faults: world.faults.list() } }
}

/** Pact's call to put the provider into a state: it applies to the world that the header names, else to the default one. */
const setProviderState = (control: Control): ControlResponse => {
  const { mock, world, input } = control
  if (input['action'] === 'teardown') {
    mock.worlds.make(world.name)
    return { status: 200, body: {} }
  }
  const state = input['state']
  if (typeof state !== 'string' || !isScenarioName(state))
    return { status: 400, body: { mock: `There is no state '${String(state)}'.`, known: scenarioNames } }
  return { status: 200, body: mock.worlds.make(world.name, state, paramsOf(input)).values }
}

/** Every control call by method and path; `{name}` is one segment. */
const controls: Readonly<Record<string, (control: Control) => ControlResponse>> = {
  'GET /_mock/worlds': ({ mock }) => ({ status: 200, body: { worlds: mock.worlds.list().map(describeWorld) } }),
  'POST /_mock/worlds': (control) => resetWorld(control, readName(control), 201),
  'DELETE /_mock/worlds/{name}': knownWorld(removeWorld),
  'POST /_mock/worlds/{name}/remove': knownWorld(removeWorld),
  'POST /_mock/worlds/{name}/reset': knownWorld((control) => resetWorld(control, control.name, 200)),
  'POST /_mock/worlds/{name}/enter': knownWorld(({ name }) => ({
    status: 200,
    body: { entered: name },
    headers: { 'Set-Cookie': `${worldCookie}=${name}; Path=/; SameSite=Lax` },
  })),
  'POST /_mock/provider-states': setProviderState,
  'GET /_mock/scenarios': () => ({ status: 200, body: { scenarios: scenarioNames } }),
  'GET /_mock/made': ({ world }) => ({ status: 200, body: { made: world.keys.made() } }),
  'GET /_mock/faults': ({ world }) => ({ status: 200, body: { faults: world.faults.list() } }),
  'POST /_mock/faults': ({ mock, world, input }) => {
    const fault = readFault(input, operationIds(mock))
    world.faults.add(fault)
    return { status: 201, body: fault }
  },
  'DELETE /_mock/faults': clearFaults,
  'POST /_mock/faults/clear': clearFaults,
  'POST /_mock/responses': (control) => {
    const { world } = control
    setResponses(control, world)
    return { status: 200, body: describeWorld(world) }
  },
  'GET /_mock/calls': ({ mock }) => ({ status: 200, body: { calls: mock.journal.calls() } }),
  'GET /_mock/response-counts': ({ mock, query }) => ({
    status: 200,
    body: { counts: mock.journal.responseCounts(query.get('world') ?? undefined) },
  }),
  'GET /_mock/mismatches': ({ mock, query }) => {
    const mismatches = mock.journal.mismatches(query.get('world') ?? undefined)
    return { status: 200, body: { count: mismatches.length, mismatches } }
  },
  'DELETE /_mock/mismatches': ({ mock }) => {
    mock.journal.clearMismatches()
    return { status: 200, body: { count: 0, mismatches: [] } }
  },
}

const findControl = (method: string, path: string) => {
  const parts = path.split('/')
  for (const [key, control] of Object.entries(controls)) {
    const [verb, pattern = ''] = key.split(' ')
    const wanted = pattern.split('/')
    const fits = verb === method && wanted.length === parts.length
    if (fits && wanted.every((part, index) => part === '{name}' || part === parts[index]))
      return { control, name: decodeURIComponent(parts[wanted.indexOf('{name}')] ?? '') }
  }
  return null
}

const html = (status: number, body: string): MockResponse => ({
  kind: 'response',
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body,
})

/**
 * Responds to a call below `/_mock/`. Bad input gets 400 and a sentence. The response to a form of the control page is the page itself.
 */
export const respondToControl = (mock: Mock, named: World | null, request: MockRequest): MockResponse => {
  const { pathname, searchParams } = new URL(request.url, 'http://mock.invalid')
  const file = () =>
    captchaResponse(pathname) ?? creditsPageResponse(pathname) ?? sentLogResponse(mock.worlds.list(), pathname)
  const standIn = request.method === 'GET' ? file() : null
  if (standIn) return standIn
  if (request.method === 'GET' && pathname === '/_mock/')
    return html(
      200,
      renderPage(mock, mock.worlds.find(searchParams.get('world') ?? '') ?? named ?? mock.worlds.standard(), null),
    )
  const found = findControl(request.method, pathname)
  if (!found) return jsonResponse(404, { mock: `There is no ${request.method} ${pathname}.` })

  const showPage = (response: ControlResponse, input: Input): MockResponse => {
    if (response.status >= 400)
      return html(
        response.status,
        renderPage(mock, named ?? mock.worlds.standard(), String(isObject(response.body) ? response.body['mock'] : '')),
      )
    const world = encodeURIComponent(
      String(input['world'] ?? (isObject(response.body) ? response.body['name'] : found.name)),
    )
    return {
      kind: 'response',
      status: 303,
      headers: { Location: `/_mock/?world=${world}`, ...response.headers },
      body: '',
    }
  }
  const attempt = (): { readonly response: ControlResponse; readonly input: Input } => {
    try {
      const input = readInput(request)
      const name = String(input['world'] ?? named?.name ?? request.headers['x-mock-world'])
      const world = mock.worlds.find(name)
      const control = world && { mock, world, name: found.name, input, query: searchParams }
      return { response: control ? found.control(control) : noSuchWorld(name), input }
    } catch (error) {
      if (error instanceof RangeError || error instanceof SyntaxError)
        return { response: { status: 400, body: { mock: error.message } }, input: {} }
      throw error
    }
  }
  const { response, input } = attempt()
  return isForm(request) ? showPage(response, input) : jsonResponse(response.status, response.body, response.headers)
}
