import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { interaction, expectBadInput, install, pactOf, type Ended, type Installed } from './testing.ts'
import { brokerDouble, type BrokerContent, type BrokerDouble } from './broker-double.ts'
import { hostThat, serve } from './scripted-host.ts'

let installed: Installed
beforeAll(async () => {
  installed = await install()
}, 60_000)
afterAll(() => installed.remove())

const token = 'broker-secret-token'
const [username, password] = ['reader', 'pass"wörd-secret']
const basic = Buffer.from(`${username}:${password}`).toString('base64')
const pact = pactOf([interaction('ping: alive', 'first-visit'), interaction('getBenefit: one', 'benefit-selected')])

const brokerThat = (content: Partial<BrokerContent> = {}): Promise<BrokerDouble> =>
  brokerDouble({ authorization: `Bearer ${token}`, pact, ...content })

const envOf = ({ url }: { readonly url: string }) => ({ PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: token })

/** Expects that no credential is in the program's output, in any encoding. */
const expectNoSecret = (ended: Ended, ...files: readonly string[]): void => {
  const texts = [ended.out, ended.err, ...files.map((name) => readFileSync(path.join(installed.folder, name), 'utf8'))]
  for (const secret of [token, password, basic, JSON.stringify(password).slice(1, -1)])
    expect(texts.join('')).not.toContain(secret)
}

/** Verifies a host against the pact of a broker. */
const verifying = async (
  broker: BrokerDouble,
  args: readonly string[],
  body: unknown = { id: 'text' },
  env: Readonly<Record<string, string>> = envOf(broker),
) => {
  const host = await hostThat({ calls: () => ({ body }) })
  const ended = await installed.run(['--host', 'legacy', '--same-origin', '--url', host.url, '--broker', ...args], env)
  await host.close()
  return ended
}

describe('a broker', () => {
  it('[BED-5] gives the pact, and takes the result with the version and the branch of the provider', async () => {
    const broker = await brokerThat()
    const args = [
      '--publish-results',
      '--provider-version',
      '2.0',
      '--provider-branch',
      'topic/one',
      '--build-url',
      'https://ci.example/run/7',
      '--junit',
      'of-broker.xml',
    ]
    const ended = await verifying(broker, args)
    await broker.close()
    expect([ended.code, ended.err]).toEqual([0, ''])
    expect(ended.out).toContain('2 passed, 0 failed')
    expect(ended.out).toContain('The pact is being verified because of the selectors of the question.')
    expect(broker.questions).toEqual([
      {
        consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }, { matchingBranch: true }],
        providerVersionBranch: 'topic/one',
        includePendingStatus: true,
      },
    ])
    expect(broker.published.branches).toEqual(['/pacticipants/legacy/branches/topic%2Fone/versions/2.0'])
    expect(broker.published.results).toEqual([
      {
        success: true,
        providerApplicationVersion: '2.0',
        buildUrl: 'https://ci.example/run/7',
        testResults: [
          { interactionId: 'id-0', success: true },
          { interactionId: 'id-1', success: true },
        ],
        verifiedBy: { implementation: 'portal-contracts', version: expect.any(String) },
      },
    ])
    expectNoSecret(ended, 'of-broker.xml')
  })

  it('[BED-5] gets the result of a broken contract, and the program still exits with 1', async () => {
    const broker = await brokerThat()
    const ended = await verifying(broker, ['--publish-results', '--provider-version', '2.0'], { id: 5 })
    await broker.close()
    expect(ended.code).toBe(1)
    expect(broker.published.results).toMatchObject([{ success: false }])
    expect(broker.published.branches).toEqual([])
  })

  it('[BED-5] gets nothing without --publish-results, and serves a part of a pact as well', async () => {
    const broker = await brokerThat({ authorization: `Basic ${basic}` })
    const env = { PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password }
    const ended = await verifying(broker, ['--operation', 'ping', '--consumer-branch', 'main'], { id: 'text' }, env)
    await broker.close()
    expect(ended.out).toContain('1 passed, 0 failed')
    expect(broker.published).toEqual({ contracts: [], results: [], branches: [] })
    expectNoSecret(ended)
  })

  const topic = ['--provider-version', '2.0', '--provider-branch', 'topic']

  it('[BED-5] says that a pact is pending: what fails is shown and published, and does not fail the run', async () => {
    const broker = await brokerThat({ isPending: true })
    const args = ['--publish-results', ...topic, '--junit', 'pending.xml', '--json', 'pending.json']
    const ended = await verifying(broker, args, { id: 5 })
    await broker.close()
    expect([ended.code, ended.err]).toEqual([0, ''])
    for (const line of [
      'This pact is pending: the branch topic never kept it, so what fails does not fail this run.',
      'FAILED  ping 200',
      '2 failed in pending pacts, which does not count.',
      '0 passed, 0 failed',
    ])
      expect(ended.out).toContain(line)
    expect(broker.published.results).toMatchObject([{ success: false }])
    const [junit, json] = ['pending.xml', 'pending.json'].map((name) =>
      readFileSync(path.join(installed.folder, name), 'utf8'),
    )
    expect(junit).toContain('failures="0" errors="0" skipped="2"')
    expect(junit).toContain('<skipped message="pending pact: ')
    expect(JSON.parse(json ?? '')).toMatchObject({ failed: 0, pending: 2, interactions: [{ pending: true }, {}] })
  })

  it('[BED-5] cannot say so of no branch: the same failure counts', async () => {
    const broker = await brokerThat({ isPending: true })
    const ended = await verifying(broker, [], { id: 5 })
    await broker.close()
    expect(ended.code).toBe(1)
    expect(broker.questions).toMatchObject([{ includePendingStatus: false }])
  })

  it('[BED-5] has work in progress as well, which is pending, where that is asked', async () => {
    const broker = await brokerThat({ isWorkInProgress: true })
    const without = await verifying(broker, topic, { id: 5 })
    const ended = await verifying(broker, [...topic, '--include-wip-pacts-since', '2026-11-01'], { id: 5 })
    await broker.close()
    expect(without.code).toBe(2)
    expect(ended.code).toBe(0)
    expect(ended.out).toContain('2 failed in pending pacts, which does not count.')
    expect(broker.questions[1]).toMatchObject({ includeWipPactsSince: '2026-11-01', providerVersionBranch: 'topic' })
  })
})

describe('a broker that cannot be used ends with 2', () => {
  const listing = ['--host', 'legacy', '--list', '--broker']
  const expectSentence = (ended: Ended, sentence: RegExp): void => {
    expectBadInput(ended, sentence)
    expectNoSecret(ended)
  }

  it('[BED-5] because it refuses the credentials', async () => {
    const broker = await brokerThat({ authorization: 'Bearer another' })
    expectSentence(await verifying(broker, []), /refuses the credentials \(401\)\. Correct PACT_BROKER_TOKEN/)
    await broker.close()
  })

  it('[BED-5] because it has no such pact', async () => {
    const broker = await brokerThat()
    expectSentence(await verifying(broker, ['--consumer-branch', 'other']), /no pact with legacy of the branch other/)
    await broker.close()
  })

  it('[BED-5] because it is not there', async () => {
    const env = { PACT_BROKER_BASE_URL: 'http://127.0.0.1:9', PACT_BROKER_TOKEN: token }
    expectSentence(await installed.run(listing, env), /The broker .* cannot be reached/)
  })

  it.each<[string, Parameters<typeof serve>[0], RegExp]>([
    ['it is a page', () => ({ type: 'text/html', body: '<h1>Hi</h1>' }), /without JSON, so it is no broker/],
    ['it is another API', () => ({ body: { hello: 'there' } }), /no link pb:provider-pacts-for-verification/],
    [
      'it breaks',
      ({ headers }) => ({ status: 500, body: String(headers['authorization']) }),
      /returned 500 .*\[secret\]/,
    ],
  ])('[BED-5] because %s', async (_, script, sentence) => {
    const server = await serve(script)
    expectSentence(await installed.run(listing, envOf(server)), sentence)
    await server.close()
  })
})
