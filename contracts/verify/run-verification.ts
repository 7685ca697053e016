import { isObject, type JsonObject } from '../../openapi/json.ts'
import type { Command, ReportFiles } from './arguments.ts'
import { BadInput, shownAddress, textOf } from './bad-input.ts'
import { verifyForBrowsers } from './browsers/checks.ts'
import { resultLines } from './console.ts'
import { describedFor } from './described.ts'
import { selected, wantsAll } from './pact-file.ts'
import { startRecordingProxy, type Made } from './recording-proxy.ts'
import { createReplayer } from './replayer.ts'
import { resultsOf, sumOf, type Result } from './result.ts'
import type { Secrets } from './secrets.ts'
import { pactFrom } from './sources.ts'
import { listens, verify } from './verification.ts'
import { version } from './version.ts'
import { existsSync, readFileSync, closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Host } from '../../src/effects/api/operation.ts'
import path from 'node:path'
import { htmlOf } from './html.ts'
import { junitOf } from './junit.ts'

/** The run as JSON, for programs. */
const jsonOf = (result: Result): string => {
  const interactions = result.groups.flatMap(({ source, results }) =>
    results.map(({ interaction, result: ended, problems, reproduction, note, seconds }) => ({
      source,
      number: interaction.number,
      operation: interaction.operation,
      status: interaction.status,
      states: interaction.states,
      description: interaction.description,
      result: ended,
      seconds: Math.round(seconds * 1000) / 1000,
      problems,
      ...(reproduction !== null && { request: reproduction }),
      ...(note !== null && { note }),
    })),
  )
  const { host, url, version, begun } = result
  return `${JSON.stringify({ host, url, version, begun, ...sumOf(resultsOf(result)), interactions }, null, 2)}\n`
}

const kinds = { junit: junitOf, html: htmlOf, json: jsonOf } as const

const each = (files: ReportFiles): readonly (readonly [keyof ReportFiles, string])[] =>
  (['junit', 'html', 'json'] as const).flatMap((kind) => (files[kind] === null ? [] : [[kind, files[kind]] as const]))

/** Opens every report before the run, so that no run is lost because a file cannot be written. Throws BadInput. */
export const openReports = (files: ReportFiles): void => {
  for (const [kind, file] of each(files))
    try {
      mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
      closeSync(openSync(file, 'a'))
    } catch (error) {
      throw new BadInput(`The report ${file} cannot be written (${textOf(error)}). Correct --${kind}.`, {
        cause: error,
      })
    }
}

/** Writes the wanted reports, without secrets. */
export const writeReports = (files: ReportFiles, result: Result, secrets: Secrets): void => {
  for (const [kind, file] of each(files)) writeFileSync(file, secrets.hide(kinds[kind](result)))
}

const parsed = async (file: string): Promise<unknown> => {
  const text = readFileSync(file, 'utf8')
  if (!/\.ya?ml$/.test(file)) return JSON.parse(text)
  // Only the checkout has the parser: the package holds the documents as JSON, which is read a hundred times as fast.
  const { parse } = await import('yaml')
  return parse(text)
}

/** Reads an OpenAPI document from a file. Throws BadInput if it is not one. */
export const readDocument = async (file: string): Promise<JsonObject> => {
  let document: unknown
  try {
    document = await parsed(file)
  } catch (error) {
    throw new BadInput(
      `The OpenAPI document ${file} cannot be read (${textOf(error)}). Give one as JSON to --openapi.`,
      {
        cause: error,
      },
    )
  }
  if (!isObject(document) || !isObject(document['paths']))
    throw new BadInput(`${file} is no OpenAPI document: it has no paths. Correct --openapi.`)
  return document
}

/** The document of a host in this package, or in the checkout. */
export const ownDocument = (host: Host): Promise<JsonObject> => {
  const found = [`../openapi/${host}.json`, `../../openapi/${host}.yaml`]
    .map((place) => new URL(place, import.meta.url))
    .find((file) => existsSync(file))
  if (!found) throw new BadInput(`The package lacks the OpenAPI document of ${host}. Install it again.`)
  return readDocument(fileURLToPath(found))
}

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
