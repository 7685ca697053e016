import { describe, expect, it, vi } from 'vitest'
import { getEmployees } from './generated/employees.ts'
import { getHomePageCards } from './generated/home.ts'
import { getScheme } from './generated/brand.ts'
import { getLoginSetup } from './generated/session.ts'
import type { CallSession } from './operation.ts'
import { callsAhead } from './calls-ahead.ts'
import { requestOf } from './request.ts'

const hosts = { legacy: 'https://legacy.example', versioned: 'https://versioned.example' }
const setup = 'https://legacy.example/login/setup'
const cards = 'https://legacy.example/user/home-page-cards'
const clients = 'https://versioned.example/v2/client'
const scheme = 'https://legacy.example/schemes/acme'

/** A host whose responses wait for the test. */
const heldHost = () => {
  const calls: { url: string; init: RequestInit; respond: (response: Response) => void; drop: () => void }[] = []
  const fetch = (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      calls.push({ url, init, respond: resolve, drop: () => reject(new TypeError('Failed to fetch')) })
    })
  return { fetch, calls, urls: () => calls.map(({ url }) => url) }
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  await new Promise((resolve) => setImmediate(resolve))
}

const visitor: CallSession = { accessToken: null, masquerade: null }
const withToken: CallSession = { accessToken: 'token-1', masquerade: null }
const asked = (session: CallSession, signal = new AbortController().signal, method = 'GET') =>
  requestOf({ method, anonymous: false }, {}, session, signal)

const opened = () => {
  const host = heldHost()
  let time = 1_000
  const calls = callsAhead(hosts, host.fetch, () => time)
  return { host, calls, pass: (ms: number) => (time += ms) }
}

/** The session has responded, and its page's read is under way. */
const signedIn = async () => {
  const all = opened()
  void all.calls.session(getLoginSetup, [getHomePageCards])
  all.host.calls[0]?.respond(Response.json({ access_token: 'token-1', user: { id: '7' } }))
  await settle()
  return all
}

describe('reads that the page makes before its scripts arrive', () => {
  it('are those of the portal in address and headers, the page’s own with the token of the session', async () => {
    const { host } = await signedIn()
    expect(host.urls()).toEqual([setup, cards])
    const [first, second] = host.calls.map(({ init: { signal, ...init } }) => ({ ...init, signal: signal?.aborted }))
    expect(first).toEqual({ ...asked(visitor), signal: false })
    expect(second).toEqual({ ...asked(withToken), signal: false })
  })

  it('are read to the end at once, so that one which nobody takes keeps no connection', async () => {
    const { host, calls } = await signedIn()
    let isRead = false
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          isRead = true
          controller.enqueue(new TextEncoder().encode('[]'))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    host.calls[1]?.respond(new Response(body))
    await settle()
    expect(isRead).toBe(true)
    expect(await (await calls.take(cards, asked(withToken)))?.json()).toEqual([])
  })

  it('are handed over once, the whole response, under way or not', async () => {
    const { host, calls } = await signedIn()
    const session = await calls.take(setup, asked(visitor))
    expect(await session?.json()).toEqual({ access_token: 'token-1', user: { id: '7' } })
    expect(calls.take(setup, asked(visitor))).toBeNull()

    const waiting = calls.take(cards, asked(withToken))
    host.calls[1]?.respond(Response.json([{ id: 'a' }]))
    expect(await (await waiting)?.json()).toEqual([{ id: 'a' }])
    expect(host.urls()).toHaveLength(2)
  })

  it('are for nobody else: another token, a masquerade or another address gets none', async () => {
    const { calls } = await signedIn()
    expect(calls.take(cards, asked({ accessToken: 'token-2', masquerade: null }))).toBeNull()
    expect(calls.take(cards, asked(withToken)), 'nor does the right one afterwards').toBeNull()
    const masquerade = { userId: '9', schemeYear: null }
    expect(calls.take(setup, asked({ accessToken: null, masquerade }))).toBeNull()
    expect(calls.take(`${scheme}?year=2025`, asked(visitor))).toBeNull()
  })

  it('end with the first change, which they can be older than', async () => {
    const { calls } = await signedIn()
    expect(calls.take('https://legacy.example/terms', asked(withToken, undefined, 'POST'))).toBeNull()
    expect(calls.take(cards, asked(withToken))).toBeNull()
  })

  it('are good for a minute', async () => {
    const late = await signedIn()
    late.pass(60_001)
    expect(late.calls.take(cards, asked(withToken))).toBeNull()
    const inTime = await signedIn()
    inTime.pass(60_000)
    expect(inTime.calls.take(cards, asked(withToken))).not.toBeNull()
  })

  it.each([
    ['of the client that the response names', { id: '77' }, [setup, `${clients}/77/employees?page=1`, cards]],
    ['of no client where it names none', {}, [setup, cards]],
    ['of no client where that is no text', { id: { of: '77' } }, [setup, cards]],
  ])('are %s', async (_, client, urls) => {
    const { host, calls } = opened()
    void calls.session(getLoginSetup, [{ ...getEmployees, asks: { page: 1 } }, getHomePageCards])
    host.calls[0]?.respond(Response.json({ access_token: 'token-1', client }))
    await settle()
    expect(host.urls()).toEqual(urls)
  })

  it('are left to a portal that has taken the session’s response before it came: no read is made twice', async () => {
    const { host, calls } = opened()
    void calls.session(getLoginSetup, [getHomePageCards])
    const taken = calls.take(setup, asked(visitor))
    host.calls[0]?.respond(Response.json({ access_token: 'token-1' }))
    expect(await (await taken)?.json()).toEqual({ access_token: 'token-1' })
    await settle()
    expect(host.urls()).toEqual([setup])
  })

  it.each([
    ['refuses', new Response('{"message":"Sign in again."}', { status: 401 })],
    ['sends no token', Response.json({ user: { id: '7' } })],
    ['sends no JSON', new Response('<html>')],
  ])('go no further where the host %s, and the portal gets that response', async (_, response) => {
    const { host, calls } = opened()
    const text = await response.clone().text()
    void calls.session(getLoginSetup, [getHomePageCards])
    host.calls[0]?.respond(response)
    await settle()
    expect(host.urls()).toEqual([setup])
    expect(await (await calls.take(setup, asked(visitor)))?.text()).toBe(text)
  })

  it('fail for the portal as its own call would', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    const { host, calls } = opened()
    const body = calls.scheme(getScheme, 'acme')
    expect(host.urls()).toEqual([scheme])
    host.calls[0]?.drop()
    expect(await body).toBeNull()
    await settle()
    const ofPortal = requestOf(getScheme, {}, visitor, new AbortController().signal)
    await expect(calls.take(scheme, ofPortal)).rejects.toThrow('Failed to fetch')
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('stop when the portal gives up', async () => {
    const { host, calls } = await signedIn()
    const gaveUp = new AbortController()
    const waiting = calls.take(cards, asked(withToken, gaveUp.signal))
    gaveUp.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    expect(host.calls[1]?.init.signal?.aborted).toBe(true)
    await expect((await signedIn()).calls.take(cards, asked(withToken, gaveUp.signal))).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})
