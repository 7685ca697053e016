import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callHost, headersNamed } from './http-call.ts'
import { startRecordingProxy } from './recording-proxy.ts'
import { serve, type Scripted, type ScriptedResponse } from './scripted-host.ts'

const responses: Readonly<Record<string, ScriptedResponse>> = {
  '/dropped': { breaks: 'before' },
  '/half': { body: 'half', breaks: 'within' },
  '/stuck': { body: 'half', breaks: 'stuck' },
  '/silent': null,
  '/moved': { status: 302, headers: { Location: '/elsewhere' } },
  '/cookies': { status: 201, type: 'text/plain', headers: { 'Set-Cookie': ['a=1', 'b=2'] }, body: '\u0000\u00ff' },
}
let host: Scripted
beforeAll(async () => {
  host = await serve(({ path }) => (path in responses ? (responses[path] ?? null) : { status: 404 }))
})
afterAll(() => host.close())

const call = (url: string) => callHost({ method: 'GET', url, headers: [], body: new Uint8Array() }, 200)

describe('a call that goes wrong', () => {
  it.each([
    ['/dropped', /^The host closed the connection without a response/],
    ['/half', /^The response began with the status 200 and broke off: 4 of 8 bytes of the body came/],
    ['/stuck', /^The response began with the status 200 and did not end within 0\.2 s: 4 of 8 bytes of the body came/],
    ['/silent', /^There was no response within 0\.2 s\.$/],
  ])('[BED-5] is reported in words: %s', async (path, sentence) => {
    expect(await call(host.url + path)).toMatchObject({ kind: 'broken', sentence: expect.stringMatching(sentence) })
  })

  it('[BED-5] says where nothing listens, and what is no HTTP', async () => {
    const closed = await serve(() => ({}))
    await closed.close()
    expect(await call(closed.url)).toMatchObject({
      sentence: expect.stringMatching(/^Nothing accepts connections at 127/),
    })
    const noHttp = createServer((socket) => socket.end('SSH-2.0-server\r\n'))
    await new Promise<void>((resolve) => noHttp.listen(0, '127.0.0.1', resolve))
    // A server that listens on a port has an address of this shape.
    const { port } = noHttp.address() as AddressInfo
    expect(await call(`http://127.0.0.1:${port}`)).toMatchObject({ sentence: expect.stringMatching(/is not HTTP/) })
    noHttp.close()
  })
})

describe('the recording proxy', () => {
  it('[BED-5] passes status, headers and bytes on as they are, and keeps them', async () => {
    const proxy = await startRecordingProxy(host.url, { timeoutMs: 200, extra: [['Origin', 'http://portal.example']] })
    const through = await call(`${proxy.url}/cookies`)
    const recorded = proxy.take()
    await proxy.close()
    const direct = await call(`${host.url}/cookies`)
    if (through.kind === 'broken' || direct.kind === 'broken' || recorded?.result.kind !== 'response')
      throw new Error('All three are whole responses.')
    expect([through.status, Buffer.from(through.body)]).toEqual([direct.status, Buffer.from(direct.body)])
    expect(headersNamed(through.headers, 'Set-Cookie')).toEqual(['a=1', 'b=2'])
    expect(Buffer.from(recorded.result.body)).toEqual(Buffer.from(direct.body))
    expect(recorded.request.url).toBe(`${host.url}/cookies`)
    expect(host.received.at(-2)?.headers['origin']).toBe('http://portal.example')
    expect(proxy.take()).toBeNull()
  })

  it('[BED-5] lets nobody follow a redirect, and breaks where the host broke', async () => {
    const proxy = await startRecordingProxy(host.url, { timeoutMs: 200 })
    const moved = await call(`${proxy.url}/moved`)
    expect(moved).toMatchObject({ kind: 'response', status: 302 })
    expect(moved.kind === 'response' && headersNamed(moved.headers, 'Location')).toEqual([])
    expect(await call(`${proxy.url}/half`)).toMatchObject({ kind: 'broken' })
    expect(proxy.take()?.result).toMatchObject({ sentence: expect.stringMatching(/4 of 8 bytes/) })
    await proxy.close()
  })
})
