import type { JsonObject } from '../../openapi/json.ts'
import type { Command } from './arguments.ts'
import { BadInput, shownAddress } from './bad-input.ts'
import { publishResults } from './broker.ts'
import { verifyForBrowsers } from './browsers/checks.ts'
import { resultLines } from './console.ts'
import { describedFor, ownDocument, readDocument } from './document.ts'
import { selected, wantsAll } from './pact-file.ts'
import { startRecordingProxy, type Made } from './recording-proxy.ts'
import { createReplayer } from './replayer.ts'
import { openReports, writeReports } from './reports.ts'
import { resultsOf, sumOf, type Result } from './result.ts'
import type { Secrets } from './secrets.ts'
import { pactsFrom } from './sources.ts'
import { listens, verify } from './verification.ts'
import { version } from './version.ts'

type Verify = Extract<Command, { readonly kind: 'verify' }>

/** The document to check against. Document and pact belong to one version, so a different pact needs a different document, or none. */
const documentFor = async ({ openapi, source, host }: Verify): Promise<JsonObject | null> => {
  if (openapi !== null) return readDocument(openapi)
  return source.kind === 'own' ? ownDocument(host) : null
}

/** Verifies a host as the arguments say, writes the reports, and resolves to the sums. Rejects with BadInput if nothing can be verified. */
export const runVerification = async (
  command: Verify,
  script: string,
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
    const { runGeneration } = await import('../generated-requests/print.ts')
    const options = { ...command, ...command.generate, document: raw, interactions: wanted.flat(), secrets, onResult }
    return finish([{ source: 'generated requests', results: await runGeneration(options, print) }])
  }
  const document = raw && describedFor(raw, host, command)
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
