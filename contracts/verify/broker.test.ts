import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { interaction, expectBadInput, install, pactOf, type Ended, type Installed } from './testing.ts'
import { brokerWith, hostThat, serve, type ScriptedBroker } from './scripted-host.ts'

let installed: Installed
beforeAll(async () => {
  installed = await install()
}, 60_000)
afterAll(() => installed.remove())

const token = 'broker-secret-token'
const [username, password] = ['reader', 'pass"wörd-secret']
const basic = Buffer.from(`${username}:${password}`).toString('base64')
const pact = pactOf([interaction('ping: alive', 'first-visit'), interaction('getBenefit: one', 'benefit-selected')])

const envOf = ({ url }: { readonly url: string }) => ({ PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: token })

/** No credential is in what the program printed, in any way of writing it. */
const expectNoSecret = (ended: Ended, ...files: readonly string[]): void => {
  const texts = [ended.out, ended.err, ...files.map((name) => readFileSync(path.join(installed.folder, name), 'utf8'))]
  for (const secret of [token, password, basic, JSON.stringify(password).slice(1, -1)])
    expect(texts.join('')).not.toContain(secret)
}

/** Verifies a host against the pact of a broker. */
const verifying = async (
  broker: ScriptedBroker,
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
    const broker = await brokerWith(`Bearer ${token}`, pact)
    const args = [
      '--publish-results',
      '--provider-version',
      '2.0',
      '--provider-branch',
      'topic/one',
      '--junit',
      'of-broker.xml',
    ]
    const ended = await verifying(broker, args)
    await broker.close()
    expect([ended.code, ended.err]).toEqual([0, ''])
    expect(ended.out).toContain('2 passed, 0 failed')
    expect(JSON.parse(broker.received.find(({ path: one }) => one.endsWith('/for-verification'))?.body ?? '')).toEqual({
      consumerVersionSelectors: [{ mainBranch: true }, { deployedOrReleased: true }, { matchingBranch: true }],
      providerVersionBranch: 'topic/one',
      includePendingStatus: false,
    })
    expect(broker.published.branches).toEqual(['/pacticipants/legacy/branches/topic%2Fone/versions/2.0'])
    expect(broker.published.results).toEqual([
      {
        success: true,
        providerApplicationVersion: '2.0',
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
    const broker = await brokerWith(`Bearer ${token}`, pact)
    const ended = await verifying(broker, ['--publish-results', '--provider-version', '2.0'], { id: 5 })
    await broker.close()
    expect(ended.code).toBe(1)
    expect(broker.published.results).toMatchObject([{ success: false }])
    expect(broker.published.branches).toEqual([])
  })

  it('[BED-5] gets nothing without --publish-results, and serves a part of a pact as well', async () => {
    const broker = await brokerWith(`Basic ${basic}`, pact)
    const env = { PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password }
    const ended = await verifying(broker, ['--operation', 'ping', '--consumer-branch', 'main'], { id: 'text' }, env)
    await broker.close()
    expect(ended.out).toContain('1 passed, 0 failed')
    expect(broker.published).toEqual({ contracts: [], results: [], branches: [] })
    expectNoSecret(ended)
  })

  it('[BED-5] gets the pacts of the package, as they are, with the version and the branch of the portal', async () => {
    const broker = await brokerWith(`Bearer ${token}`, null)
    const ended = await installed.run(['publish'], { ...envOf(broker), GIT_COMMIT: 'abc123', GIT_BRANCH: 'main' })
    await broker.close()
    expect(ended).toMatchObject({ code: 0, err: '' })
    expect(ended.out).toContain('Pact successfully published.')
    expect(ended.out).toContain('Published the pacts with legacy and versioned as version abc123 of the branch main.')
    const [sent] = broker.published.contracts as { contracts: { content: string }[] }[] // the body that publishPacts makes
    const contract = (provider: string) => ({
      consumerName: 'portal',
      providerName: provider,
      specification: 'pact',
      contentType: 'application/json',
      content: expect.any(String),
      onConflict: 'overwrite',
    })
    expect(sent).toEqual({
      pacticipantName: 'portal',
      pacticipantVersionNumber: 'abc123',
      branch: 'main',
      contracts: [contract('legacy'), contract('versioned')],
    })
    const own = readFileSync(path.join(installed.packageFolder, 'pacts/portal-legacy.json'), 'utf8')
    expect(JSON.parse(Buffer.from(sent?.contracts[0]?.content ?? '', 'base64').toString())).toEqual(JSON.parse(own))
    expectNoSecret(ended)
  })
})

describe('a broker that cannot be used ends with 2', () => {
  const expectSentence = (ended: Ended, sentence: RegExp): void => {
    expectBadInput(ended, sentence)
    expectNoSecret(ended)
  }

  it('[BED-5] because it refuses the credentials', async () => {
    const broker = await brokerWith('Bearer another', pact)
    expectSentence(await verifying(broker, []), /refuses the credentials \(401\)\. Correct PACT_BROKER_TOKEN/)
    await broker.close()
  })

  it('[BED-5] because it has no such pact', async () => {
    const broker = await brokerWith(`Bearer ${token}`, pact)
    expectSentence(await verifying(broker, ['--consumer-branch', 'other']), /no pact with legacy of the branch other/)
    await broker.close()
  })

  it('[BED-5] because it is not there', async () => {
    const env = { PACT_BROKER_BASE_URL: 'http://127.0.0.1:9', PACT_BROKER_TOKEN: token }
    expectSentence(await installed.run(['publish', '--consumer-version', '1'], env), /The broker .* cannot be reached/)
  })

  it.each<[string, Parameters<typeof serve>[0], RegExp]>([
    ['it is a page', () => ({ type: 'text/html', body: '<h1>Hi</h1>' }), /without JSON, so it is no broker/],
    ['it is another API', () => ({ body: { hello: 'there' } }), /no link pb:publish-contracts/],
    [
      'it breaks',
      ({ headers }) => ({ status: 500, body: String(headers['authorization']) }),
      /returned 500 .*\[secret\]/,
    ],
  ])('[BED-5] because %s', async (_, script, sentence) => {
    const server = await serve(script)
    expectSentence(await installed.run(['publish', '--consumer-version', '1'], envOf(server)), sentence)
    await server.close()
  })
})
