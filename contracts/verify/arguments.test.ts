import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { help } from './help.ts'
import { readArguments } from './arguments.ts'
import { interaction, pactOf } from './testing.ts'
import { readPact, selected } from './pact-file.ts'
import { createSecrets } from './secrets.ts'

const read = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  readArguments(args, env, createSecrets())
const verifying = ['--host', 'legacy', '--url', 'http://host.example/']
const listing = ['--host', 'legacy', '--list', '--broker']
const broker = { PACT_BROKER_BASE_URL: 'https://broker.example/', PACT_BROKER_TOKEN: 'token' }

describe('the arguments', () => {
  it('[BED-5] need a host and an address; the rest has a sensible value', () => {
    expect(read(verifying)).toEqual({
      kind: 'verify',
      host: 'legacy',
      url: 'http://host.example',
      browsers: true,
      generate: null,
      origin: 'http://localhost:5173',
      openapi: null,
      nullIsAbsent: false,
      source: { kind: 'own' },
      filters: { operations: [], states: [], statuses: [] },
      endpoint: { url: 'http://host.example/_mock/provider-states', headers: {}, timeoutMs: 15_000 },
      reports: { junit: null, html: null, json: null },
      results: null,
      buildUrl: null,
      providerBranch: null,
    })
  })

  it('[BED-5] take the origin of the pages; none counts where it is the host itself', () => {
    const originOf = (...more: readonly string[]) => read([...verifying, ...more])
    expect(originOf('--origin', 'https://portal.example/')).toMatchObject({ origin: 'https://portal.example' })
    expect(originOf('--origin', 'http://host.example')).toMatchObject({ origin: null })
    expect(originOf('--same-origin')).toMatchObject({ origin: null })
    expect(originOf('--operation', 'ping')).toMatchObject({ browsers: false })
    expect(originOf('--operation', 'ping', '--browsers')).toMatchObject({ browsers: true })
  })

  it('[BED-6] take how many requests are generated, with a seed of their own where none is given', () => {
    const generating = read([...verifying, '--generate', '20', '--seed', '7', '--max-seconds', '2.5'])
    expect(generating).toMatchObject({ generate: { count: 20, seed: 7, maxSeconds: 2.5 } })
    expect(read([...verifying, '--generate', '20'])).toMatchObject({
      generate: { seed: expect.any(Number), maxSeconds: 10 },
    })
  })

  it('[BED-5] take several operations, states and statuses', () => {
    const args = ['--operation', 'a', '--operation', 'b', '--state', 'c', '--status', '404', '--status', '500']
    expect(read([...verifying, ...args])).toMatchObject({
      filters: { operations: ['a', 'b'], states: ['c'], statuses: [404, 500] },
    })
  })

  it('[BED-5] take versions and branches from the environment, and rather from the options', () => {
    const env = { ...broker, GIT_COMMIT: 'abc', GIT_BRANCH: 'main' }
    const args = [...verifying, '--broker', '--publish-results']
    expect(read(args, env)).toMatchObject({ results: { number: 'abc', branch: 'main' }, providerBranch: 'main' })
    expect(read([...args, '--provider-version', '7', '--provider-branch', 'topic'], env)).toMatchObject({
      results: { number: '7', branch: 'topic' },
      providerBranch: 'topic',
    })
  })

  it.each<[string, readonly string[], RegExp, Readonly<Record<string, string>>?]>([
    ['an unknown option', ['--hots', 'legacy'], /^Unknown option '--hots'\. --help lists the options\.$/],
    ['an option without its value', ['--host'], /--host.*argument missing. --help/],
    ['an unknown command', ['verify'], /'verify' is no option/],
    ['no host', ['--url', 'http://host.example'], /--host is missing/],
    ['another host', ['--host', 'billing'], /not 'billing'/],
    ['no address', ['--host', 'legacy'], /--url is missing/],
    [
      'an address of a file',
      ['--host', 'legacy', '--url', 'file:///tmp'],
      /--url is an address.*'file:\/\/\/tmp' is none/,
    ],
    ['an address with a password', ['--host', 'legacy', '--url', 'http://me:pw@host.example'], /reports would show/],
    ['a state address that is none', [...verifying, '--states', 'states'], /--states is an address/],
    ['a time that is none', [...verifying, '--timeout', 'soon'], /--timeout is a number of seconds/],
    ['a status that is none', [...verifying, '--status', '4xx'], /--status is a status of HTTP/],
    [
      'an origin with a path',
      [...verifying, '--origin', 'https://portal.example/app'],
      /--origin is scheme, host and port/,
    ],
    ['any origin', [...verifying, '--origin', '*'], /--origin is scheme, host and port/],
    ['no number of requests', [...verifying, '--generate', 'many'], /--generate is a number of requests/],
    [
      'a seed for nothing',
      [...verifying, '--seed', '1'],
      /--seed and --max-seconds are about requests that --generate/,
    ],
    ['a seed that is none', [...verifying, '--generate', '1', '--seed', 'x'], /--seed is a whole number/],
    ['no time at all', [...verifying, '--generate', '1', '--max-seconds', '0'], /--max-seconds is a number of seconds/],
    ['two sources', [...verifying, '--broker', '--pact', 'a.json'], /exclude each other/, broker],
    ['results without a broker', [...verifying, '--publish-results'], /needs --broker/],
    [
      'results of a part',
      [...verifying, '--broker', '--publish-results', '--status', '200'],
      /goes with no filter/,
      broker,
    ],
    [
      'results without a version',
      [...verifying, '--broker', '--publish-results'],
      /version of the provider is missing/,
      broker,
    ],
    ['pacts to publish', ['publish'], /npx -p @pact-foundation\/pact-cli pact-broker publish/, broker],
    ['a day that is none', [...verifying, '--broker', '--include-wip-pacts-since', 'May'], /is a day, such as/, broker],
    ['a run that is no address', [...verifying, '--broker', '--build-url', '7'], /--build-url is an address/, broker],
    ['a broker without an address', listing, /PACT_BROKER_BASE_URL is not set/],
    ['a broker that is no address', listing, /is no address/, { PACT_BROKER_BASE_URL: 'broker' }],
    [
      'a broker with a password in it',
      listing,
      /Set PACT_BROKER_USERNAME/,
      { PACT_BROKER_BASE_URL: 'https://a:b@c.example' },
    ],
    [
      'a user without a password',
      listing,
      /go together/,
      { PACT_BROKER_BASE_URL: 'https://c.example', PACT_BROKER_USERNAME: 'me' },
    ],
    [
      'two kinds of credentials',
      listing,
      /not both/,
      { ...broker, PACT_BROKER_USERNAME: 'me', PACT_BROKER_PASSWORD: 'pw' },
    ],
  ])('[BED-5] are refused with one sentence: %s', (_, args, sentence, env = {}) => {
    expect(() => read(args, env)).toThrow(sentence)
  })
})

describe('the page for backend teams', () => {
  const page = readFileSync(new URL('../../docs/backend-team.md', import.meta.url), 'utf8')
  const optionsIn = (text: string) => new Set(text.match(/--[a-z]+(-[a-z]+)*/g))
  const ofOthers = ['--yes', '--save-dev', '--detach', '--wait', '--config', '--package', '--name', '--no-production']
  const ofClient = ['--retry-while-unknown', '--retry-interval']

  it('[BED-5] names every option of the help, and none that there is not', () => {
    const known = optionsIn(help)
    // The standard client of a broker has its own options.
    const own = optionsIn(page.replaceAll(/pact-broker (?:[^\n]*\\\n)*[^\n]*/g, ''))
    expect([...known].filter((option) => !own.has(option))).toEqual([])
    expect([...own].filter((option) => !known.has(option) && ![...ofOthers, ...ofClient].includes(option))).toEqual([])
    for (const option of known) expect(() => read([option, 'x', '--nonsense'])).toThrow("'--nonsense'")
  })

  it('[BED-5] has examples for continuous integration that are YAML, and upload what the program writes', () => {
    const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => text ?? '')
    expect(examples).toHaveLength(4)
    for (const text of examples) expect(parseAllDocuments(text).flatMap(({ errors }) => errors)).toEqual([])
    for (const text of examples.slice(0, 2)) {
      expect(text).toMatch(/--junit "?reports\//)
      expect(text).toContain('reports/*.xml')
    }
    // The webhook's examples verify the pact that triggered them, and publish the result to the broker.
    for (const text of examples.slice(2)) {
      expect(text).toContain('--broker --publish-results')
      expect(text).toContain(
        '--consumer-branch "$CONSUMER_BRANCH" --provider-version "$VERSION" --provider-branch "$BRANCH"',
      )
    }
  })
})

describe('the filters', () => {
  const pact = readPact(
    pactOf([
      interaction('getBenefit: one', 'benefit-selected'),
      interaction('ping: alive', 'first-visit', { status: 204 }),
    ]),
    'the pact',
    'legacy',
  )
  const select = (operations: string[], states: string[], statuses: number[]) =>
    selected([pact], { operations, states, statuses })[0]?.map(({ description }) => description)

  it('[BED-5] keep what fits each of them', () => {
    expect(select([], [], [])).toEqual(['one', 'alive'])
    expect(select(['ping'], [], [204])).toEqual(['alive'])
    expect(select([], ['benefit-selected', 'first-visit'], [])).toEqual(['one', 'alive'])
  })

  it('[BED-5] are refused where they match nothing, with what comes close', () => {
    expect(() => select(['benefit'], [], [])).toThrow(
      'No interaction has --operation benefit. Did you mean getBenefit?',
    )
    expect(() => select([], ['moon'], [])).toThrow('No interaction has --state moon. --list shows what there is.')
    expect(() => select([], [], [500])).toThrow('No interaction has --status 500.')
    expect(() => select(['ping'], ['benefit-selected'], [])).toThrow('No interaction fits all filters together.')
  })
})

describe('a pact', () => {
  it('[BED-6] may have states with parameters, the older single state, or none', () => {
    const older = { ...interaction('a: b', 'unused'), providerStates: undefined, providerState: 'of old' }
    const none = { ...interaction('a: c', 'unused'), providerStates: undefined }
    const withParams = interaction('a: d', 'benefit-selected', { params: { benefitId: '210' } })
    expect(readPact(pactOf([older, none, withParams]), 'x', 'legacy').interactions.map(({ states }) => states)).toEqual(
      [[{ name: 'of old', params: {} }], [], [{ name: 'benefit-selected', params: { benefitId: '210' } }]],
    )
  })
})

describe('secrets', () => {
  it('[BED-5] are hidden however they are written', () => {
    const secrets = createSecrets()
    for (const one of ['p"ss wörd', 'abc']) secrets.add(one)
    expect(secrets.hide(`${JSON.stringify('p"ss wörd')} ${encodeURIComponent('p"ss wörd')} p"ss wörd abc`)).toBe(
      '"[secret]" [secret] [secret] abc',
    )
  })
})
