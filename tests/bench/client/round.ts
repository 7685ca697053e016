import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import createOpenapiClient from 'openapi-fetch'
import { asyncScheduler, firstValueFrom } from 'rxjs'
import { fromFetch } from 'rxjs/fetch'
import { createClient } from '../../../src/effects/api/client.ts'
import { getEmployees } from '../../../src/effects/api/generated/employees.ts'
import type { paths } from '../../../src/effects/api/generated/versioned.types.ts'
import { call, testMock } from '../../../mock-server/kit.ts'

/**
 * `round.ts NAME` asks for a page of ten employees again and again, of a `fetch` that answers at once, and prints as JSON the processor
 * time of one call in nanoseconds, and the names that came.
 */
const CALLS = 20_000
const origin = 'http://versioned.example'
const token = 'contract-token'
const address = `${origin}/v2/client/77/employees?page=1`
const headers = { Accept: 'application/json', Authorization: `Bearer ${token}`, 'X-Bearer-Token': token }

const pageOfTen = async (): Promise<string> => {
  const { mock } = testMock()
  await call(mock, 'POST', '/_mock/provider-states', { body: { state: 'employer-signed-in', action: 'setup' } })
  const { json } = await call(mock, 'GET', '/v2/client/77/employees?page=1', { token })
  return JSON.stringify(json)
}
const body = await pageOfTen()
const answering: typeof globalThis.fetch = () =>
  Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }))
globalThis.fetch = answering // fromFetch takes no other

const portal = createClient({
  hosts: { legacy: origin, versioned: origin },
  session: () => ({ accessToken: token, masquerade: null }),
  sanitise: () => Promise.reject(new Error('A page of employees holds no HTML.')),
  fetch: answering,
  random: () => 0,
  scheduler: asyncScheduler,
})
const openapi = createOpenapiClient<paths>({ baseUrl: origin, fetch: answering })

const contenders: Readonly<Record<string, () => Promise<unknown>>> = {
  fetchJson: async () => (await fetch(address, { credentials: 'include', headers })).json(),
  portal: async () => {
    const answer = await firstValueFrom(portal(getEmployees, { path: { id: '77' }, query: { page: 1 } }))
    if (isLeft(answer)) throw new Error(`The portal's client came to ${answer.left.problem.kind}.`)
    return answer.right.data
  },
  fromFetch: async () => {
    const body: unknown = await firstValueFrom(
      fromFetch(address, { credentials: 'include', headers, selector: (response) => response.json() }),
    )
    const decoded = getEmployees.answers[200]?.decode(body)
    if (!decoded || !isRight(decoded)) throw new Error('The page does not fit.')
    return decoded.right
  },
  openapiFetch: async () =>
    (
      await openapi.GET('/v2/client/{id}/employees', {
        params: { path: { id: '77' }, query: { page: 1 } },
        credentials: 'include',
        headers,
      })
    ).data,
}
const ask = contenders[process.argv[2] ?? '']
if (!ask) throw new Error(`There is no contender ${process.argv[2]}.`)

const run = async (times: number): Promise<unknown> => {
  let last: unknown
  for (let i = 0; i < times; i++) last = await ask()
  return last
}
await run(CALLS / 4)
const begun = process.cpuUsage()
const last = await run(CALLS)
const { user, system } = process.cpuUsage(begun)
const rows: unknown = Reflect.get(Object(last), 'data')
console.log(JSON.stringify({ nanoseconds: ((user + system) * 1000) / CALLS, rows: JSON.stringify(rows) }))
