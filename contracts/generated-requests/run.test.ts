import { afterEach, describe, expect, it } from 'vitest'
import { readPact } from '../verify/pact-file.ts'
import { createSecrets } from '../verify/secrets.ts'
import { serve, stateIn, type Received, type Scripted, type ScriptedResponse } from '../verify/scripted-host.ts'
import { interaction, pactOf } from '../verify/testing.ts'
import { generate } from './run.ts'
import { document, refused } from './testing.ts'

const request = {
  method: 'PATCH',
  path: '/user/4021',
  headers: { Authorization: ['Bearer t'], 'Content-Type': ['application/json'], 'X-Bearer-Token': ['t'] },
  generators: {
    path: { type: 'ProviderState', expression: '/user/${userId}' },
    header: {
      Authorization: { type: 'ProviderState', expression: 'Bearer ${accessToken}' },
      'X-Bearer-Token': { type: 'ProviderState', expression: '${accessToken}' },
    },
  },
  body: { content: { name: 'Robin', age: 30 }, contentType: 'application/json', encoded: false },
}
const { interactions } = readPact(
  pactOf([
    interaction('updateUser: a change', 'employee-signed-in', { request }),
    interaction('updateUser: another', 'second-state', { request }),
  ]),
  'pact.json',
  'legacy',
)

let server: Scripted | null = null
afterEach(() => server?.close())

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null // this host treats anything but JSON as malformed
  }
}

/** A host that follows the document, until a test breaks one of its rules. */
const good = ({ path, headers, body }: Received): NonNullable<ScriptedResponse> => {
  if (path.startsWith('/_mock/')) return { body: { accessToken: 'token-1', userId: '77' } }
  if (headers['authorization'] !== 'Bearer token-1') return { status: 401, body: refused }
  const sent = parsed(body)
  const { name = null, age = 18 } =
    typeof sent === 'object' && sent !== null && !Array.isArray(sent)
      ? ({ ...sent } as { name?: unknown; age?: unknown })
      : {}
  if (typeof name !== 'string' || !Number.isInteger(age) || Number(age) < 18) return { status: 400, body: refused }
  return path === '/user/77' ? { body: { id: '77' } } : { status: 404, body: refused }
}

const generated = async (host: (received: Received) => ScriptedResponse, seed = 7) => {
  const running = await serve(host)
  server = running
  const { results, requests } = await generate({
    host: 'legacy',
    document,
    interactions,
    url: running.url,
    endpoint: { url: `${running.url}/_mock/states`, headers: {}, timeoutMs: 5_000 },
    secrets: createSecrets(),
    count: 120,
    seed,
    maxSeconds: 5,
    onResult: () => {},
  })
  const calls = running.received.filter(({ path }) => !path.startsWith('/_mock/'))
  return { result: results[0], requests, calls, received: running.received }
}

describe('a run of generated requests', () => {
  it('[BED-6] passes at a host that keeps the document, in a state that is set up before each change', async () => {
    const { result, requests, received } = await generated(good)
    expect(result).toMatchObject({ result: 'kept', problems: [] })
    expect(requests).toBe(120)
    const setups = received.filter((one) => one.path.startsWith('/_mock/') && stateIn(one).action === 'setup')
    expect(setups).toHaveLength(120)
  })

  it('[BED-6] sends the same by the same seed, and other requests by another', async () => {
    const sent = async (seed: number) => (await generated(good, seed)).calls.map(({ path, body }) => `${path} ${body}`)
    const [once, again, other] = [await sent(7), await sent(7), await sent(8)]
    expect(again).toEqual(once)
    expect(other).not.toEqual(once)
  })

  it.each<[string, (received: Received) => ScriptedResponse, RegExp, RegExp]>([
    [
      'fails at a long name',
      (received) => (received.body.length > 1_000 ? { status: 500, body: refused } : good(received)),
      /The host fails with 500, and no request may make it fail/,
      /--data-raw/,
    ],
    [
      'takes any age',
      (received) => good({ ...received, body: received.body.replace(/"age":-?\d+/, '"age":30') }),
      /A request that breaks the document is accepted with 200\. Of the request: .*\$\.age: by OpenAPI it must be >= 18/,
      /"age":/,
    ],
    [
      'asks for no token',
      (received) => good({ ...received, headers: { ...received.headers, authorization: 'Bearer token-1' } }),
      /A request without a valid token gets 200\. Of the request: it has no token/,
      /PATCH 'http:\/\/127\.0\.0\.1:\d+\/user\/77'/,
    ],
    [
      'sends a page for an unknown id',
      (received) => (good(received)?.status === 404 ? { status: 404, type: 'text/html', body: 'No' } : good(received)),
      /OpenAPI has application\/json here, and not text\/html\. Of the request: \{id\} of the path is/,
      /curl/,
    ],
  ])('[BED-6] is red at a host that %s, with the call that shows it', async (_, host, message, curl) => {
    const { result } = await generated(host)
    expect(result?.result).toBe('broken')
    expect(result?.problems).toEqual([expect.objectContaining({ message: expect.stringMatching(message) })])
    expect(result?.reproduction?.curl).toMatch(curl)
    expect(result?.reproduction?.curl).not.toContain('token-1')
  })

  it('[BED-6] shows a small request of those that fail', async () => {
    const { result, calls } = await generated((received) =>
      received.body.includes('unheardOf') ? { status: 500, body: refused } : good(received),
    )
    expect(result?.reproduction?.curl).toMatch(/'\{"name":"Robin","age":30,"unheardOf":.{1,5}\}'$/)
    expect(calls.length).toBeLessThan(170)
  })

  it('[BED-6] says so where the request of the pact does not work already', async () => {
    const { result, requests } = await generated((received) =>
      received.path.startsWith('/user') ? { status: 404, body: refused } : good(received),
    )
    expect([requests, result?.problems[0]?.message]).toEqual([
      1,
      expect.stringMatching(/^The request of the pact does not work in its state/),
    ])
  })

  it('[BED-6] goes on in the states that are written, and notes one that is not', async () => {
    const { result, requests } = await generated((received) =>
      received.path.startsWith('/_mock/') && stateIn(received).state === 'second-state'
        ? { status: 400, body: 'not yet' }
        : good(received),
    )
    expect([requests, result?.result, result?.note]).toEqual([120, 'kept', expect.stringMatching(/not yet/)])
  })

  it('[BED-6] says so where the state is refused', async () => {
    const { result } = await generated(() => ({ status: 400, body: 'not yet' }))
    expect(result).toMatchObject({ result: 'state refused', problems: [{ message: expect.stringMatching(/not yet/) }] })
  })
})
