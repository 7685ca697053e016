import type { JsonObject } from '../../openapi/json.ts'
import type { Command } from './arguments.ts'
import { BadInput, shownAddress } from './bad-input.ts'
import { verifyForBrowsers } from './browsers/checks.ts'
import { resultLines } from './console.ts'
import { describedFor } from './described.ts'
import { ownDocument, readDocument } from './document.ts'
import { selected, wantsAll } from './pact-file.ts'
import { startRecordingProxy, type Made } from './recording-proxy.ts'
import { createReplayer } from './replayer.ts'
import { openReports, writeReports } from './reports.ts'
import { resultsOf, sumOf, type Result } from './result.ts'
import type { Secrets } from './secrets.ts'
import { pactFrom } from './sources.ts'
import { listens, verify } from './verification.ts'
import { version } from './version.ts'

type Verify = Extract<Command, { readonly kind: 'verify' }>

/** The document to check against. Document and pact belong to one version, so a different pact needs a different document, or none. */
const documentFor = async ({ openapi, pact, host }: Verify): Promise<JsonObject | null> => {
  if (openapi !== null) return readDocument(openapi)
  return pact === null ? ownDocument(host) : null
}

/** Verifies a host as the arguments say, writes the reports, and resolves to the sums. Rejects with BadInput if nothing can be verified. */
export const runVerification = async (
  command: Verify,
  script: string,
  secrets: Secrets,
  print: (line: string) => void,
) => {
  const { host, filters, url, origin, endpoint, reports } = command
  const pact = pactFrom(command.pact, host)
  const [interactions = []] = selected([pact], filters)
  const raw = await documentFor(command)
  openReports(reports)
  if (!(await listens(url)))
    throw new BadInput(`Nothing responds at ${shownAddress(url)}. Start the provider, or correct --url.`)
  const all = wantsAll(filters) ? '' : ` of ${pact.interactions.length}`
  print(
    `Verifying ${host} at ${shownAddress(url)}: ${interactions.length}${all} interactions, portal-contracts ${version}`,
  )
  const begun = new Date()
  const onResult = (one: Parameters<typeof resultLines>[0]): void => resultLines(one).forEach(print)
  const finish = (groups: Result['groups']) => {
    const result: Result = { host, url: shownAddress(url), version, begun, groups }
    writeReports(reports, result, secrets)
    return sumOf(resultsOf(result))
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
    const verified = await verify({
      pact,
      interactions,
      document,
      url,
      endpoint,
      secrets,
      replayer,
      proxy,
      onCall: (call) => made.push(call),
      onResult,
    })
    done.push({ source: pact.source, results: verified })
    if (command.browsers) {
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
