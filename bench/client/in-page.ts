import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import createOpenapiClient from 'openapi-fetch'
import { asyncScheduler, firstValueFrom } from 'rxjs'
import { fromFetch } from 'rxjs/fetch'
import { createClient } from '../../src/effects/api/client.ts'
import { getEmployees } from '../../src/effects/api/generated/employees.ts'
import type { paths } from '../../src/effects/api/generated/versioned.types.ts'

const origin = 'http://versioned.example'
const token = 'any-token'
const address = `${origin}/v2/client/77/employees?page=1`
const headers = { Accept: 'application/json', Authorization: `Bearer ${token}`, 'X-Bearer-Token': token }

/** The ways to request a page of employees from a host that responds at once. */
const contendersWith = (responding: typeof globalThis.fetch): Readonly<Record<string, () => Promise<unknown>>> => {
  const portal = createClient({
    hosts: { legacy: origin, versioned: origin },
    session: () => ({ accessToken: token, masquerade: null }),
    sanitise: () => Promise.reject(new Error('A page of employees holds no HTML.')),
    fetch: responding,
    random: () => 0,
    randomText: () => 'key',
    scheduler: asyncScheduler,
  })
  const openapi = createOpenapiClient<paths>({ baseUrl: origin, fetch: responding })
  return {
    fetchJson: async () => (await responding(address, { credentials: 'include', headers })).json(),
    portal: async () => {
      const result = await firstValueFrom(portal(getEmployees, { path: { id: '77' }, query: { page: 1 } }))
      if (isLeft(result)) throw new Error(`The portal's client failed with ${result.left.problem.kind}.`)
      return result.right.data
    },
    fromFetch: async () => {
      const body: unknown = await firstValueFrom(
        fromFetch(address, { credentials: 'include', headers, selector: (response) => response.json() }),
      )
      const decoded = getEmployees.responses[200]?.decode(body)
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
}

/** Measures one contender making some calls in sequence, and returns the employees of the last. */
const open = (
  name: string,
  body: string,
): { readonly run: (times: number) => Promise<void>; readonly shown: () => string } => {
  const responding: typeof globalThis.fetch = () =>
    Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }))
  globalThis.fetch = responding // fromFetch always uses the global one
  const ask = contendersWith(responding)[name]
  if (!ask) throw new Error(`There is no contender ${name}.`)
  let last: unknown
  return {
    run: async (times) => {
      for (let i = 0; i < times; i++) last = await ask()
    },
    shown: () => JSON.stringify(Reflect.get(Object(last), 'data')),
  }
}

Object.assign(globalThis, { open })
