import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { interaction, expectBadInput, install, pactOf, withBearer, type Installed } from './testing.ts'
import { hostThat, serve, stateIn, type Received, type ScriptedResponse } from './scripted-host.ts'

let installed: Installed
let pact: string
beforeAll(async () => {
  installed = await install()
  pact = installed.file(
    'pact.json',
    pactOf([
      interaction('getBenefit: a benefit', 'benefit-selected', { request: withBearer, params: { benefitId: '210' } }),
      interaction('listBenefits: the list', 'employee-signed-in'),
      interaction('ping: alive', 'employee-signed-in'),
      interaction('vouchers: somebody has none', 'no-credits', { status: 404 }),
    ]),
  )
}, 60_000)
afterAll(() => installed.remove())

const isState = ({ path: received }: Received): boolean => received.startsWith('/_mock/')
const respond = ({ path: received }: Received): ScriptedResponse =>
  received === '/vouchers' ? { status: 404, body: { id: 'none' } } : { body: { id: 'text' } }

/** Runs the program against a host that a test scripts. */
const against = async (
  host: Parameters<typeof hostThat>[0],
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  run = installed.runHere,
) => {
  const server = await hostThat({ calls: respond, ...host })
  const ended = await run(['--host', 'legacy', '--pact', pact, '--same-origin', '--url', server.url, ...args], env)
  await server.close()
  return { ...ended, received: server.received, url: server.url }
}

describe('a verification', () => {
  it('[BED-5] ends with 0 and the sums where the contract is kept', async () => {
    const { code, out, err } = await against({}, [], {}, installed.run)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('ok      ping 200  alive (employee-signed-in)')
    expect(out.trimEnd().split('\n').at(-1)).toBe('4 passed, 0 failed')
  })

  it('[BED-6] posts each state with its parameters before its interaction, and the teardown after it', async () => {
    const { received } = await against({}, ['--operation', 'getBenefit'])
    expect(received.map((one) => (isState(one) ? stateIn(one) : one.path))).toEqual([
      { state: 'benefit-selected', params: { benefitId: '210' }, action: 'setup' },
      // The library treats the parameters of a state as values that it returned.
      '/benefit/210',
      { state: 'benefit-selected', params: { benefitId: '210' }, action: 'teardown' },
    ])
  })

  it('[BED-6] sends the token and the ids that a state hands out, and shows neither token nor headers', async () => {
    const reports = [
      installed.file('report.html', ''),
      installed.file('report.xml', ''),
      installed.file('report.json', ''),
    ] as const
    const env = { PORTAL_VERIFY_STATE_HEADERS: 'Authorization: Bearer state-secret-1\nX-Key: key-secret-2' }
    const { code, out, err, received } = await against(
      {
        states: () => ({ body: { accessToken: 'token-secret-3', benefitId: '777' } }),
        calls: () => ({ status: 418, body: { id: 5, echo: 'token-secret-3 state-secret-1 key-secret-2' } }),
      },
      ['--operation', 'getBenefit', '--html', reports[0], '--junit', reports[1], '--json', reports[2]],
      env,
    )
    const call = received.find((one) => !isState(one))
    expect([call?.path, call?.headers['authorization'], call?.headers['x-bearer-token']]).toEqual([
      '/benefit/777',
      'Bearer token-secret-3',
      'token-secret-3',
    ])
    expect(received.filter(isState).map(({ headers }) => [headers['authorization'], headers['x-key']])).toEqual([
      ['Bearer state-secret-1', 'key-secret-2'],
      ['Bearer state-secret-1', 'key-secret-2'],
    ])
    expect(code).toBe(1)
    const written = reports.map((file) => readFileSync(file, 'utf8'))
    expect(written.every((text) => text !== '')).toBe(true)
    expect([out, err, ...written].join('')).not.toMatch(/-secret-/)
  })

  it('[BED-5] ends with 1 where a response differs, and reports path, expected and actual', async () => {
    const calls = ({ path: received }: Received): ScriptedResponse =>
      received === '/ping' ? { status: 500, body: { why: 'no database' } } : { body: { id: 5 } }
    const { code, out } = await against({ calls }, ['--state', 'employee-signed-in'])
    expect(code).toBe(1)
    expect(out).toContain('FAILED  ping 200  alive (employee-signed-in)')
    expect(out).toMatch(
      /status: expected 200 but was 500\n\s+expected 200\n\s+came\s+500: {"why":"no database"}\n\s+GET \/ping\n/,
    )
    expect(out).toMatch(/body \$\.id: Expected 5 .*\n\s+expected "text"\n\s+came\s+5/)
    expect(out).toMatch(/^0 passed, 2 failed$/m)
  })

  it('[BED-6] counts an interaction whose state alone is refused as failed, and does not try it', async () => {
    const { code, out, received } = await against({
      states: (one) =>
        stateIn(one).state === 'no-credits' ? { status: 400, body: 'this state is unknown' } : { body: {} },
    })
    expect([code, out.trimEnd().split('\n').at(-1)]).toEqual([1, '3 passed, 1 failed'])
    expect(out).toContain("returned 400 for the state 'no-credits': this state is unknown")
    expect(received.some(({ path: one }) => one === '/vouchers')).toBe(false)
  })

  it('[BED-6] reports a teardown that is refused, and still passes', async () => {
    const { code, out } = await against({
      states: (one) => (stateIn(one).action === 'teardown' ? { status: 500, body: 'no' } : { body: {} }),
    })
    expect(code).toBe(0)
    expect(out.match(/note: /g)).toHaveLength(3)
    expect(out).toContain('Teardowns are left out from here.')
  })

  it('[BED-5] verifies only what all filters ask for', async () => {
    const args = ['--state', 'employee-signed-in', '--operation', 'ping', '--operation', 'vouchers', '--status', '200']
    expect((await against({}, args)).out).toContain('1 passed, 0 failed')
  })

  it('[BED-5] says so where a response does not come in time, and goes on', async () => {
    const calls = (received: Received): ScriptedResponse => (received.path === '/ping' ? null : respond(received))
    const { code, out } = await against({ calls }, ['--state', 'employee-signed-in', '--timeout', '2'])
    expect(code).toBe(1)
    expect(out).toContain('response: There was no response within 2 s.')
    expect(out).toContain('ok      listBenefits')
  })

  it('[BED-5] does not obey what the environment says of other pacts', async () => {
    const env = { PACT_BROKER_BASE_URL: 'http://127.0.0.1:9', PACT_BROKER_TOKEN: 'unused', PACT_DESCRIPTION: 'nothing' }
    expect((await against({}, ['--operation', 'ping'], env, installed.run)).out).toContain('1 passed, 0 failed')
  })
})

describe('what cannot be verified ends with 2', () => {
  it.each<[string, (received: Received) => ScriptedResponse, RegExp, string[]]>([
    [
      'returns 404',
      () => ({ status: 404, body: 'nothing here' }),
      /No state could be entered.*404.*nothing here.*--states/,
      [],
    ],
    ['returns 500', () => ({ status: 500, body: 'ouch' }), /No state could be entered.*500.*ouch/, []],
    [
      'returns a page',
      () => ({ type: 'text/html', body: '<h1>Hi</h1>' }),
      /text\/html, and not with a JSON object/,
      [],
    ],
    ['returns a list', () => ({ body: [] }), /not with a JSON object/, []],
    ['hangs', () => null, /did not respond within 0.2 s/, ['--timeout', '0.2']],
  ])('[BED-5] a provider-state endpoint that %s', async (_, states, sentence, args) => {
    expectBadInput(await against({ states }, args), sentence)
  })

  it('[BED-5] a provider-state endpoint that is not there', async () => {
    expectBadInput(
      await against({}, ['--states', 'http://127.0.0.1:9/states']),
      /127.0.0.1:9\/states cannot be reached/,
    )
  })

  it('[BED-5] an address at which nothing listens', async () => {
    const ended = await installed.runHere(['--host', 'legacy', '--url', 'http://127.0.0.1:9'])
    expectBadInput(ended, /Nothing responds at http:\/\/127.0.0.1:9. Start the provider, or correct --url/)
    expect(ended.out).toBe('0 passed, 0 failed\n')
  })

  it.each<[string, ScriptedResponse]>([
    ['pages', { type: 'text/html', body: '<h1>A shop</h1>' }],
    ['404 to everything', { status: 404, body: { message: 'no such path' } }],
  ])('[BED-5] an address that returns %s', async (_, response) => {
    expectBadInput(
      await against({ calls: () => response }, ['--status', '200']),
      /responds, but not as the host legacy.*--url/,
    )
  })

  it('[BED-5] a single page of an error is no wrong address', async () => {
    const { code } = await against(
      {
        calls: (received) =>
          received.path === '/ping' ? { status: 502, type: 'text/html', body: 'bad gateway' } : respond(received),
      },
      ['--operation', 'ping'],
    )
    expect(code).toBe(1)
  })

  it('[BED-5] a host that ends in the middle', async () => {
    const server = await hostThat({ calls: respond })
    const states = await serve((received) => {
      if (stateIn(received).state === 'employee-signed-in') void server.close()
      return { body: {} }
    })
    const args = ['--host', 'legacy', '--pact', pact, '--url', server.url, '--states', states.url]
    expectBadInput(await installed.runHere(args), /stopped responding after 1 interactions/)
    await states.close()
  })

  it.each([
    ['is not there', 'none.json', undefined, /cannot be read .*Correct --pact/],
    ['is no JSON', 'text.json', 'no json', /is no JSON/],
    ['is no pact', 'other.json', { name: 'something' }, /is no pact: it lacks/],
    ['is of another provider', 'pact-of-other.json', pactOf([], 'payroll'), /is a pact with the provider 'payroll'/],
    ['has messages', 'messages.json', pactOf([{ description: 'a message' }]), /no HTTP interaction/],
  ])('[BED-5] a pact that %s', async (_, name, content, sentence) => {
    const file = content === undefined ? path.join(installed.folder, name) : installed.file(name, content)
    expectBadInput(
      await installed.runHere(['--host', 'legacy', '--url', 'http://127.0.0.1:9', '--pact', file]),
      sentence,
    )
  })

  it('[BED-5] a report that cannot be written, before anything is called', async () => {
    const folder = path.join(installed.folder, 'a-folder')
    mkdirSync(folder)
    const ended = await against({}, ['--junit', folder])
    expectBadInput(ended, /The report .*a-folder cannot be written .*Correct --junit/)
    expect(ended.received).toEqual([])
  })

  it('[BED-5] headers that are none, of which nothing is shown', async () => {
    const ended = await against({}, [], { PORTAL_VERIFY_STATE_HEADERS: 'no-header-but-secret' })
    expectBadInput(ended, /Line 1 of PORTAL_VERIFY_STATE_HEADERS is no header/)
    expect(ended.out + ended.err).not.toContain('no-header-but-secret')
  })
})
