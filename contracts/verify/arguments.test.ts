import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { help } from './help.ts'
import { readArguments } from './arguments.ts'
import { interaction, pactOf } from './testing.ts'
import { readPact, selected } from './pact-file.ts'
import { createSecrets } from './secrets.ts'

const read = (args: readonly string[]) => readArguments(args, {}, createSecrets())
const verifying = ['--host', 'legacy', '--url', 'http://host.example/']

describe('the arguments', () => {
  it('[BED-5] need a host and an address; the rest has a sensible value', () => {
    expect(read(verifying)).toEqual({
      kind: 'verify',
      host: 'legacy',
      url: 'http://host.example',
      browsers: true,
      origin: 'http://localhost:5173',
      openapi: null,
      nullIsAbsent: false,
      pact: null,
      filters: { operations: [], states: [], statuses: [] },
      endpoint: { url: 'http://host.example/_mock/provider-states', headers: {}, timeoutMs: 15_000 },
      reports: { junit: null, html: null, json: null },
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

  it('[BED-5] take several operations, states and statuses', () => {
    const args = ['--operation', 'a', '--operation', 'b', '--state', 'c', '--status', '404', '--status', '500']
    expect(read([...verifying, ...args])).toMatchObject({
      filters: { operations: ['a', 'b'], states: ['c'], statuses: [404, 500] },
    })
  })

  it.each<[string, readonly string[], RegExp]>([
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
  ])('[BED-5] are refused with one sentence: %s', (_, args, sentence) => {
    expect(() => read(args)).toThrow(sentence)
  })
})

describe('the page for backend teams', () => {
  const page = readFileSync(new URL('../../docs/backend-team.md', import.meta.url), 'utf8')
  const optionsIn = (text: string) => new Set(text.match(/--[a-z]+(-[a-z]+)*/g))
  const ofOthers = ['--yes', '--save-dev', '--detach', '--wait', '--config', '--package', '--name', '--no-production']

  it('[BED-5] names every option of the help, and none that there is not', () => {
    const known = optionsIn(help)
    // Other programs have their own options.
    const own = optionsIn(page.replaceAll(/^ *(?:alias )?(?:pact|schemathesis)\b.*$/gm, ''))
    expect([...known].filter((option) => !own.has(option))).toEqual([])
    expect([...own].filter((option) => !known.has(option) && !ofOthers.includes(option))).toEqual([])
    for (const option of known) expect(() => read([option, 'x', '--nonsense'])).toThrow("'--nonsense'")
  })

  it('[BED-5] has examples for continuous integration that are YAML, and upload what the program writes', () => {
    const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text]) => text ?? '')
    expect(examples).toHaveLength(2)
    for (const text of examples) expect(parseAllDocuments(text).flatMap(({ errors }) => errors)).toEqual([])
    for (const text of examples) {
      expect(text).toMatch(/--junit "?reports\//)
      expect(text).toContain('reports/*.xml')
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
