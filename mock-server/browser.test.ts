import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startBrowserMock, type BrowserMock, type BrowserMockOptions } from './browser.ts'
import { demoPassword } from './world/seeds/people.ts'

const hosts = { legacyUrl: 'https://legacy.demo.example', versionedUrl: 'https://versioned.demo.example' }
let running: BrowserMock | null = null
const start = (options: Partial<BrowserMockOptions> = {}): BrowserMock => {
  running?.stop()
  running = startBrowserMock({ ...hosts, storage: null, ...options })
  return running
}
afterEach(() => {
  running?.stop()
  running = null
})

const post = (path: string, body: object, init: RequestInit = {}) =>
  fetch(hosts.legacyUrl + path, {
    ...init,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

const credentials = { email: 'employee@acme.example', password: demoPassword, deviceToken: 'device' }

describe('the mock in the page', () => {
  it('[BED-4] responds to the calls of both hosts and leaves others to the network', async () => {
    const network = vi.fn<typeof fetch>(() => Promise.resolve(new Response('from the network')))
    const former = globalThis.fetch
    onTestFinished(() => {
      globalThis.fetch = former
    })
    globalThis.fetch = network
    const { mock } = start({ scenario: 'employer-signed-in' })
    const token = mock.worlds.standard().db.sessions.all()[0]?.tokens[0] ?? 'none'
    const headers = { authorization: `Bearer ${token}`, 'x-bearer-token': token }
    expect((await fetch(`${hosts.versionedUrl}/v2/scheme/selections/pending/`, { headers })).status).toBe(200)
    expect(await (await fetch('https://elsewhere.example/')).text()).toBe('from the network')
    expect(network).toHaveBeenCalledOnce()
    running?.stop()
    expect(globalThis.fetch).toBe(network)
  })

  it('[BED-4] keeps the session and the world over a reload', async () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    start({ storage })
    await post('/login', credentials)
    start({ storage })
    expect((await fetch(`${hosts.legacyUrl}/login/setup`)).status).toBe(200)
    start({ storage: null })
    expect((await fetch(`${hosts.legacyUrl}/login/setup`)).status).toBe(401)
  })

  it('[BED-4] a dropped call rejects, and so does an aborted one that hangs', async () => {
    const { mock } = start()
    mock.worlds.standard().faults.add({ operation: 'logIn', kind: 'drop', times: 1 })
    await expect(post('/login', credentials)).rejects.toThrow(TypeError)
    mock.worlds.standard().faults.add({ operation: 'logIn', kind: 'delay', delayMs: 5000 })
    const controller = new AbortController()
    const hanging = post('/login', credentials, { signal: controller.signal })
    controller.abort()
    await expect(hanging).rejects.toThrow('aborted')
  })
})
