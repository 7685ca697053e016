import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Host } from '../../src/effects/api/operation.ts'
import { runGeneration } from '../generated-requests/print.ts'
import type { JsonObject } from '../../openapi/json.ts'
import { readArguments, type Source, type Command } from './arguments.ts'
import { BadInput, shownAddress } from './bad-input.ts'
import { verifyForBrowsers } from './browsers/checks.ts'
import { pactsOf, publishResults, type BrokerPact } from './broker.ts'
import { listLines, resultLines } from './console.ts'
import { describedFor, ownDocument, readDocument } from './document.ts'
import { help } from './help.ts'
import { readPactFile, selected, wantsAll } from './pact-file.ts'
import { startRecordingProxy, type Made } from './recording-proxy.ts'
import { createReplayer } from './replayer.ts'
import { openReports, writeReports } from './reports.ts'
import { resultsOf, sumOf, type Result } from './result.ts'
import { createSecrets, type Secrets } from './secrets.ts'
import { found, shownLines } from './show.ts'
import { listens, verify } from './verification.ts'
import { version } from './version.ts'

/** How the program talks, and what runs it. */
export interface Surroundings {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
  /** The script that the child which replays is started from. */
  readonly script: string
}

type Verify = Extract<Command, { readonly kind: 'verify' }>

const ownPact = (host: Host): string => {
  const file = new URL(`../pacts/portal-${host}.json`, import.meta.url)
  if (!existsSync(file)) throw new BadInput(`The package lacks the pact of ${host}. Install it again.`)
  return fileURLToPath(file)
}

const withoutBroker = { resultsUrl: null, isPending: false, notices: [] } as const

const pactsFrom = async (source: Source, host: Host, branch: string | null): Promise<readonly BrokerPact[]> => {
  switch (source.kind) {
    case 'own':
      // The path of the package is nobody's concern.
      return [{ ...readPactFile(ownPact(host), host), source: `portal-${host}.json`, ...withoutBroker }]
    case 'file':
      return [{ ...readPactFile(source.file, host), ...withoutBroker }]
    case 'broker':
      return pactsOf(source.access, host, { ...source, providerBranch: branch })
  }
}

/** A document and a pact belong to one version: another pact is held to another document, or to none. */
const documentFor = async ({ openapi, source, host }: Verify): Promise<JsonObject | null> => {
  if (openapi !== null) return readDocument(openapi)
  return source.kind === 'own' ? ownDocument(host) : null
}

const runVerification = async (
  command: Verify,
  { script }: Surroundings,
  secrets: Secrets,
  print: (line: string) => void,
) => {
  const { host, source, filters, url, origin, endpoint, reports, results, providerBranch } = command
  const pacts = await pactsFrom(source, host, providerBranch)
  const wanted = selected(pacts, filters)
  const raw = await documentFor(command)
  openReports(reports)
  if (!(await listens(url)))
    throw new BadInput(`Nothing responds at ${shownAddress(url)}. Start the provider, or correct --url.`)
  const total = wanted.reduce((sum, interactions) => sum + interactions.length, 0)
  const all = wantsAll(filters) ? '' : ` of ${pacts.reduce((sum, pact) => sum + pact.interactions.length, 0)}`
  print(`Verifying ${host} at ${shownAddress(url)}: ${total}${all} interactions, portal-contracts ${version}`)
  const begun = new Date()
  const onResult = (one: Parameters<typeof resultLines>[0]): void => resultLines(one).forEach(print)
  const finish = (groups: Result['groups']) => {
    const result: Result = { host, url: shownAddress(url), version, begun, groups }
    writeReports(reports, result, secrets)
    return sumOf(resultsOf(result))
  }
  if (command.generate) {
    const options = { ...command, ...command.generate, document: raw, interactions: wanted.flat(), secrets, onResult }
    return finish([{ source: 'generated requests', results: await runGeneration(options, print) }])
  }
  const document = raw && describedFor(raw, host)
  const proxy = await startRecordingProxy(url, {
    timeoutMs: endpoint.timeoutMs,
    extra: origin === null ? [] : [['Origin', origin]],
  })
  const replayer = createReplayer(script, proxy.url, endpoint.timeoutMs)
  const done: Result['groups'][number][] = []
  const made: Made[] = []
  try {
    for (const [index, pact] of pacts.entries()) {
      if (pacts.length > 1) print(pact.source)
      pact.notices.forEach(print)
      if (pact.isPending)
        print(`This pact is pending: the branch ${providerBranch} never kept it, so what fails does not fail this run.`)
      const verified = await verify({
        pact,
        interactions: wanted[index] ?? [],
        document,
        url,
        endpoint,
        secrets,
        replayer,
        proxy,
        onCall: (call) => made.push(call),
        onResult,
      })
      done.push({ source: pact.source, results: verified.map((one) => ({ ...one, isPending: pact.isPending })) })
      if (!results || source.kind !== 'broker') continue
      const success = verified.every(({ result }) => result === 'kept')
      const tests = verified.flatMap(({ interaction, result }) =>
        typeof interaction.raw['_id'] === 'string'
          ? [{ interactionId: interaction.raw['_id'], success: result === 'kept' }]
          : [],
      )
      await publishResults(source.access, pact, results, { success, tests, by: version, buildUrl: command.buildUrl })
      print(`Published to the broker: ${host} ${results.number} ${success ? 'keeps' : 'does not keep'} ${pact.source}`)
    }
    if (command.browsers) {
      const interactions = wanted.flat()
      done.push({
        source: 'browsers',
        results: await verifyForBrowsers({ origin, url, interactions, made, document, endpoint, secrets, onResult }),
      })
    } else print('What browsers need was left out: it is verified without filters, or with --browsers.')
  } finally {
    await replayer.close()
    await proxy.close()
  }
  return finish(done)
}

const list = async (
  { hosts, source, filters }: Extract<Command, { readonly kind: 'list' }>,
  print: (line: string) => void,
) => {
  const pacts = (await Promise.all(hosts.map((host) => pactsFrom(source, host, null)))).flat()
  const rows = selected(pacts, filters).flatMap((interactions, index) =>
    interactions.map((one) => [pacts[index]?.provider ?? '', one] as const),
  )
  listLines(rows).forEach(print)
}

const show = async (
  { hosts, source, name }: Extract<Command, { readonly kind: 'show' }>,
  print: (line: string) => void,
) => {
  const pacts = (await Promise.all(hosts.map((host) => pactsFrom(source, host, null)))).flat()
  shownLines(found(pacts, name)).forEach(print)
}

/**
 * Does what the arguments say, and resolves to the exit code: 0 done or kept, 1 a contract that is not kept, 2 bad input, with
 * one sentence. No secret is ever printed.
 */
export const runProgram = async (surroundings: Surroundings): Promise<0 | 1 | 2> => {
  const secrets = createSecrets()
  const print = (line: string): void => surroundings.print(secrets.hide(line))
  let verifies = false
  try {
    const command = readArguments(surroundings.args, surroundings.env, secrets)
    switch (command.kind) {
      case 'help':
        print(help)
        return 0
      case 'version':
        print(version)
        return 0
      case 'list':
        await list(command, print)
        return 0
      case 'show':
        await show(command, print)
        return 0
      case 'verify': {
        verifies = true
        const { passed, failed, pending } = await runVerification(command, surroundings, secrets, print)
        if (pending > 0) print(`${pending} failed in pending pacts, which does not count.`)
        print(`${passed} passed, ${failed} failed`)
        return failed === 0 ? 0 : 1
      }
    }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    surroundings.complain(secrets.hide(error.message))
    if (verifies) print('0 passed, 0 failed')
    return 2
  }
}
