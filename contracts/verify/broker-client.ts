import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { at, listAt } from './bad-input.ts'
import { brokerDouble } from './broker-double.ts'
import { hostThat } from './scripted-host.ts'
import { install, interaction, pactOf } from './testing.ts'

/**
 * `npm run contracts:broker`: runs the standard client of Pact brokers, which npx fetches, and `portal-verify` against the broker double of
 * the tests. The double must have everything that the client needs, and both must send the same queries and publish the same results. Not
 * part of `npm test`, which downloads nothing.
 */
const client = '@pact-foundation/pact-cli@18.1.2'
const token = 'broker-token'

interface Ended {
  readonly code: number | null
  readonly text: string
}

const npx = (env: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const command = ['--yes', '--package', client, '--', ...args]
    const child = spawn('npx', command, {
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true', ...env },
      shell: process.platform === 'win32',
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()))
    child.on('close', (code) => resolve({ code, text }))
  })

const pact = pactOf([interaction('ping: alive', 'first-visit'), interaction('getBenefit: one', 'benefit-selected')])
const version = ['--provider-version', '2.0', '--provider-branch', 'topic', '--build-url', 'https://ci.example/run/7']
const selectors = [{ mainBranch: true }, { deployedOrReleased: true }, { matchingBranch: true }]

const broker = await brokerDouble({ authorization: `Bearer ${token}`, pact, isPending: true })
const host = await hostThat({ calls: () => ({ body: { id: 5 } }) })
const installed = await install()
const folder = mkdtempSync(path.join(tmpdir(), 'broker-client-'))
writeFileSync(path.join(folder, 'portal-legacy.json'), JSON.stringify(pact))
const env = { PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_TOKEN: token }

let failed = 0
const check = (what: string, isRight: boolean, text = ''): void => {
  if (!isRight) failed += 1
  console.log(`${isRight ? 'ok    ' : 'FAILED'}  ${what}`)
  if (!isRight) console.error(text)
}
const sent = (method: string, pattern: RegExp): boolean =>
  broker.received.some((one) => one.method === method && pattern.test(one.path))
/** A published result without the name of the program. */
const result = (index: number): object => {
  const { verifiedBy: _, ...rest } = Object(broker.published.results[index])
  return rest
}

try {
  const published = await npx(
    env,
    ...['pact-broker', 'publish', folder, '--consumer-app-version', '1.0', '--branch', 'main'],
    ...['--build-url', 'https://ci.example/run/6'],
  )
  check('publish', published.code === 0 && !published.text.includes('Warning'), published.text)
  const [contract] = broker.published.contracts
  check(
    'publish: version, branch, build URL and pact',
    at(contract, 'pacticipantVersionNumber') === '1.0' &&
      at(contract, 'branch') === 'main' &&
      at(contract, 'buildUrl') === 'https://ci.example/run/6' &&
      listAt(contract, 'contracts')
        .map((one) => at(one, 'providerName'))
        .join() === 'legacy',
    JSON.stringify(contract).slice(0, 300),
  )

  const theirs = await npx(
    env,
    ...['pact-verifier', '--broker-url', broker.url, '--token', token, '--provider-name', 'legacy'],
    ...['--hostname', '127.0.0.1', '--port', new URL(host.url).port, '--publish', '--enable-pending', ...version],
    ...['--state-change-url', `${host.url}/_mock/provider-states`, '--include-wip-pacts-since', '2026-01-01'],
    ...selectors.flatMap((one) => ['--consumer-version-selectors', JSON.stringify(one)]),
  )
  const ours = await installed.run(
    [
      ...['--host', 'legacy', '--same-origin', '--url', host.url, '--broker', '--publish-results', ...version],
      ...['--include-wip-pacts-since', '2026-01-01'],
    ],
    env,
  )
  check("a pending pact that fails: Pact's verifier ends with 0", theirs.code === 0, theirs.text)
  check('a pending pact that fails: portal-verify ends with 0', ours.code === 0, `${ours.out}${ours.err}`)
  check(
    'both ask the broker the same',
    broker.questions.length === 2 && isDeepStrictEqual(broker.questions[0], broker.questions[1]),
    JSON.stringify(broker.questions, null, 2),
  )
  const [first, second] = broker.published.branches
  check(
    'both put the version on the same branch',
    first !== undefined && first === second,
    String(broker.published.branches),
  )
  const [one, other] = [result(0), result(1)]
  const plain = (of: object): unknown => [
    ...['success', 'providerApplicationVersion', 'buildUrl'].map((key) => at(of, key)),
    ...listAt(of, 'testResults').flatMap((test) => [at(test, 'interactionId'), at(test, 'success')]),
  ]
  check(
    'both publish the same result: success, version, build URL, interactions',
    isDeepStrictEqual(plain(one), [false, '2.0', 'https://ci.example/run/7', 'id-0', false, 'id-1', false]) &&
      isDeepStrictEqual(plain(one), plain(other)),
    JSON.stringify([one, other], null, 2),
  )

  const ofPortal = ['--pacticipant', 'portal', '--version', '1.0']
  const deploy = await npx(env, 'pact-broker', 'can-i-deploy', ...ofPortal, '--to-environment', 'production')
  check('can-i-deploy', deploy.code === 0 && sent('GET', /^\/matrix\?.*environment=production/), deploy.text)
  const recorded = await npx(env, 'pact-broker', 'record-deployment', ...ofPortal, '--environment', 'production')
  check('record-deployment', recorded.code === 0 && sent('POST', /deployed-versions/), recorded.text)
  const hook = await npx(
    env,
    ...['pact-broker', 'create-or-update-webhook', 'https://api.github.com/repos/acme/benefits-host/dispatches'],
    ...['--uuid', '7a1c7f0e-4f0b-4b7e-9a51-6f0f6a0c2b11', '--request', 'POST', '--provider', 'legacy'],
    ...['--header', 'Content-Type: application/json', '--data', '{"event_type":"contract_changed"}'],
    '--contract-requiring-verification-published',
  )
  check('create-or-update-webhook', hook.code === 0 && sent('PUT', /^\/webhooks\//), hook.text)
} finally {
  installed.remove()
  rmSync(folder, { recursive: true, force: true })
  await Promise.all([broker.close(), host.close()])
}
console.log(failed === 0 ? `${client}: the double responds to it and to portal-verify alike` : `${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
