import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { curlOf, reproductionOf } from './curl.ts'
import type { SentRequest } from './http-call.ts'

const request = (over: Partial<SentRequest>): SentRequest => ({
  method: 'POST',
  url: 'http://host.example/benefit/201?names[]=a',
  headers: [],
  body: new Uint8Array(),
  ...over,
})

/** What a POSIX shell passes to `curl` for a line: its arguments and its input. */
const givenBy = (line: string, env: Readonly<Record<string, string>> = {}) => {
  const script = `curl() { printf '%s\\0' "$@" >&2; case "$*" in *@-*) cat;; esac; }\n${line}`
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { env: { PATH: process.env['PATH'] ?? '', ...env } })
  return { args: stderr.toString().split('\0').slice(0, -1), read: stdout }
}

const nasty = `it's "$HOME" \`id\` \\ ! %s £ 'quoted'`

describe('the line that sends a request again', () => {
  it('[BED-5] survives a shell, whatever the request holds', () => {
    const line = curlOf(
      request({ headers: [['X-Note', nasty]], body: new TextEncoder().encode(JSON.stringify({ name: nasty })) }),
      new Map(),
    )
    expect(line.split('\n')).toHaveLength(1)
    const { args } = givenBy(line)
    expect(args).toContain('http://host.example/benefit/201?names[]=a')
    expect(args).toContain(`X-Note: ${nasty}`)
    expect(args[args.indexOf('--data-raw') + 1]).toBe(JSON.stringify({ name: nasty }))
  })

  it('[BED-5] sends bytes that are no text, such as a form with a file, as they were', () => {
    const body = Uint8Array.from({ length: 256 }, (_, index) => index)
    const line = curlOf(request({ body }), new Map())
    expect(line).toMatch(/^[\u0020-\u007e]+$/)
    expect(givenBy(line).read).toEqual(Buffer.from(body))
  })

  it('[BED-5] has the token only as $TOKEN, wherever it was, and leaves out what the Pact library adds', () => {
    const line = curlOf(
      request({
        headers: [
          ['Authorization', 'Bearer secret-1'],
          ['User-Agent', 'pact'],
        ],
        body: new TextEncoder().encode(`{"token":"secret-1","cost":"$5"}`),
      }),
      new Map([['secret-1', 'TOKEN']]),
    )
    expect(line).not.toContain('secret-1')
    const { args } = givenBy(line, { TOKEN: 'other' })
    expect(args).toContain('Authorization: Bearer other')
    expect(args).toContain('{"token":"other","cost":"$5"}')
    expect(args.join()).not.toContain('User-Agent')
  })

  it('[BED-6] begins with a line that sets the state up and keeps its token, with the headers of the environment', () => {
    const state = { name: 'benefit-selected', params: { name: "O'Neil" } }
    const { setup, curl, path } = reproductionOf(
      request({ headers: [['X-Bearer-Token', 'secret-1']] }),
      { url: 'http://host.example/states', headers: { 'X-Key': 'secret-2' }, timeoutMs: 1 },
      [[state, { accessToken: 'secret-1' }]],
    )
    expect(path).toBe('/benefit/201?names[]=a')
    expect(`${setup} ${curl}`).not.toMatch(/secret-/)
    // The fake curl echoes its input, which serves as the endpoint's response.
    const { args } = givenBy(`${setup}\n${curl}`, { PORTAL_VERIFY_STATE_HEADERS: '{"accessToken" : "t-9"}' })
    expect(args).toContain(JSON.stringify({ state: state.name, params: state.params, action: 'setup' }))
    expect(args).toContain('X-Bearer-Token: t-9')
  })
})
